package org.standpat.benchmarks.log;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Queue;
import java.util.UUID;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import javax.sql.DataSource;
import org.HdrHistogram.Histogram;

/** Looks over a connection of its own, again and again, for the rows of hands whose last actions were acknowledged. */
final class VisibleRows {

    /** Between two looks: a row may have been there for so long before it is seen. */
    static final Duration LOOK = Duration.ofMillis(1);

    /** A row that is not there after this time is a fault. */
    private static final Duration LIMIT = Duration.ofSeconds(30);

    private static final int DIGITS = 2;
    private static final long NANOS_PER_MICRO = 1_000;

    private final DataSource database;
    private final Queue<Acknowledged> news = new ConcurrentLinkedQueue<>();
    private final Map<UUID, Deque<Acknowledged>> awaited = new HashMap<>();
    private final Histogram delays = histogram();

    private record Acknowledged(UUID hand, long feedPosition, long at) {}

    VisibleRows(DataSource database) {
        this.database = database;
    }

    /** Microseconds, exact to one part in a hundred. */
    static Histogram histogram() {
        return new Histogram(LIMIT.toMillis() * NANOS_PER_MICRO, DIGITS);
    }

    static void record(Histogram micros, long nanos) {
        micros.recordValue(Math.min(Math.max(nanos, 0), LIMIT.toNanos()) / NANOS_PER_MICRO);
    }

    /** An action was acknowledged just now. */
    void acknowledged(String hand, long feedPosition) {
        news.add(new Acknowledged(UUID.fromString(hand), feedPosition, System.nanoTime()));
    }

    /** Looks until this time, and then until every row was there; microseconds from each acknowledgement to its row. */
    Histogram run(long end) throws SQLException, InterruptedException {
        try (Connection connection = database.getConnection();
                PreparedStatement select = connection.prepareStatement(
                        "select hand, feed_position from projection.hand where feed_position >= ?")) {
            while (System.nanoTime() < end || !awaited.isEmpty() || !news.isEmpty()) {
                take();
                if (!awaited.isEmpty()) {
                    look(select);
                }
                if (System.nanoTime() > end + LIMIT.toNanos()) {
                    throw new IllegalStateException(awaited.size() + " hands are not in the tables after " + LIMIT);
                }
                TimeUnit.NANOSECONDS.sleep(LOOK.toNanos());
            }
        }
        return delays;
    }

    private void take() {
        for (Acknowledged one = news.poll(); one != null; one = news.poll()) {
            awaited.computeIfAbsent(one.hand(), hand -> new ArrayDeque<>()).add(one);
        }
    }

    private void look(PreparedStatement select) throws SQLException {
        long first = awaited.values().stream()
                .mapToLong(hand -> hand.getFirst().feedPosition())
                .min()
                .orElseThrow();
        select.setLong(1, first);
        try (ResultSet rows = select.executeQuery()) {
            long now = System.nanoTime();
            while (rows.next()) {
                seen(rows.getObject(1, UUID.class), rows.getLong(2), now);
            }
        }
    }

    /** A row that reflects a later action reflects the earlier ones too. */
    private void seen(UUID hand, long feedPosition, long now) {
        Deque<Acknowledged> waiting = awaited.getOrDefault(hand, new ArrayDeque<>());
        while (!waiting.isEmpty() && waiting.getFirst().feedPosition() <= feedPosition) {
            record(delays, now - waiting.removeFirst().at());
        }
        if (waiting.isEmpty()) {
            awaited.remove(hand);
        }
    }
}
