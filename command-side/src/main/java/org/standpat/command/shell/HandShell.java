package org.standpat.command.shell;

import io.micrometer.core.instrument.MeterRegistry;
import java.time.InstantSource;
import javax.sql.DataSource;
import org.axonframework.commandhandling.CommandBus;
import org.axonframework.commandhandling.SimpleCommandBus;
import org.axonframework.common.lock.LockFactory;
import org.axonframework.common.lock.PessimisticLockFactory;
import org.axonframework.common.transaction.TransactionManager;
import org.axonframework.eventsourcing.EventSourcingRepository;
import org.axonframework.eventsourcing.NoSnapshotTriggerDefinition;
import org.axonframework.eventsourcing.eventstore.EmbeddedEventStore;
import org.axonframework.eventsourcing.eventstore.EventStore;
import org.axonframework.messaging.unitofwork.RollbackConfigurationType;
import org.axonframework.modelling.command.AggregateAnnotationCommandHandler;
import org.standpat.command.dealer.DealerVault;
import org.standpat.command.idempotency.AnsweredRequests;
import org.standpat.command.refusal.Refusals;
import org.standpat.db.json.HandEventCodec;
import org.standpat.db.log.EventLog;
import org.standpat.db.log.EventLogStorage;

/**
 * Axon, wired by hand: nothing is picked up from the class path, so nothing can come up with another transaction manager, another event
 * store or a time-out around every handler.
 */
public final class HandShell {

    /** Requests that may wait for one hand. */
    public static final int MOST_WAITING = 500;

    private static final int LOCK_ATTEMPT_MILLIS = 10;

    /** Ten seconds in all. */
    private static final int LOCK_ATTEMPTS = 1_000;

    private HandShell() {}

    /**
     * The desk of a database that has the schema and the registered event types.
     *
     * @param transactions transactions of {@code dataSource}
     * @param committed called after each commit that wrote events
     */
    public static HandDesk desk(
            DataSource dataSource,
            TransactionManager transactions,
            DealerVault vault,
            Runnable committed,
            InstantSource clock,
            MeterRegistry meters) {
        HandEventCodec codec = new HandEventCodec();
        LockFactory locks = PessimisticLockFactory.builder()
                .queueLengthThreshold(MOST_WAITING)
                .lockAttemptTimeout(LOCK_ATTEMPT_MILLIS)
                .acquireAttempts(LOCK_ATTEMPTS)
                .build();
        EventStore store = EmbeddedEventStore.builder()
                .storageEngine(new EventLogStorage(dataSource, codec, committed))
                .build();
        CommandBus bus = bus(transactions, store, locks);
        bus.registerHandlerInterceptor(
                new AnswerKeeper(new AnsweredRequests(dataSource), vault, new Refusals(dataSource), clock));
        Answers answers = new Answers(new EventLog(dataSource), codec);
        return new HandDesk(bus, locks, vault, answers, new CommandMetrics(meters));
    }

    private static CommandBus bus(TransactionManager transactions, EventStore store, LockFactory locks) {
        EventSourcingRepository<Hand> hands = EventSourcingRepository.builder(Hand.class)
                .eventStore(store)
                .lockFactory(locks)
                .snapshotTriggerDefinition(NoSnapshotTriggerDefinition.INSTANCE)
                .build();
        SimpleCommandBus bus = SimpleCommandBus.builder()
                .transactionManager(transactions)
                .rollbackConfiguration(RollbackConfigurationType.ANY_THROWABLE)
                .build();
        AggregateAnnotationCommandHandler.<Hand>builder()
                .aggregateType(Hand.class)
                .repository(hands)
                .build()
                .subscribe(bus);
        return bus;
    }
}
