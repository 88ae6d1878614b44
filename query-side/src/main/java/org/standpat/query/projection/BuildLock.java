package org.standpat.query.projection;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import javax.sql.DataSource;
import org.springframework.jdbc.core.simple.JdbcClient;

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

    /** Whether some process has it, as far as this connection of a pool can see. */
    static boolean isHeld(DataSource pool) {
        return JdbcClient.create(pool)
                .sql("select exists(select from pg_locks where locktype = 'advisory' and objsubid = 1"
                        + " and database = (select oid from pg_database where datname = current_database())"
                        + " and (classid::bigint << 32) + objid::bigint = ?)")
                .param(LOCK)
                .query(Boolean.class)
                .single();
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
