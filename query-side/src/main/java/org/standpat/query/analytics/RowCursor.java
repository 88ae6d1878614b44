package org.standpat.query.analytics;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.standpat.query.analytics.View.Column;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/** Where a part of a view ends, as text that means nothing to its reader: the key of the last row. */
final class RowCursor {

    private static final JsonMapper JSON = JsonMapper.shared();

    private RowCursor() {}

    /** The text for this view and these values of its key. */
    static String text(View view, List<String> key) {
        List<String> all = new ArrayList<>();
        all.add(view.name());
        all.addAll(key);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(JSON.writeValueAsBytes(all));
    }

    /**
     * The values of the key.
     *
     * @throws IllegalArgumentException when the text is not one that was written for this view
     */
    static List<Object> values(View view, String text) {
        String[] all;
        try {
            all = JSON.readValue(
                    new String(Base64.getUrlDecoder().decode(text), StandardCharsets.UTF_8), String[].class);
        } catch (JacksonException notJson) {
            throw new IllegalArgumentException("not a cursor", notJson);
        }
        List<Column> key = view.key();
        if (all == null || all.length != key.size() + 1 || !view.name().equals(all[0])) {
            throw new IllegalArgumentException("a cursor of another view");
        }
        List<Object> values = new ArrayList<>();
        for (int i = 0; i < key.size(); i++) {
            values.add(value(key.get(i), all[i + 1]));
        }
        return values;
    }

    private static Object value(Column column, @Nullable String text) {
        if (text == null) {
            throw new IllegalArgumentException("a cursor without a value");
        }
        try {
            return column.type().value(text);
        } catch (ColumnType.BadValueException misfit) {
            throw new IllegalArgumentException("a cursor with another value", misfit);
        }
    }
}
