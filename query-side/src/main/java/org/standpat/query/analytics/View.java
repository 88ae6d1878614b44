package org.standpat.query.analytics;

import java.util.List;
import java.util.Optional;

/**
 * A view of schema analytics.
 *
 * @param name its name
 * @param meaning what its rows are
 * @param columns its columns in their order
 * @param key columns whose values no two rows share; rows come in their order
 * @param time the column that a period is asked for by
 */
public record View(String name, String meaning, List<Column> columns, List<Column> key, Optional<Column> time) {

    /** Copies the lists. */
    public View {
        columns = List.copyOf(columns);
        key = List.copyOf(key);
    }

    /**
     * A column.
     *
     * @param name its name
     * @param type what stands in it
     * @param meaning what that says
     */
    public record Column(String name, ColumnType type, String meaning) {}
}
