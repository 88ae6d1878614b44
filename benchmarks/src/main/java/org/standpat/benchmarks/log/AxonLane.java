package org.standpat.benchmarks.log;

import com.zaxxer.hikari.HikariDataSource;
import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.UUID;
import org.axonframework.commandhandling.CommandBus;
import org.axonframework.commandhandling.GenericCommandMessage;
import org.axonframework.commandhandling.SimpleCommandBus;
import org.axonframework.commandhandling.callbacks.FutureCallback;
import org.axonframework.common.transaction.TransactionManager;
import org.axonframework.eventsourcing.EventSourcingRepository;
import org.axonframework.eventsourcing.eventstore.EmbeddedEventStore;
import org.axonframework.eventsourcing.eventstore.jdbc.JdbcEventStorageEngine;
import org.axonframework.eventsourcing.eventstore.jdbc.PostgresEventTableFactory;
import org.axonframework.modelling.command.AggregateAnnotationCommandHandler;
import org.axonframework.serialization.Serializer;
import org.axonframework.serialization.jackson3.Jackson3Serializer;
import org.springframework.jdbc.datasource.TransactionAwareDataSourceProxy;
import org.springframework.jdbc.support.JdbcTransactionManager;
import org.standpat.benchmarks.Pools;
import org.standpat.db.axon.SpringTransactions;
import org.standpat.db.json.HandJson;
import org.standpat.db.postgres.Database;
import org.standpat.deal.CardSource;
import org.standpat.deal.HouseDealer;
import org.standpat.hand.HandCommand;
import org.standpat.hand.HandCommand.StartHand;
import org.standpat.hand.HandState;
import org.standpat.proof.deck.DeckSeed;

/**
 * Axon's own JDBC engine as it comes: its table, its JSON, no cache, no snapshots, Spring's transactions; over it the same rules.
 * Message ids come from this project's factory, which is faster than Axon's own.
 */
final class AxonLane implements Lane {

    private static final long FIRST_SEED = 20_270_401L;

    private final HikariDataSource pool;
    private final EmbeddedEventStore store;
    private final CommandBus bus;
    private final Map<Integer, LocalTable> tables = new HashMap<>();

    AxonLane(Database database) {
        pool = Pools.open(database);
        TransactionManager transactions = new SpringTransactions(new JdbcTransactionManager(pool));
        Serializer json = Jackson3Serializer.builder()
                .jsonMapperBuilderCustomizer(mapper -> mapper.addModule(HandJson.module()))
                .build();
        JdbcEventStorageEngine engine = JdbcEventStorageEngine.builder()
                .connectionProvider(new TransactionAwareDataSourceProxy(pool)::getConnection)
                .transactionManager(transactions)
                .eventSerializer(json)
                .snapshotSerializer(json)
                .build();
        engine.createSchema(PostgresEventTableFactory.INSTANCE);
        store = EmbeddedEventStore.builder().storageEngine(engine).build();
        bus = SimpleCommandBus.builder().transactionManager(transactions).build();
        AggregateAnnotationCommandHandler.<AxonHand>builder()
                .aggregateType(AxonHand.class)
                .repository(EventSourcingRepository.builder(AxonHand.class)
                        .eventStore(store)
                        .build())
                .build()
                .subscribe(bus);
    }

    @Override
    public String name() {
        return "Axon 4.13.0, JDBC engine as it comes";
    }

    @Override
    public Writer writer(int table) {
        return tables.computeIfAbsent(table, number -> new LocalTable(new Bus(bus, number), FIRST_SEED + number));
    }

    /** The database that the events are in. */
    HikariDataSource dataSource() {
        return pool;
    }

    @Override
    public void close() {
        store.shutDown();
        pool.close();
    }

    private static final class Bus implements LocalTable.Commands {

        private final CommandBus bus;
        private final SplittableRandom chance;
        private CardSource dealer = CardSource.REPORTED;

        Bus(CommandBus bus, long seed) {
            this.bus = bus;
            this.chance = new SplittableRandom(seed);
        }

        @Override
        public HandState start(StartHand start) {
            byte[] seed = new byte[DeckSeed.BYTES];
            chance.nextBytes(seed);
            dealer = new HouseDealer(DeckSeed.of(seed));
            return act(start.hand(), start);
        }

        @Override
        public HandState act(UUID hand, HandCommand command) {
            FutureCallback<AxonHand.Request, HandState> answer = new FutureCallback<>();
            bus.dispatch(new GenericCommandMessage<>(new AxonHand.Request(hand, command, dealer)), answer);
            if (answer.getResult().isExceptional()) {
                throw new IllegalStateException(
                        "a legal action failed", answer.getResult().exceptionResult());
            }
            return answer.getResult().getPayload();
        }
    }
}
