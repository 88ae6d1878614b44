package org.standpat.notary.audit;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;

/** The columns that an audit reads. One of another type cannot be read as what it was, and says nothing about the record but that. */
final class Columns {

    private record Column(String table, String name, String type) {}

    private static final List<Column> EXPECTED = List.of(
            new Column("event", "hand", "uuid"),
            new Column("event", "feed_position", "bigint"),
            new Column("event", "at", "timestamp with time zone"),
            new Column("event", "number", "smallint"),
            new Column("event", "type", "smallint"),
            new Column("event", "payload", "bytea"),
            new Column("event_type", "id", "smallint"),
            new Column("event_type", "name", "text"),
            new Column("event_type", "revision", "smallint"),
            new Column("log_tile", "level", "smallint"),
            new Column("log_tile", "number", "bigint"),
            new Column("log_tile", "hashes", "bytea"),
            new Column("log_edge", "level", "smallint"),
            new Column("log_edge", "number", "bigint"),
            new Column("log_edge", "hashes", "bytea"),
            new Column("checkpoint", "size", "bigint"),
            new Column("checkpoint", "at", "timestamp with time zone"),
            new Column("checkpoint", "note", "text"),
            new Column("checkpoint", "cosigned", "boolean"));

    private static final String TYPE = "select coalesce((select format_type(atttypid, atttypmod) from pg_attribute"
            + " where attrelid = to_regclass('public.' || ?) and attname = ? and not attisdropped), 'gone')";

    private Columns() {}

    /**
     * Sees that each has the type that it was made with.
     *
     * @throws AuditStoppedException when one has not; the message names it
     */
    static void require(Connection connection) throws SQLException {
        for (Column column : EXPECTED) {
            String found = type(connection, column);
            if (!found.equals(column.type)) {
                throw new AuditStoppedException(
                        "The record cannot be compared",
                        new IllegalStateException(
                                "Column %s of table %s was expected to be of type %s, and is %s: somebody changed the table."
                                        .formatted(column.name, column.table, column.type, found)));
            }
        }
    }

    private static String type(Connection connection, Column column) throws SQLException {
        try (PreparedStatement query = connection.prepareStatement(TYPE)) {
            query.setString(1, column.table);
            query.setString(2, column.name);
            try (ResultSet row = query.executeQuery()) {
                row.next();
                return row.getString(1);
            }
        }
    }
}
