package org.standpat.db.contract;

import com.zaxxer.hikari.HikariDataSource;
import java.util.List;
import org.axonframework.eventhandling.EventMessage;
import org.axonframework.eventhandling.GapAwareTrackingToken;
import org.axonframework.eventhandling.TrackedEventMessage;
import org.axonframework.eventhandling.TrackingToken;
import org.axonframework.eventsourcing.eventstore.EventStorageEngine;
import org.axonframework.eventsourcing.eventstore.jdbc.JdbcEventStorageEngine;
import org.axonframework.eventsourcing.eventstore.jdbc.PostgresEventTableFactory;
import org.axonframework.serialization.Serializer;
import org.axonframework.serialization.jackson3.Jackson3Serializer;
import org.springframework.jdbc.datasource.TransactionAwareDataSourceProxy;
import org.springframework.jdbc.support.JdbcTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;
import org.standpat.db.axon.SpringTransactions;
import org.standpat.db.json.HandJson;
import org.standpat.db.log.OpenTransaction;
import org.standpat.db.postgres.Database;
import org.standpat.db.postgres.TestDatabase;

/** Axon's own JDBC engine with all its defaults, on Axon's own table. */
final class AxonJdbcStorage implements StorageUnderTest {

    static final Differences DIFFERENCES =
            new Differences(false, false, true, false, true, false, true, true, false, false, true, true, true);

    private final HikariDataSource pool = new HikariDataSource();
    private final TransactionTemplate transaction;
    private final JdbcEventStorageEngine engine;

    AxonJdbcStorage() {
        Database database = TestDatabase.empty();
        pool.setJdbcUrl(database.url());
        pool.setUsername(database.user());
        pool.setPassword(database.password());
        pool.setMinimumIdle(1);
        JdbcTransactionManager spring = new JdbcTransactionManager(pool);
        transaction = new TransactionTemplate(spring);
        Serializer json = Jackson3Serializer.builder()
                .jsonMapperBuilderCustomizer(mapper -> mapper.addModule(HandJson.module()))
                .build();
        engine = JdbcEventStorageEngine.builder()
                .connectionProvider(new TransactionAwareDataSourceProxy(pool)::getConnection)
                .transactionManager(new SpringTransactions(spring))
                .eventSerializer(json)
                .snapshotSerializer(json)
                .build();
        engine.createSchema(PostgresEventTableFactory.INSTANCE);
    }

    @Override
    public EventStorageEngine engine() {
        return engine;
    }

    @Override
    public Differences differences() {
        return DIFFERENCES;
    }

    @Override
    public void append(List<? extends EventMessage<?>> events) {
        engine.appendEvents(events);
    }

    @Override
    public HeldAppend hold(List<? extends EventMessage<?>> events) {
        OpenTransaction open = new OpenTransaction(transaction, () -> engine.appendEvents(events));
        return new HeldAppend() {
            @Override
            public void commit() {
                open.commit();
            }

            @Override
            public void rollback() {
                open.rollback();
            }
        };
    }

    @Override
    public Object eventIn(TrackedEventMessage<?> fromFeed) {
        return fromFeed.getPayload();
    }

    @Override
    public boolean isWaiting(TrackingToken token) {
        return ((GapAwareTrackingToken) token).hasGaps();
    }

    @Override
    public void close() {
        pool.close();
    }
}
