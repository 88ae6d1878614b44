package org.standpat.query.projection;

import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.Optional;
import javax.sql.DataSource;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.standpat.db.log.FeedToken;

/** Places of the feed, counted in the event table. Every call reads an index on the part that is not projected yet. */
public final class FeedPlaces {

    /** Up to this many events are counted by {@link #lag}. */
    public static final int LAG_COUNTED = 100_000;

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
        return jdbc.sql(
                        "select count(*) as events, min(at) as oldest from (select at from event where feed_position > ?"
                                + " order by feed_position limit " + LAG_COUNTED + ") as waiting")
                .param(covered.map(FeedToken::feedPosition).orElse(0L))
                .query((row, i) -> new Lag(
                        row.getLong("events"),
                        Optional.ofNullable(row.getObject("oldest", OffsetDateTime.class))
                                .map(OffsetDateTime::toInstant)))
                .single();
    }

    /** The place of the last recorded event; empty when none is recorded. */
    public Optional<FeedToken> last() {
        return jdbc.sql("select feed_position from event order by feed_position desc limit 1")
                .query((row, i) -> new FeedToken(row.getLong("feed_position")))
                .optional();
    }
}
