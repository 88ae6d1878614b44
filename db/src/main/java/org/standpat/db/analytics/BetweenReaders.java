package org.standpat.db.analytics;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.standpat.db.postgres.Schema.SchemaException;
import org.standpat.db.postgres.SchemaReaders;

/**
 * Changes the views of schema {@code analytics} in transactions of its own until it succeeds. A dashboard may read them in a transaction
 * without end, and whoever waits for that keeps all other readers waiting behind: so it waits shortly, and again and again.
 */
final class BetweenReaders {

    /** How long a lock is waited for. Less than the server takes until it looks for deadlocks. */
    static final Duration LOCK_LIMIT = Duration.ofMillis(100);

    /** How long readers are left alone after a lock was not to be had. */
    static final Duration PAUSE = Duration.ofMillis(250);

    /** How long nothing is said of the waiting. */
    static final Duration TELL_AFTER = Duration.ofSeconds(5);

    private static final Logger LOG = LoggerFactory.getLogger(BetweenReaders.class);
    private static final List<String> TRY_AGAIN = List.of("55P03", "40P01");
    private static final String NOT_FREE =
            "whenever it was tried, somebody's transaction had read them or another process was making them.";

    private final Connection connection;
    private final Change change;
    private String why = NOT_FREE;

    /** A change to be made over this connection, which is in no transaction. */
    BetweenReaders(Connection connection, Change change) {
        this.connection = connection;
        this.change = change;
    }

    /** Makes the change, or throws {@link SchemaException} when it could not be made in this time. */
    void make(Duration limit) throws SQLException {
        long begun = System.nanoTime();
        boolean told = false;
        connection.setAutoCommit(false);
        try {
            while (!isMade()) {
                Duration tried = Duration.ofNanos(System.nanoTime() - begun);
                if (tried.compareTo(limit) > 0) {
                    throw new SchemaException(
                            "For " + tried.toSeconds() + " s the views of dashboards could not be made anew: " + why
                                    + " End that, as a superuser by select pg_terminate_backend(the number of the process), and"
                                    + " start again. Nothing was changed.",
                            null);
                }
                if (!told && tried.compareTo(TELL_AFTER) > 0) {
                    told = true;
                    LOG.info("The start waits to make the views of dashboards anew: {}", why);
                }
                pause();
            }
        } finally {
            connection.rollback();
            connection.setAutoCommit(true);
        }
    }

    private boolean isMade() throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute("set local lock_timeout = " + LOCK_LIMIT.toMillis());
            change.make(connection);
            connection.commit();
            return true;
        } catch (SQLException failed) {
            connection.rollback();
            if (!TRY_AGAIN.contains(String.valueOf(failed.getSQLState()))) {
                throw failed;
            }
            why = SchemaReaders.of(connection, AnalyticsViews.SCHEMA)
                    .map(readers -> "they are read by " + readers + ".")
                    .orElse(NOT_FREE);
            connection.rollback();
            return false;
        }
    }

    private static void pause() {
        try {
            TimeUnit.NANOSECONDS.sleep(PAUSE.toNanos());
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new SchemaException(
                    "The start was interrupted before the views of dashboards were made.", interrupted);
        }
    }

    /** Something done in the connection's transaction. */
    @FunctionalInterface
    interface Change {
        void make(Connection connection) throws SQLException;
    }
}
