package org.standpat.command.shell;

import io.micrometer.core.instrument.MeterRegistry;
import java.time.InstantSource;
import javax.sql.DataSource;
import org.axonframework.commandhandling.CommandBus;
import org.axonframework.commandhandling.SimpleCommandBus;
import org.axonframework.common.lock.LockFactory;
import org.axonframework.common.lock.PessimisticLockFactory;
import org.axonframework.eventsourcing.EventSourcingRepository;
import org.axonframework.eventsourcing.NoSnapshotTriggerDefinition;
import org.axonframework.eventsourcing.eventstore.EmbeddedEventStore;
import org.axonframework.eventsourcing.eventstore.EventStore;
import org.axonframework.messaging.unitofwork.RollbackConfigurationType;
import org.axonframework.modelling.command.AggregateAnnotationCommandHandler;
import org.axonframework.modelling.command.VersionedAggregateIdentifier;
import org.standpat.command.dealer.DealerVault;
import org.standpat.command.idempotency.AnsweredRequests;
import org.standpat.db.json.HandEventCodec;
import org.standpat.db.log.EventLog;
import org.standpat.db.log.EventLogStorage;
import org.standpat.db.log.GroupCommit;

/**
 * Axon, wired by hand: nothing is picked up from the class path, so nothing can come up with another transaction manager, another event
 * store or a time-out around every handler.
 */
public final class HandShell {

    /** Requests that may wait for one hand. */
    public static final int MOST_WAITING = 500;

    /** Hands that are kept in memory between their actions; others are read again. */
    public static final int MOST_LIVE_HANDS = 20_000;

    private static final int LOCK_ATTEMPT_MILLIS = 10;

    /** Ten seconds in all. */
    private static final int LOCK_ATTEMPTS = 1_000;

    private HandShell() {}

    /**
     * The desk of a database that has the schema and the registered event types.
     *
     * @param commits records into the same database
     */
    public static HandDesk desk(
            DataSource dataSource, GroupCommit commits, DealerVault vault, InstantSource clock, MeterRegistry meters) {
        return desk(dataSource, commits, vault, clock, meters, new LiveHands(MOST_LIVE_HANDS));
    }

    /** The same with hands kept there. */
    static HandDesk desk(
            DataSource dataSource,
            GroupCommit commits,
            DealerVault vault,
            InstantSource clock,
            MeterRegistry meters,
            LiveHands hands) {
        HandEventCodec codec = new HandEventCodec();
        EventLogStorage storage = new EventLogStorage(dataSource, codec, commits);
        AnsweredRequests answered = new AnsweredRequests(dataSource);
        CommandBus bus = bus(EmbeddedEventStore.builder().storageEngine(storage).build(), hands);
        bus.registerHandlerInterceptor(new AnswerKeeper(storage, answered, vault, clock));
        Answers answers = new Answers(new EventLog(dataSource), codec);
        CommandMetrics metrics = new CommandMetrics(meters);
        metrics.watch(commits);
        return new HandDesk(bus, vault, answered, answers, metrics, hands);
    }

    private static CommandBus bus(EventStore store, LiveHands live) {
        LockFactory locks = PessimisticLockFactory.builder()
                .queueLengthThreshold(MOST_WAITING)
                .lockAttemptTimeout(LOCK_ATTEMPT_MILLIS)
                .acquireAttempts(LOCK_ATTEMPTS)
                .build();
        EventSourcingRepository<Hand> hands = EventSourcingRepository.builder(Hand.class)
                .eventStore(store)
                .lockFactory(locks)
                .cache(live)
                .snapshotTriggerDefinition(NoSnapshotTriggerDefinition.INSTANCE)
                .build();
        // No transaction manager: a command reads as it likes, and what it records is a transaction of the group
        // commit.
        SimpleCommandBus bus = SimpleCommandBus.builder()
                .rollbackConfiguration(RollbackConfigurationType.ANY_THROWABLE)
                .build();
        AggregateAnnotationCommandHandler.<Hand>builder()
                .aggregateType(Hand.class)
                .repository(hands)
                // Axon would look at the annotations of the envelope again for each command.
                .commandTargetResolver(
                        command -> new VersionedAggregateIdentifier(((HandRequest) command.getPayload()).hand(), null))
                .build()
                .subscribe(bus);
        return bus;
    }
}
