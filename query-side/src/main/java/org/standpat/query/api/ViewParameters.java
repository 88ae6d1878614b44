package org.standpat.query.api;

import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.standpat.query.analytics.ColumnType;
import org.standpat.query.analytics.View;
import org.standpat.query.analytics.ViewQuery;
import org.standpat.query.analytics.ViewReader;

/** What can be asked of a view: values of its columns, a period, and a part of it. */
final class ViewParameters {

    static final String FROM = "from";
    static final String TO = "to";
    static final String LIMIT = "limit";
    static final String AFTER = "after";

    private ViewParameters() {}

    /** The names of the parameters that an address of this view takes. */
    static Set<String> of(View view) {
        Set<String> names = new TreeSet<>(Set.of(LIMIT, AFTER, Parameters.AT_LEAST));
        view.columns().stream()
                .filter(column -> column.type().isFilter())
                .map(View.Column::name)
                .forEach(names::add);
        if (view.time().isPresent()) {
            names.addAll(Set.of(FROM, TO));
        }
        return names;
    }

    /**
     * What is asked for.
     *
     * @throws ReadProblem when one of them cannot be read, or the times leave nothing between them
     */
    static ViewQuery query(View view, Parameters parameters) {
        Map<View.Column, Object> values = new LinkedHashMap<>();
        for (View.Column column : view.columns()) {
            if (column.type().isFilter()) {
                parameters.any(column.name()).ifPresent(text -> values.put(column, value(column, text)));
            }
        }
        Optional<Instant> from = parameters.time(FROM);
        Optional<Instant> to = parameters.time(TO);
        if (from.isPresent() && to.isPresent() && !from.get().isBefore(to.get())) {
            throw ReadProblem.inParameter(
                    FROM, "\"from\" is before \"to\", but from " + from.get() + " to " + to.get() + " came.");
        }
        return new ViewQuery(
                view,
                values,
                from,
                to,
                parameters.any(AFTER).map(cursor -> after(view, cursor)),
                parameters.number(LIMIT, 1, ViewReader.MOST_ROWS, ViewReader.MOST_ROWS));
    }

    private static Object value(View.Column column, String text) {
        try {
            return column.type().value(text);
        } catch (ColumnType.BadValueException misfit) {
            throw ReadProblem.inParameter(
                    column.name(), column.name() + " is " + misfit.getMessage() + ", and something else came.");
        }
    }

    private static List<Object> after(View view, String cursor) {
        try {
            return ViewReader.after(view, cursor);
        } catch (IllegalArgumentException notOne) {
            throw ReadProblem.inParameter(
                    AFTER,
                    "\"after\" is taken as it stands in header " + AnalyticsController.NEXT
                            + " of the part before, and something else came.");
        }
    }
}
