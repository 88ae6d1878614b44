package org.standpat.benchmarks.log;

import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

/**
 * Reads rows by plain JDBC, every column in the type that fits it: as fast as the driver lets a program do it. What columns there are
 * it asks once, so that it reads the log in any form.
 */
public final class PlainRows {

    /** Takes one column of a row; tells whether something was in it. */
    private interface Column {
        boolean isFilled(ResultSet row, int place) throws SQLException;
    }

    private List<Column> columns = List.of();

    /** Takes all rows, and counts them. */
    public long count(ResultSet rows) throws SQLException {
        if (columns.isEmpty()) {
            columns = columns(rows.getMetaData());
        }
        long count = 0;
        while (rows.next()) {
            count++;
            for (int place = 0; place < columns.size(); place++) {
                if (!columns.get(place).isFilled(rows, place + 1)) {
                    throw new IllegalStateException("a column of the event log is empty, which none may be");
                }
            }
        }
        return count;
    }

    private static List<Column> columns(ResultSetMetaData row) throws SQLException {
        List<Column> columns = new ArrayList<>();
        for (int place = 1; place <= row.getColumnCount(); place++) {
            columns.add(column(row.getColumnTypeName(place)));
        }
        return columns;
    }

    private static Column column(String type) {
        return switch (type) {
            case "uuid" -> (row, place) -> row.getObject(place, UUID.class) != null;
            case "int2", "int4" -> (row, place) -> row.getInt(place) >= 0;
            // A table's own counter calls itself by the name of its sequence's type.
            case "int8", "bigserial", "xid8" -> (row, place) -> row.getLong(place) > 0;
            case "timestamptz" ->
                (row, place) -> row.getObject(place, OffsetDateTime.class).toInstant() != null;
            case "bytea" -> (row, place) -> row.getBytes(place) != null;
            case "jsonb", "json", "text" -> (row, place) -> row.getString(place) != null;
            default -> throw new IllegalStateException("the event log has a column of type " + type + ", unknown here");
        };
    }
}
