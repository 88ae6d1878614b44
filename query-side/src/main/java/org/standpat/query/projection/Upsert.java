package org.standpat.query.projection;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Writes many rows of a table by one statement of one text, which the server plans once: each column travels as an array. A row that is there
 * already is written over, unless its {@code position} is the same or a later one.
 *
 * @param <R> what a row is made of
 */
final class Upsert<R> {

    private final String sql;
    private final List<Column<R>> columns;

    /**
     * A column.
     *
     * @param name its name
     * @param type the type that its values travel as
     * @param stored what is stored, in SQL over what has travelled
     * @param value its value in a row, as text or as the driver knows the type
     */
    record Column<R>(String name, String type, String stored, Function<R, @Nullable Object> value) {

        /** A column that is stored as it travels. */
        static <R> Column<R> of(String name, String type, Function<R, @Nullable Object> value) {
            return new Column<>(name, type, name, value);
        }
    }

    /** Into this table; a row is found by the key. */
    Upsert(String table, List<String> key, List<Column<R>> columns) {
        this.columns = List.copyOf(columns);
        String names = joined(Column::name);
        this.sql = """
                insert into %s as kept (%s)
                select %s from unnest(%s) as travelled (%s)
                on conflict (%s) do update set %s
                where kept.position < excluded.position""".formatted(
                        table,
                        names,
                        joined(Column::stored),
                        joined(column -> "?::" + column.type() + "[]"),
                        names,
                        String.join(", ", key),
                        this.columns.stream()
                                .map(Column::name)
                                .filter(name -> !key.contains(name))
                                .map(name -> name + " = excluded." + name)
                                .collect(Collectors.joining(", ")));
    }

    private String joined(Function<Column<R>, String> part) {
        return columns.stream().map(part).collect(Collectors.joining(", "));
    }

    /** Writes these rows; no two of them may have the same key. */
    void write(Connection connection, List<R> rows) throws SQLException {
        if (rows.isEmpty()) {
            return;
        }
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            for (int i = 0; i < columns.size(); i++) {
                Column<R> column = columns.get(i);
                @Nullable Object[] values = rows.stream().map(column.value()).toArray();
                statement.setArray(i + 1, connection.createArrayOf(column.type(), values));
            }
            statement.executeUpdate();
        }
    }
}
