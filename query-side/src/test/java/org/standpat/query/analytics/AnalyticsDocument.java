package org.standpat.query.analytics;

import java.util.Collection;
import java.util.stream.Collectors;

/** The part of docs/analytics.md that is made of the comments on the views. */
final class AnalyticsDocument {

    /** Stands before that part. */
    static final String MARK = "<!-- From here on made of the comments on the views; a test compares. -->\n";

    private AnalyticsDocument() {}

    static String of(Collection<View> views) {
        return views.stream().map(AnalyticsDocument::section).collect(Collectors.joining("\n"));
    }

    private static String section(View view) {
        StringBuilder text =
                new StringBuilder("## " + view.name() + "\n\n" + view.meaning() + " Rows are told apart by ");
        text.append(view.key().stream().map(key -> "`" + key.name() + "`").collect(Collectors.joining(", ")));
        text.append(".\n\n| Column | Type | |\n|---|---|---|\n");
        for (View.Column column : view.columns()) {
            text.append("| `").append(column.name()).append("` | ");
            text.append(column.type().word())
                    .append(" | ")
                    .append(column.meaning())
                    .append(" |\n");
        }
        return text.toString();
    }
}
