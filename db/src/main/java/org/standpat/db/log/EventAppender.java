package org.standpat.db.log;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.UUID;
import java.util.function.Function;
import javax.sql.DataSource;
import org.springframework.jdbc.core.JdbcTemplate;

/** Writes the next events of a hand in one statement. */
final class EventAppender {

    /**
     * The event before the first one must be there, so that a record never has a hole, and every type must be registered. Rows
     * get their feed positions in order.
     */
    private static final String INSERT = """
            insert into event (hand, number, type, at, payload)
            select ?, e.number, e.type, e.at, e.payload
            from unnest(cast(? as integer[]), cast(? as smallint[]), cast(? as timestamptz[]), cast(? as jsonb[]))
                 with ordinality as e (number, type, at, payload, place)
            join event_type on event_type.id = e.type
            where ? = 1 or exists (select from event where hand = ? and number = ?)
            order by e.place
            """;

    private final JdbcTemplate jdbc;

    EventAppender(DataSource dataSource) {
        this.jdbc = new JdbcTemplate(dataSource);
    }

    /** An event that is to become row {@code number} of its hand. */
    record NewEvent(int number, short type, Instant at, String json) {}

    /**
     * Appends events whose numbers follow one another.
     *
     * @throws org.springframework.dao.DuplicateKeyException when the hand already has one of the numbers
     * @throws IllegalStateException when the hand does not reach up to the first number yet, or a type is not registered
     */
    void append(UUID hand, List<NewEvent> events) {
        int first = events.getFirst().number();
        int written = jdbc.update(connection -> insert(connection, hand, first, events));
        if (written == 0 && first > 1 && !exists(hand, first - 1)) {
            throw new IllegalStateException(
                    "Event %d of hand %s cannot be recorded, because the hand has no event %d yet. Events are numbered without holes."
                            .formatted(first, hand, first - 1));
        }
        if (written != events.size()) {
            throw new IllegalStateException(
                    "Of %d events of hand %s only %d have a type that table event_type holds. Register the event types at start."
                            .formatted(events.size(), hand, written));
        }
    }

    private boolean exists(UUID hand, int number) {
        return Boolean.TRUE.equals(jdbc.queryForObject(
                "select exists (select from event where hand = ? and number = ?)", Boolean.class, hand, number));
    }

    private static PreparedStatement insert(Connection connection, UUID hand, int first, List<NewEvent> events)
            throws SQLException {
        PreparedStatement insert = connection.prepareStatement(INSERT);
        insert.setObject(1, hand);
        insert.setArray(2, connection.createArrayOf("integer", column(events, NewEvent::number)));
        insert.setArray(3, connection.createArrayOf("smallint", column(events, NewEvent::type)));
        insert.setArray(4, connection.createArrayOf("timestamptz", column(events, EventAppender::micros)));
        insert.setArray(5, connection.createArrayOf("jsonb", column(events, NewEvent::json)));
        insert.setInt(6, first);
        insert.setObject(7, hand);
        insert.setInt(8, first - 1);
        return insert;
    }

    /** PostgreSQL keeps microseconds and would round; what is written must be what is read. */
    private static String micros(NewEvent event) {
        return event.at().truncatedTo(ChronoUnit.MICROS).toString();
    }

    private static Object[] column(List<NewEvent> events, Function<NewEvent, Object> value) {
        return events.stream().map(value).toArray();
    }
}
