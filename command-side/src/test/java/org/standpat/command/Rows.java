package org.standpat.command;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.standpat.db.json.HandEventCodec;
import org.standpat.db.log.EventCodec;
import org.standpat.db.postgres.Database;
import org.standpat.hand.HandEvent;

/** Looks at the tables behind the service's back. */
final class Rows {

    private final JdbcClient jdbc;

    Rows(Database database) {
        this.jdbc = JdbcClient.create(database.unpooled());
    }

    int count(String table) {
        return jdbc.sql("select count(*) from " + table).query(Integer.class).single();
    }

    int eventsOf(String hand) {
        return jdbc.sql("select count(*) from event where hand = cast(? as uuid)")
                .param(hand)
                .query(Integer.class)
                .single();
    }

    /** Writes an event as somebody would who does not keep to the log's lock; the caller commits. */
    void append(Connection connection, String hand, int number, HandEvent event) throws SQLException {
        EventCodec.Encoded encoded = new HandEventCodec().encode(event);
        try (PreparedStatement insert =
                connection.prepareStatement("insert into event (hand, feed_position, at, number, type, payload)"
                        + " select cast(? as uuid), max(feed_position) + 1, now(), ?, ?, ? from event")) {
            insert.setString(1, hand);
            insert.setInt(2, number);
            insert.setShort(3, encoded.type());
            insert.setBytes(4, encoded.payload().bytes());
            insert.executeUpdate();
        }
    }

    /** Writes the event of this number again and again, up to the number {@code last}. */
    void repeat(String hand, int number, int last) {
        jdbc.sql("insert into event (hand, feed_position, at, number, type, payload)"
                        + " select hand, (select max(feed_position) from event) + n - number, at, n, type, payload"
                        + " from event, generate_series(number + 1, ?) n where hand = cast(? as uuid) and number = ?")
                .params(last, hand, number)
                .update();
    }

    /** Whether a session of this database waits for the transaction of another. */
    boolean somebodyWaits() {
        return jdbc.sql("select exists(select from pg_stat_activity where datname = current_database()"
                        + " and wait_event_type = 'Lock')")
                .query(Boolean.class)
                .single();
    }

    String text(String query) {
        return jdbc.sql(query).query(String.class).single();
    }

    /** Makes the database refuse every new event with this PostgreSQL error, at once or when the transaction commits. */
    void refuseEvents(String errorCode, boolean atCommit) {
        jdbc.sql("create function refuse_event() returns trigger language plpgsql as $$"
                        + " begin raise exception 'refused by the test' using errcode = '" + errorCode + "'; end $$")
                .update();
        jdbc.sql("create " + (atCommit ? "constraint " : "") + "trigger refuse_event after insert on event"
                        + (atCommit ? " deferrable initially deferred" : "")
                        + " for each row execute function refuse_event()")
                .update();
    }

    void acceptEvents() {
        jdbc.sql("drop trigger refuse_event on event").update();
        jdbc.sql("drop function refuse_event").update();
    }
}
