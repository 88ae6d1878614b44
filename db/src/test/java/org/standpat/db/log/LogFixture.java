package org.standpat.db.log;

import com.zaxxer.hikari.HikariDataSource;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.function.Supplier;
import org.axonframework.eventhandling.DomainEventMessage;
import org.axonframework.eventhandling.GenericDomainEventMessage;
import org.axonframework.messaging.MetaData;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.support.JdbcTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;
import org.standpat.db.json.HandEventCodec;
import org.standpat.db.json.HandEventTypes;
import org.standpat.db.postgres.Database;
import org.standpat.db.postgres.TestDatabase;
import org.standpat.hand.HandEvent;

/** An event log of its own in a fresh database, and short words to write into it. */
public final class LogFixture implements AutoCloseable {

    /** When the events of tests happened. */
    public static final Instant AT = Instant.parse("2026-03-01T20:15:30.123456Z");

    public final HikariDataSource dataSource;
    public final JdbcTransactionManager spring;
    public final TransactionTemplate transaction;
    public final JdbcTemplate sql;
    public final EventLog log;
    public final EventFeed feed;
    public final EventLogStorage storage;

    public LogFixture() {
        dataSource = pool(TestDatabase.fresh());
        HandEventTypes.ALL.register(dataSource);
        spring = new JdbcTransactionManager(dataSource);
        transaction = new TransactionTemplate(spring);
        sql = new JdbcTemplate(dataSource);
        log = new EventLog(dataSource);
        feed = new EventFeed(log);
        storage = new EventLogStorage(dataSource, new HandEventCodec(), feed::wake);
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

    /** Writes in a transaction of its own. */
    public void append(List<? extends DomainEventMessage<?>> events) {
        transaction.executeWithoutResult(status -> storage.appendEvents(events));
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

    /** A transaction on another thread that stays open until told. */
    public OpenTransaction openTransaction(Runnable writes) {
        return new OpenTransaction(transaction, writes);
    }

    <T> T inTransaction(Supplier<T> work) {
        return transaction.execute(status -> work.get());
    }

    @Override
    public void close() {
        dataSource.close();
    }
}
