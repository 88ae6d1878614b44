package org.standpat.query.projection;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.postgresql.PGConnection;
import org.postgresql.copy.CopyIn;
import org.standpat.query.projection.Upsert.Column;

/**
 * Rows of a table that are gathered and then written by one binary {@code COPY}. Used by one thread.
 *
 * @param <R> what a row is made of
 */
final class CopiedTable<R> {

    private final String sql;
    private final List<Writer<R>> writers;
    private final RowBytes bytes = new RowBytes();

    private interface Writer<R> {
        void write(RowBytes to, R row);
    }

    /** Into this table, which has these columns and others with defaults. */
    CopiedTable(String table, List<Column<R>> columns) {
        this.sql = "copy " + table
                + columns.stream().map(Column::name).collect(Collectors.joining(", ", " (", ")"))
                + " from stdin (format binary)";
        this.writers = columns.stream().map(CopiedTable::writer).toList();
    }

    private static <R> Writer<R> writer(Column<R> column) {
        Function<R, @Nullable Object> value = column.value();
        return switch (column.type()) {
            case "uuid" -> unlessNull(value, (to, found) -> to.put((UUID) found));
            case "bigint" -> unlessNull(value, (to, found) -> to.put(((Number) found).longValue()));
            case "integer" -> unlessNull(value, (to, found) -> to.put(Math.toIntExact(((Number) found).longValue())));
            case "smallint" -> unlessNull(value, (to, found) -> to.put(RowBytes.small(((Number) found).longValue())));
            case "boolean" -> unlessNull(value, (to, found) -> to.put((boolean) found));
            case "timestamptz" -> unlessNull(value, (to, found) -> to.put((Instant) found));
            case "text" -> unlessNull(value, (to, found) -> to.put((String) found));
            case "smallint[]" -> unlessNull(value, (to, found) -> to.putSmallints((List<?>) found));
            case "boolean[]" -> unlessNull(value, (to, found) -> to.putBooleans((List<?>) found));
            default ->
                throw new IllegalArgumentException("Column " + column.name() + " has type " + column.type()
                        + ", which cannot be copied: add it to CopiedTable.");
        };
    }

    private static <R> Writer<R> unlessNull(Function<R, @Nullable Object> value, Writer<Object> writer) {
        return (to, row) -> {
            Object found = value.apply(row);
            if (found == null) {
                to.putNull();
            } else {
                writer.write(to, found);
            }
        };
    }

    /**
     * Gathers a row.
     *
     * @throws ArithmeticException when a number does not fit its column; the bytes are to be cut then
     */
    void add(R row) {
        bytes.beginRow(writers.size());
        for (Writer<R> writer : writers) {
            writer.write(bytes, row);
        }
    }

    /** Bytes gathered. */
    int size() {
        return bytes.size();
    }

    /** Forgets what was gathered after this size. */
    void cutTo(int size) {
        bytes.cutTo(size);
    }

    /** Forgets what was gathered. */
    void clear() {
        bytes.clear();
    }

    /** Writes what was gathered in the connection's transaction; it stays gathered until it is cleared. */
    void write(Connection connection) throws SQLException {
        if (bytes.isEmpty()) {
            return;
        }
        int end = bytes.size();
        byte[] array = bytes.array();
        int length = bytes.size();
        bytes.cutTo(end);
        CopyIn copy = connection.unwrap(PGConnection.class).getCopyAPI().copyIn(sql);
        try {
            copy.writeToCopy(array, 0, length);
            if (copy.endCopy() == 0) {
                throw new SQLException("The server took none of the rows that were copied into a table.");
            }
        } finally {
            if (copy.isActive()) {
                copy.cancelCopy();
            }
        }
    }
}
