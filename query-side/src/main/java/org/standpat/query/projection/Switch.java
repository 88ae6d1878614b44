package org.standpat.query.projection;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.standpat.db.axon.Tokens;
import org.standpat.db.log.FeedToken;
import org.standpat.db.postgres.SchemaReaders;

/**
 * Makes another build serve, in one transaction that holds readers up for as long as it takes and never longer than {@link #LOCK_LIMIT} for
 * each lock. It first holds up whoever writes the old build, in whatever process, so that the new one is not behind it.
 */
final class Switch {

    /** How long a lock is waited for, and readers behind it. Less than the server takes until it looks for deadlocks. */
    static final Duration LOCK_LIMIT = Duration.ofMillis(100);

    /** How long the new build may take to catch up with the old one while that is held. */
    static final Duration CATCH_UP_LIMIT = Duration.ofMillis(200);

    /** How long readers are left alone after a lock was not to be had. */
    static final Duration PAUSE = Duration.ofMillis(250);

    /** How long it is tried: somebody's long query over the views is waited for. */
    static final Duration LIMIT = Duration.ofMinutes(10);

    /** How long nothing is said of its waiting. */
    static final Duration TELL_AFTER = Duration.ofSeconds(5);

    private static final Logger LOG = LoggerFactory.getLogger(Switch.class);
    private static final Duration LOOK_INTERVAL = Duration.ofMillis(2);
    private static final String NOT_FREE = "somebody's transaction has read their views whenever it was tried.";
    private static final String BEHIND = "the new ones do not catch up with what is recorded.";
    private static final List<String> TRY_AGAIN = List.of("55P03", "40P01");

    private static final String HOLD_WRITERS =
            "select coalesce(max(cast(cast(token as jsonb) ->> 'feedPosition' as bigint)), 0)"
                    + " from (select token from projection_token where processor = ? for update) as held";

    private static final String RETIRE =
            "update projection_build set state = 'RETIRED' where number = ? and state = 'SERVING'";

    private static final String SERVE =
            "update projection_build set state = 'SERVING', ended_at = now(), phase = 'DONE',"
                    + " done = total, why = ? where number = ? and state = 'BUILDING'";

    private final ProjectionParts parts;
    private final Build old;
    private final LiveBuild next;
    private final String found;
    private String why = NOT_FREE;

    /**
     * From a build to the next one, whose processor runs in this process.
     *
     * @param found what its check found, as a sentence; may be empty
     */
    Switch(ProjectionParts parts, Build old, LiveBuild next, String found) {
        this.parts = parts;
        this.old = old;
        this.next = next;
        this.found = found;
    }

    /**
     * Switches, or leaves everything as it is.
     *
     * @param wanted whether to go on
     * @throws BuildFailedException when it could not be done in time, or another process has switched or given the build up
     */
    void run(BooleanSupplier wanted) throws SQLException, InterruptedException {
        long begun = System.nanoTime();
        boolean told = false;
        try (Connection connection = parts.own().getConnection()) {
            connection.setAutoCommit(false);
            while (!isDone(connection)) {
                if (!wanted.getAsBoolean()) {
                    throw new BuildFailedException("The program that made the tables was stopped.", null);
                }
                Duration tried = Duration.ofNanos(System.nanoTime() - begun);
                if (tried.compareTo(parts.switchLimit()) > 0) {
                    throw new BuildFailedException(
                            "For " + tried.toSeconds()
                                    + " s the new tables could not take the place of those that serve, which go on: "
                                    + why + " Rebuild again when that is over.",
                            null);
                }
                if (!told && tried.compareTo(TELL_AFTER) > 0) {
                    told = true;
                    LOG.info(
                            "Build {} of the projection is ready and waits to serve: {}",
                            next.build().number(),
                            why);
                }
                TimeUnit.NANOSECONDS.sleep(PAUSE.toNanos());
            }
        }
    }

    /** Looked for when a lock was not to be had, for as long as it lasts. */
    private void noteReaders(Connection connection) throws SQLException {
        why = SchemaReaders.of(connection, "projection")
                .map(readers -> "their views are read by " + readers + ".")
                .orElse(NOT_FREE);
        connection.rollback();
    }

    private boolean isDone(Connection connection) throws SQLException, InterruptedException {
        try {
            execute(connection, "set local lock_timeout = " + LOCK_LIMIT.toMillis());
            if (!catchesUpWith(holdWriters(connection))) {
                connection.rollback();
                why = BEHIND;
                return false;
            }
            BuildSchema.show(connection, next.build(), parts.views());
            change(connection, RETIRE, old.number());
            serve(connection);
            keepWritersOut(connection);
            connection.commit();
            return true;
        } catch (SQLException failed) {
            connection.rollback();
            if (TRY_AGAIN.contains(String.valueOf(failed.getSQLState()))) {
                noteReaders(connection);
                return false;
            }
            throw failed;
        }
    }

    private long holdWriters(Connection connection) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(HOLD_WRITERS)) {
            statement.setString(1, old.processor());
            try (ResultSet rows = statement.executeQuery()) {
                rows.next();
                return rows.getLong(1);
            }
        }
    }

    private boolean catchesUpWith(long place) throws InterruptedException {
        long end = System.nanoTime() + CATCH_UP_LIMIT.toNanos();
        while (place > 0 && !covers(place)) {
            if (System.nanoTime() - end > 0) {
                return false;
            }
            TimeUnit.NANOSECONDS.sleep(LOOK_INTERVAL.toNanos());
        }
        return true;
    }

    private boolean covers(long place) {
        return next.processor().isAllHere()
                && next.processor()
                        .coveredHere()
                        .filter(there -> there.covers(new FeedToken(place)))
                        .isPresent();
    }

    private void serve(Connection connection) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(SERVE)) {
            statement.setString(1, found.isEmpty() ? null : found);
            statement.setInt(2, next.build().number());
            requireOne(statement.executeUpdate());
        }
    }

    private static void change(Connection connection, String sql, int number) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            statement.setInt(1, number);
            requireOne(statement.executeUpdate());
        }
    }

    private void keepWritersOut(Connection connection) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(Tokens.RETIRE)) {
            statement.setString(1, old.processor());
            statement.execute();
        }
    }

    private static void requireOne(int changed) {
        if (changed != 1) {
            throw new BuildFailedException(
                    "Another process has switched to other tables or given these up: it took this process for dead.",
                    null);
        }
    }

    private static void execute(Connection connection, String sql) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }
}
