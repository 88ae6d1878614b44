package org.standpat.query.projection;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import javax.sql.DataSource;

/** Whoever has it may make a build: one process of all on a database. It is let go of when its connection ends, also with its process. */
final class BuildLock implements AutoCloseable {

    /** Names the lock among the advisory locks of the database. */
    private static final long LOCK = 0x70726f6a32L;

    private final Connection connection;

    private BuildLock(Connection connection) {
        this.connection = connection;
    }

    /** The lock; empty when another process has it. */
    static Optional<BuildLock> take(DataSource database) throws SQLException {
        Connection connection = database.getConnection();
        boolean taken = false;
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("select pg_try_advisory_lock(" + LOCK + ")")) {
            row.next();
            taken = row.getBoolean(1);
            return taken ? Optional.of(new BuildLock(connection)) : Optional.empty();
        } finally {
            if (!taken) {
                connection.close();
            }
        }
    }

    /** Its connection has ended, and so has the lock, when this fails. */
    void requireHeld() throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute("select 1");
        }
    }

    @Override
    public void close() throws SQLException {
        connection.close();
    }
}
