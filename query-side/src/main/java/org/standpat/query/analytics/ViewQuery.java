package org.standpat.query.analytics;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.standpat.query.analytics.View.Column;

/**
 * Which rows of a view are asked for.
 *
 * @param view the view
 * @param values what columns have to be
 * @param from rows of this time and later; a day counts by its beginning
 * @param to rows before this time
 * @param after rows after the one with these values of the key, the last of the part before
 * @param most how many rows at most
 */
public record ViewQuery(
        View view,
        Map<Column, Object> values,
        Optional<Instant> from,
        Optional<Instant> to,
        Optional<List<Object>> after,
        int most) {

    /** Copies the map. */
    public ViewQuery {
        values = Map.copyOf(values);
    }
}
