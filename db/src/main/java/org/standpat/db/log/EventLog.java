package org.standpat.db.log;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Collectors;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;

/**
 * Reads the event log. Every call is one statement, inside Spring's current transaction where there is one, and sees what is
 * committed (and what that transaction itself wrote). Failures of the database come as Spring's {@code DataAccessException}.
 */
public final class EventLog {

    private static final String COLUMNS = "hand, number, feed_position, type, at, payload";

    private final JdbcClient jdbc;

    /** A reader of the log in this database. */
    public EventLog(DataSource dataSource) {
        this.jdbc = JdbcClient.create(dataSource);
    }

    /** All events of the hand, by number from 1; an empty list when there is no such hand. */
    public List<StoredEvent> hand(UUID hand) {
        return hand(hand, 1);
    }

    /**
     * The hand's events from this number on, by number.
     *
     * @throws LimitExceededException when there are more than {@link EventLimits#MAX_EVENTS_PER_HAND}
     * @throws IllegalStateException when the record has a hole
     */
    public List<StoredEvent> hand(UUID hand, int firstNumber) {
        List<StoredEvent> events = jdbc.sql(
                        "select " + COLUMNS + " from event where hand = ? and number >= ? order by number limit ?")
                .params(hand, firstNumber, EventLimits.MAX_EVENTS_PER_HAND + 1)
                .query(EventLog::storedEvent)
                .list();
        int expected = Math.max(1, firstNumber);
        for (StoredEvent event : events) {
            EventLimits.checkNumber(hand, event.number());
            if (event.number() != expected) {
                throw new IllegalStateException(
                        "The record of hand %s has a hole: event %d was expected, but event %d came."
                                .formatted(hand, expected, event.number()));
            }
            expected++;
        }
        return events;
    }

    /**
     * Ids of hands in the order of ids, to go through all of them in pages. A hand is there as soon as one event of it is, be it not
     * the first.
     *
     * @param after the last id of the page before, or {@code null} to begin at the first
     * @param most how many at most
     */
    public List<UUID> handIds(@Nullable UUID after, int most) {
        return (after == null
                        ? jdbc.sql("select hand from event group by hand order by hand limit ?")
                                .param(most)
                        : jdbc.sql("select hand from event where hand > ? group by hand order by hand limit ?")
                                .params(after, most))
                .query(EventLog::handId)
                .list();
    }

    /** How many hands there are. Reads an index from end to end: for reports and progress, not for every request. */
    public long countHands() {
        return jdbc.sql("select count(*) from event where number = 1")
                .query(Long.class)
                .single();
    }

    /**
     * The events of several hands by hand and number, as they are: whether a record has a hole is for the reader to see.
     *
     * @param hands not many, for all their events are held at once; of each come {@link EventLimits#MAX_EVENTS_PER_HAND} and one more
     *     at most
     */
    public List<StoredEvent> ofHands(List<UUID> hands) {
        String ids = hands.stream().map(UUID::toString).collect(Collectors.joining(",", "{", "}"));
        return jdbc.sql("select " + COLUMNS
                        + " from event where hand = any(cast(? as uuid[])) and number <= ? order by hand, number")
                .params(ids, EventLimits.MAX_EVENTS_PER_HAND + 1)
                .query(EventLog::storedEvent)
                .list();
    }

    /** The first event of each of these hands, in no order; a hand whose first event is missing is not among them. */
    public List<StoredEvent> firstEvents(List<UUID> hands) {
        String ids = hands.stream().map(UUID::toString).collect(Collectors.joining(",", "{", "}"));
        return jdbc.sql("select " + COLUMNS + " from event where hand = any(cast(? as uuid[])) and number = 1")
                .param(ids)
                .query(EventLog::storedEvent)
                .list();
    }

    /** Number of the hand's last event, which is the hand's position; 0 when there is no such hand. */
    public int positionOf(UUID hand) {
        return jdbc.sql("select coalesce(max(number), 0) from event where hand = ?")
                .param(hand)
                .query(Integer.class)
                .single();
    }

    /**
     * The next events of the feed, in its order. Nothing ever appears before an event that was given.
     *
     * @param after the last event read, or {@code null} to begin at the first
     * @param most how many at most
     */
    public List<StoredEvent> feed(@Nullable FeedToken after, int most) {
        FeedToken from = after == null ? FeedToken.START : after;
        return jdbc.sql("select " + COLUMNS + " from event where feed_position > ? order by feed_position limit ?")
                .params(from.feedPosition(), most)
                .query(EventLog::storedEvent)
                .list();
    }

    /** The last event that is committed; empty when there is none. */
    public Optional<FeedToken> head() {
        return jdbc.sql("select feed_position from event order by feed_position desc limit 1")
                .query((row, i) -> new FeedToken(row.getLong("feed_position")))
                .optional();
    }

    /** The token that covers the feed up to and including this event; empty when there is no event with this position. */
    public Optional<FeedToken> tokenOf(UUID hand, int number) {
        return jdbc.sql("select feed_position from event where hand = ? and number = ?")
                .params(hand, number)
                .query((row, i) -> new FeedToken(row.getLong("feed_position")))
                .optional();
    }

    /** Whether the log holds exactly the event that this token names. */
    boolean holds(FeedToken token) {
        return jdbc.sql("select exists(select from event where feed_position = ?)")
                .param(token.feedPosition())
                .query(Boolean.class)
                .single();
    }

    /** How many events there are. */
    public long count() {
        return head().map(FeedToken::feedPosition).orElse(0L);
    }

    private static UUID handId(ResultSet row, int index) throws SQLException {
        return row.getObject("hand", UUID.class);
    }

    private static StoredEvent storedEvent(ResultSet row, int index) throws SQLException {
        return new StoredEvent(
                row.getObject("hand", UUID.class),
                row.getInt("number"),
                row.getLong("feed_position"),
                row.getShort("type"),
                row.getObject("at", OffsetDateTime.class).toInstant(),
                Payload.of(row.getBytes("payload")));
    }
}
