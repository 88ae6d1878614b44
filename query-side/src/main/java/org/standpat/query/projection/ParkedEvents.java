package org.standpat.query.projection;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.OptionalInt;
import java.util.UUID;
import javax.sql.DataSource;
import org.springframework.jdbc.core.JdbcTemplate;

/** Table {@code parked_event}. Works in Spring's current transaction. */
public final class ParkedEvents {

    /** Names the lock among the advisory locks of the database: "park" in ASCII. */
    private static final long LOCK = 0x7061726BL;

    private final JdbcTemplate jdbc;
    private final String processor;

    /** The parked events of this processor. */
    public ParkedEvents(DataSource dataSource, String processor) {
        this.jdbc = new JdbcTemplate(dataSource);
        this.processor = processor;
    }

    /** How many events and hands are parked. */
    public record Count(long events, long hands) {}

    /** How much is parked. */
    public Count count() {
        return jdbc.query(
                        "select count(*) as events, count(distinct hand) as hands from parked_event where processor = ?",
                        (row, i) -> new Count(row.getLong("events"), row.getLong("hands")),
                        processor)
                .getFirst();
    }

    /** The first events that could not be handled, by the time at which they were parked; those behind them are left out. */
    public List<ParkedEvent> first(int most) {
        return jdbc.query(
                "select hand, number, feed_position, parked_at, behind, error from parked_event"
                        + " where processor = ? and not behind order by parked_at, hand, number limit ?",
                (row, i) -> parked(row),
                processor,
                most);
    }

    /** The number from which on the hand's events are parked; empty when none is. */
    public OptionalInt parkedFrom(UUID hand) {
        Integer from = jdbc.queryForObject(
                "select min(number) from parked_event where processor = ? and hand = ?",
                Integer.class,
                processor,
                hand);
        return from == null ? OptionalInt.empty() : OptionalInt.of(from);
    }

    /**
     * Puts events aside; one that is parked already stays as it is. One transaction after the other, until its end: whoever counts afterwards
     * counts what all others have put aside, so that the limit is kept whatever happens at the same time.
     */
    void park(List<ParkedEvent> events) {
        jdbc.query("select pg_advisory_xact_lock(" + LOCK + ")", row -> {});
        jdbc.batchUpdate(
                "insert into parked_event (processor, hand, number, feed_position, parked_at, behind, error)"
                        + " values (?, ?, ?, ?, ?, ?, ?) on conflict do nothing",
                events,
                events.size(),
                (row, event) -> {
                    row.setString(1, processor);
                    row.setObject(2, event.hand());
                    row.setInt(3, event.number());
                    row.setLong(4, event.feedPosition());
                    row.setObject(5, event.parkedAt().atOffset(ZoneOffset.UTC));
                    row.setBoolean(6, event.behind());
                    row.setString(7, event.reason());
                });
    }

    private static ParkedEvent parked(ResultSet row) throws SQLException {
        return new ParkedEvent(
                row.getObject("hand", UUID.class),
                row.getInt("number"),
                row.getLong("feed_position"),
                row.getObject("parked_at", OffsetDateTime.class).toInstant(),
                row.getBoolean("behind"),
                row.getString("error"));
    }
}
