package org.standpat.benchmarks.log;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import javax.sql.DataSource;
import org.standpat.benchmarks.Spread;
import org.standpat.db.log.EventFeed;
import org.standpat.db.log.EventLog;
import org.standpat.db.log.FeedToken;
import org.standpat.db.log.StoredEvent;

/** Whole hands, and the whole feed, through the event log and by plain JDBC over the same rows and indexes; one thread each. */
final class Reading {

    private static final double HANDS_WANTED = 0.8;
    private static final double FEED_WANTED = 0.5;

    /** Hands that are read again and again, so that what is measured is the reading and not the disk. */
    private static final int HANDS = 1_000;

    private static final long SEED = 20_270_601L;
    private static final double NANOS = 1e9;

    private static final String HAND = "select * from event where hand = ? order by number";

    /** The order of the feed. */
    private static final String FEED = "select * from event order by feed_position";

    private final DataSource database;
    private final EventLog log;
    private final Duration time;
    private final PlainRows rows = new PlainRows();

    /** Reads the hands in this database, each way for this time in each round. */
    Reading(DataSource database, Duration time) {
        this.database = database;
        this.log = new EventLog(database);
        this.time = time;
    }

    /** Something that is read so many times a second. */
    private interface Rate {
        double perSecond() throws SQLException;
    }

    void print() throws SQLException {
        System.err.println("reading whole hands and the whole feed");
        List<UUID> hands = new ArrayList<>(log.handIds(null, HANDS));
        Collections.shuffle(hands, new Random(SEED));
        System.out.printf(
                "%nReading, one thread, medians of %d rounds (least to most), the order turned.%n%n"
                        + "| what | Standpat | plain JDBC | ratio |%n|---|---|---|---|%n",
                LogPlan.ROUNDS);
        double handRatio = line("whole hands a second", () -> handsPerSecond(hands), () -> plainHandsPerSecond(hands));
        double feedRatio = line("events of the whole feed a second", this::feedPerSecond, this::plainFeedPerSecond);
        Aim.print(List.of(
                Aim.atLeast("whole hands, ratio", HANDS_WANTED, handRatio),
                Aim.atLeast("the whole feed, ratio", FEED_WANTED, feedRatio)));
    }

    private static double line(String what, Rate ours, Rate plain) throws SQLException {
        // The first time each way warms up.
        ours.perSecond();
        plain.perSecond();
        List<Double> oursRates = new ArrayList<>();
        List<Double> plainRates = new ArrayList<>();
        List<Double> ratios = new ArrayList<>();
        for (int round = 0; round < LogPlan.ROUNDS; round++) {
            boolean plainFirst = round % 2 == 0;
            double first = plainFirst ? plain.perSecond() : ours.perSecond();
            double second = plainFirst ? ours.perSecond() : plain.perSecond();
            oursRates.add(plainFirst ? second : first);
            plainRates.add(plainFirst ? first : second);
            ratios.add(oursRates.getLast() / plainRates.getLast());
        }
        Spread ratio = Spread.of(ratios);
        System.out.printf(
                "| %s | %s | %s | %s |%n",
                what, Spread.of(oursRates).whole(), Spread.of(plainRates).whole(), ratio.hundredths());
        return ratio.median();
    }

    private double handsPerSecond(List<UUID> hands) {
        long begun = System.nanoTime();
        int read = 0;
        while (System.nanoTime() - begun < time.toNanos()) {
            List<StoredEvent> events = log.hand(hands.get(read % hands.size()));
            read += events.isEmpty() ? 0 : 1;
        }
        return read * NANOS / (System.nanoTime() - begun);
    }

    private double plainHandsPerSecond(List<UUID> hands) throws SQLException {
        try (Connection connection = database.getConnection();
                PreparedStatement select = connection.prepareStatement(HAND)) {
            long begun = System.nanoTime();
            int read = 0;
            while (System.nanoTime() - begun < time.toNanos()) {
                select.setObject(1, hands.get(read % hands.size()));
                try (ResultSet result = select.executeQuery()) {
                    read += rows.count(result) == 0 ? 0 : 1;
                }
            }
            return read * NANOS / (System.nanoTime() - begun);
        }
    }

    private double feedPerSecond() {
        long begun = System.nanoTime();
        long events = 0;
        FeedToken last = null;
        for (List<StoredEvent> page = log.feed(last, EventFeed.PAGE_SIZE);
                !page.isEmpty();
                page = log.feed(last, EventFeed.PAGE_SIZE)) {
            events += page.size();
            last = page.getLast().token();
        }
        return events * NANOS / (System.nanoTime() - begun);
    }

    private double plainFeedPerSecond() throws SQLException {
        try (Connection connection = database.getConnection()) {
            // Without a transaction the driver takes all rows at once, whatever the fetch size.
            connection.setAutoCommit(false);
            long begun = System.nanoTime();
            long events;
            try (PreparedStatement select = connection.prepareStatement(FEED)) {
                select.setFetchSize(EventFeed.PAGE_SIZE);
                try (ResultSet result = select.executeQuery()) {
                    events = rows.count(result);
                }
            }
            double rate = events * NANOS / (System.nanoTime() - begun);
            connection.commit();
            connection.setAutoCommit(true);
            return rate;
        }
    }
}
