package org.standpat.db.log;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.concurrent.Semaphore;
import javax.sql.DataSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Tells other processes of commits, by {@code NOTIFY} on a connection of its own. Not in the transaction that it tells of: there it would
 * take as long as the commit itself. What is lost when the process dies in between is found by the poll of whoever follows the feed.
 */
final class CommitHerald implements AutoCloseable {

    /** The channel on which commits of events are told. */
    static final String CHANNEL = "standpat_event";

    /**
     * After it has told something it waits so long, so that many commits are told at once. Whoever follows the feed lets events gather for
     * longer than this ({@link EventFeed#GATHERING}).
     */
    static final Duration PAUSE = Duration.ofMillis(10);

    /** How long the server may take to pass one on; so long may {@link #close} take too. */
    private static final Duration ANSWER = Duration.ofSeconds(5);

    /** Pause before a lost connection is made anew. */
    private static final Duration RETRY = Duration.ofSeconds(1);

    private static final Logger LOG = LoggerFactory.getLogger(CommitHerald.class);

    private final DataSource database;
    private final Semaphore news = new Semaphore(0);
    private final LogThread thread = new LogThread("event-log-herald", this::work);

    /** Whether it was said that they are not told; the thread's own. */
    private boolean warned;

    CommitHerald(DataSource database) {
        this.database = database;
        thread.start();
    }

    /** There was a commit. */
    void tell() {
        if (news.availablePermits() == 0) {
            news.release();
        }
    }

    private void work() {
        while (!thread.isClosed()) {
            try {
                awaitNews();
                speak();
            } catch (SQLException lost) {
                if (!thread.isClosed()) {
                    warnOnce(lost);
                    thread.pause(RETRY);
                }
            } catch (InterruptedException closing) {
                Thread.currentThread().interrupt();
                return;
            }
        }
    }

    /** Once for each time that they were told before. */
    private void warnOnce(SQLException lost) {
        if (!warned) {
            warned = true;
            LOG.warn(
                    "Other processes are not told of commits just now, and find them by looking: {}",
                    lost.getMessage());
        }
    }

    /** Keeps a connection from the first news on, until it is lost. */
    private void speak() throws SQLException, InterruptedException {
        try (Connection connection = database.getConnection();
                Statement statement = connection.createStatement()) {
            connection.setNetworkTimeout(Runnable::run, Math.toIntExact(ANSWER.toMillis()));
            // The notification itself need not survive anything.
            statement.execute("set synchronous_commit = off; set application_name = 'standpat event log herald'");
            while (!thread.isClosed()) {
                statement.execute("notify " + CHANNEL);
                warned = false;
                Thread.sleep(PAUSE);
                awaitNews();
            }
        }
    }

    private void awaitNews() throws InterruptedException {
        news.acquire();
        news.drainPermits();
    }

    @Override
    public void close() {
        thread.close();
    }
}
