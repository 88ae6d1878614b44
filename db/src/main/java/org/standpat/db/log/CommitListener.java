package org.standpat.db.log;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Hears of every commit that wrote events, of whatever process, as soon as it is done. Keeps one connection. While it has none nothing is
 * heard, and whoever follows the feed finds new events by its poll; when it has one again it calls once, for what it may have missed.
 */
public final class CommitListener implements AutoCloseable {

    /** How long one look at the connection takes at most; so long may {@link #close} take too, and longer when the server hangs. */
    private static final Duration LOOK = Duration.ofMillis(500);

    /** How long the server may take to answer. */
    private static final Duration ANSWER = Duration.ofSeconds(5);

    /** Pause before a lost connection is made anew. */
    private static final Duration RETRY = Duration.ofSeconds(1);

    private static final Logger LOG = LoggerFactory.getLogger(CommitListener.class);

    private final DataSource database;
    private final Runnable heard;
    private final LogThread thread = new LogThread("event-log-listener", this::work);
    private volatile boolean listening;

    /** Whether it was said that they are not heard; the thread's own. */
    private boolean told;

    /**
     * Begins to listen.
     *
     * @param database opens a new connection each time it is asked
     * @param heard called once for any number of commits; it must return quickly and throw nothing
     */
    public CommitListener(DataSource database, Runnable heard) {
        this.database = database;
        this.heard = heard;
        thread.start();
    }

    /** Whether commits are heard now. */
    public boolean isListening() {
        return listening;
    }

    private void work() {
        while (!thread.isClosed()) {
            try (Connection connection = database.getConnection()) {
                listen(connection);
            } catch (SQLException lost) {
                tell(lost);
            } finally {
                listening = false;
            }
            thread.pause(RETRY);
        }
    }

    /** Once for each time that they were heard before. */
    private void tell(SQLException lost) {
        if (!thread.isClosed() && !told) {
            told = true;
            LOG.warn(
                    "Commits of other processes are not heard just now, and are found by looking for them: {}",
                    lost.getMessage());
        }
    }

    private void listen(Connection connection) throws SQLException {
        connection.setNetworkTimeout(Runnable::run, Math.toIntExact(ANSWER.toMillis()));
        connection.setAutoCommit(true);
        PGConnection postgres = connection.unwrap(PGConnection.class);
        try (Statement statement = connection.createStatement()) {
            statement.execute("listen " + CommitHerald.CHANNEL);
            listening = true;
            if (told) {
                told = false;
                LOG.info("Commits of other processes are heard again.");
            }
            heard.run();
            while (!thread.isClosed()) {
                PGNotification @Nullable [] notifications = postgres.getNotifications(Math.toIntExact(LOOK.toMillis()));
                if (notifications != null && notifications.length > 0) {
                    heard.run();
                }
            }
            statement.execute("unlisten *");
        }
    }

    @Override
    public void close() {
        thread.close();
    }
}
