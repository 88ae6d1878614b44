package org.standpat.query.projection;

import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.Optional;
import javax.sql.DataSource;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.standpat.db.log.FeedToken;

/** Places of the feed, counted and compared in the event table. Every call reads an index on the part that is not projected yet. */
public final class FeedPlaces {

    /** Up to this many events are counted by {@link #lag}. */
    public static final int LAG_COUNTED = 100_000;

    private static final String AFTER = "(transaction, feed_position) > (cast(? as xid8), ?)";

    private final JdbcClient jdbc;

    /** Reads the event table of this database. */
    public FeedPlaces(DataSource dataSource) {
        this.jdbc = JdbcClient.create(dataSource);
    }

    /**
     * Committed events that are not projected.
     *
     * @param events how many, counted up to {@link #LAG_COUNTED}
     * @param oldest when the first of them was recorded; empty when there is none
     */
    public record Lag(long events, Optional<Instant> oldest) {}

    /** How many committed events come after this place. */
    public Lag lag(Optional<FeedToken> covered) {
        return jdbc.sql("select count(*) as events, min(at) as oldest from (select at from event where " + AFTER
                        + " order by transaction, feed_position limit " + LAG_COUNTED + ") as waiting")
                .params(transaction(covered), position(covered))
                .query((row, i) -> new Lag(
                        row.getLong("events"),
                        Optional.ofNullable(row.getObject("oldest", OffsetDateTime.class))
                                .map(OffsetDateTime::toInstant)))
                .single();
    }

    /**
     * The event with this feed position, when it comes after the place; empty when it is projected already, or when no committed
     * event has the position.
     */
    public Optional<FeedToken> waiting(Optional<FeedToken> covered, long feedPosition) {
        return jdbc.sql("select transaction, feed_position from event where " + AFTER + " and feed_position = ?")
                .params(transaction(covered), position(covered), feedPosition)
                .query((row, i) -> new FeedToken(row.getLong("transaction"), row.getLong("feed_position")))
                .optional();
    }

    /** The place of the last recorded event, whether or not the feed gives it out yet; empty when none is recorded. */
    Optional<FeedToken> last() {
        return jdbc.sql(
                        "select transaction, feed_position from event order by transaction desc, feed_position desc limit 1")
                .query((row, i) -> new FeedToken(row.getLong("transaction"), row.getLong("feed_position")))
                .optional();
    }

    /** Whether the log ever gave out this feed position. */
    public boolean wasGiven(long feedPosition) {
        return jdbc.sql(
                        "select coalesce(pg_sequence_last_value(pg_get_serial_sequence('event', 'feed_position')), 0) >= ?")
                .param(feedPosition)
                .query(Boolean.class)
                .single();
    }

    private static String transaction(Optional<FeedToken> covered) {
        return covered.map(place -> Long.toString(place.transaction())).orElse("0");
    }

    private static long position(Optional<FeedToken> covered) {
        return covered.map(FeedToken::feedPosition).orElse(0L);
    }
}
