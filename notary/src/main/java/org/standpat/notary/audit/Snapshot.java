package org.standpat.notary.audit;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;

/**
 * Two connections that see the database as it was at one moment.
 *
 * @param rows reads the events
 * @param rest reads all else
 */
record Snapshot(Connection rows, Connection rest) {

    /** Begins a transaction on each; neither can write. */
    static Snapshot sharedBy(Connection rows, Connection rest) throws SQLException {
        for (Connection connection : List.of(rows, rest)) {
            connection.setReadOnly(true);
            connection.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
            connection.setAutoCommit(false);
        }
        String snapshot = text(rows, "select pg_export_snapshot()");
        try (Statement statement = rest.createStatement()) {
            statement.execute("set transaction snapshot '" + snapshot + "'");
        }
        return new Snapshot(rows, rest);
    }

    private static String text(Connection connection, String query) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery(query)) {
            row.next();
            return row.getString(1);
        }
    }

    /** The one number that a query gives. */
    static long number(Connection connection, String query) throws SQLException {
        return Long.parseLong(text(connection, query));
    }
}
