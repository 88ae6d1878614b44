package org.standpat.db.log;

import com.zaxxer.hikari.HikariDataSource;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.axonframework.eventhandling.DomainEventMessage;
import org.axonframework.eventhandling.EventMessage;
import org.axonframework.eventhandling.GenericDomainEventMessage;
import org.axonframework.messaging.MetaData;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.support.JdbcTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;
import org.standpat.db.json.CompactEvents;
import org.standpat.db.json.HandEventCodec;
import org.standpat.db.json.HandEventTypes;
import org.standpat.db.postgres.Database;
import org.standpat.db.postgres.TestDatabase;
import org.standpat.hand.HandEvent;

/** An event log of its own in a fresh database, and short words to write into it. */
public final class LogFixture implements AutoCloseable {

    /** When the events of tests happened. */
    public static final Instant AT = Instant.parse("2026-03-01T20:15:30.123456Z");

    /** Long enough for tests that hold something up on purpose, on a machine that is busy with others. */
    static final LogLimits PATIENT = new LogLimits(
            Duration.ofMinutes(1),
            Duration.ofMinutes(1),
            Duration.ofMinutes(1),
            Duration.ofMinutes(1),
            Duration.ofMinutes(2));

    public final Database database;
    public final HikariDataSource dataSource;
    public final JdbcTransactionManager spring;
    public final TransactionTemplate transaction;
    public final JdbcTemplate sql;
    public final EventLog log;
    public final EventFeed feed;
    public final GroupCommit commits;
    public final EventLogStorage storage;

    public LogFixture() {
        this(TestDatabase.fresh());
    }

    /** In this database, which has the schema of Standpat and no events. */
    public LogFixture(Database database) {
        this.database = database;
        dataSource = pool(database);
        HandEventTypes.ALL.register(dataSource);
        spring = new JdbcTransactionManager(dataSource);
        transaction = new TransactionTemplate(spring);
        sql = new JdbcTemplate(dataSource);
        log = new EventLog(dataSource);
        feed = new EventFeed(log);
        commits = new GroupCommit(database.unpooled(), PATIENT, feed::wake);
        storage = new EventLogStorage(dataSource, new HandEventCodec(), commits);
    }

    private static HikariDataSource pool(Database database) {
        HikariDataSource pool = new HikariDataSource();
        pool.setJdbcUrl(database.url());
        pool.setUsername(database.user());
        pool.setPassword(database.password());
        pool.setMinimumIdle(1);
        return pool;
    }

    /** Events with these numbers, from {@code first} on, each a check by the seat of the same number. */
    public static List<DomainEventMessage<?>> checks(UUID hand, int first, int count) {
        List<DomainEventMessage<?>> messages = new ArrayList<>();
        for (int number = first; number < first + count; number++) {
            messages.add(message(hand, number, new HandEvent.Checked(number)));
        }
        return messages;
    }

    public static DomainEventMessage<?> message(UUID hand, int number, Object event) {
        return new GenericDomainEventMessage<>(
                "Hand",
                hand.toString(),
                number - 1L,
                event,
                MetaData.emptyInstance(),
                UUID.randomUUID().toString(),
                AT);
    }

    /** Returns when they are committed. */
    public void append(List<? extends DomainEventMessage<?>> events) {
        storage.appendEvents(events);
    }

    /** What a command wants recorded: so many checks after this position, and nothing beside them. */
    public static Append appendOf(UUID hand, int position, int checks) {
        return appendOf(hand, position, checks, Beside.NONE);
    }

    /** The same with something beside. */
    public static Append appendOf(UUID hand, int position, int checks, Beside beside) {
        HandEventCodec codec = new HandEventCodec();
        List<NewEvent> events = new ArrayList<>();
        for (int number = position + 1; number <= position + checks; number++) {
            EventCodec.Encoded encoded = codec.encode(new HandEvent.Checked(number));
            events.add(new NewEvent(encoded.type(), AT, encoded.payload()));
        }
        return new Append(hand, position, events, beside);
    }

    /** A row that no code of this program would write, at the next place of the log. */
    public void appendRow(UUID hand, int number, int type, byte[] payload) {
        sql.update(
                "insert into event (hand, feed_position, at, number, type, payload)"
                        + " select ?, coalesce(max(feed_position), 0) + 1, now(), ?, ?, ? from event",
                hand,
                number,
                type,
                payload);
    }

    /** The same, with a payload that holds the fields of this JSON by name. */
    public void appendFields(UUID hand, int number, int type, String json) {
        appendRow(hand, number, type, new CompactEvents().fromJson((short) type, json));
    }

    /** A hand with this many events; gives its id. */
    public UUID handWith(int events) {
        UUID hand = UUID.randomUUID();
        append(checks(hand, 1, events));
        return hand;
    }

    /** Hand and number of every event that the feed gives out now, in its order. */
    public List<String> feedNow() {
        return log.feed(null, Integer.MAX_VALUE).stream().map(LogFixture::name).toList();
    }

    static String name(StoredEvent event) {
        return event.hand() + "/" + event.number();
    }

    /** A transaction on another thread that stays open until told; it has nothing to do with the log. */
    public OpenTransaction openTransaction(Runnable writes) {
        return new OpenTransaction(transaction, writes);
    }

    /** Another process in the midst of recording these events of one hand: they are written, and not yet committed. */
    public OtherWriter otherWriter(List<? extends EventMessage<?>> events) {
        return otherWriter(storage.append(events, Beside.NONE));
    }

    /** Another process in the midst of recording these: they are written, and not yet committed. */
    public OtherWriter otherWriter(Append... appends) {
        return OtherWriter.of(database.unpooled(), PATIENT, List.of(appends));
    }

    @Override
    public void close() {
        commits.close();
        dataSource.close();
    }
}
