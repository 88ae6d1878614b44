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

    /** Tables that are read. */
    private static final String READ = "'event', 'event_type', 'log_tile', 'log_edge', 'checkpoint'";

    /** What can be locked: whatever else has the name of a table is told of as it is. */
    private static final String LOCKABLE =
            "select coalesce(string_agg(c.oid::regclass::text, ', '), '') from pg_class c"
                    + " join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public' and c.relkind in ('r', 'p', 'v')"
                    + " and c.relname in (" + READ + ")";

    /** The server's own things first, and what is temporary last: else either could stand for a table, a function or an operator. */
    private static final String SEARCHED = "set search_path = pg_catalog, public, pg_temp";

    /**
     * Begins a transaction on each; neither can write. As long as they last nobody can make another thing of a table that is read: that
     * would wait, so that what is said of the tables is true of what is read from them.
     */
    static Snapshot sharedBy(Connection rows, Connection rest) throws SQLException {
        for (Connection connection : List.of(rows, rest)) {
            execute(connection, SEARCHED);
        }
        String tables = text(rows, LOCKABLE);
        for (Connection connection : List.of(rows, rest)) {
            connection.setReadOnly(true);
            connection.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
            connection.setAutoCommit(false);
        }
        if (!tables.isEmpty()) {
            execute(rows, "lock table " + tables + " in access share mode");
        }
        execute(rest, "set transaction snapshot '" + text(rows, "select pg_export_snapshot()") + "'");
        return new Snapshot(rows, rest);
    }

    private static void execute(Connection connection, String change) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(change);
        }
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
