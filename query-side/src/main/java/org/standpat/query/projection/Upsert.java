package org.standpat.query.projection;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Instant;
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

    private static final String ARRAY = "[]";

    private final String sql;
    private final List<Column<R>> columns;

    /**
     * A column.
     *
     * @param name its name
     * @param type its type in the database: {@code uuid}, {@code bigint}, {@code integer}, {@code smallint}, {@code boolean}, {@code text},
     *     {@code timestamptz}, {@code smallint[]} or {@code boolean[]}
     * @param value its value in a row: a {@link java.util.UUID}, number, boolean, text or {@link java.time.Instant}, or a list of numbers or
     *     booleans
     */
    record Column<R>(String name, String type, Function<R, @Nullable Object> value) {

        /** A column. */
        static <R> Column<R> of(String name, String type, Function<R, @Nullable Object> value) {
            return new Column<>(name, type, value);
        }

        /** Arrays of different lengths fit into no array of arrays. */
        private String travelsAs() {
            return type.endsWith(ARRAY) ? "text" : type;
        }

        private String stored() {
            return type.endsWith(ARRAY) ? name + "::" + type : name;
        }

        private @Nullable Object travelling(R row) {
            return switch (value.apply(row)) {
                case null -> null;
                case Instant time -> time.toString();
                case List<?> list -> list.stream().map(String::valueOf).collect(Collectors.joining(",", "{", "}"));
                case Object other -> other;
            };
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
                        joined(column -> "?::" + column.travelsAs() + "[]"),
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
                @Nullable
                Object[] values = rows.stream().map(column::travelling).toArray();
                statement.setArray(i + 1, connection.createArrayOf(column.travelsAs(), values));
            }
            statement.executeUpdate();
        }
    }
}
