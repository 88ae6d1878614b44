package org.standpat.query.projection;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Consumer;
import javax.sql.DataSource;
import org.axonframework.eventhandling.EventHandler;
import org.axonframework.eventhandling.ResetHandler;
import org.axonframework.messaging.unitofwork.CurrentUnitOfWork;
import org.axonframework.messaging.unitofwork.UnitOfWork;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.TransactionDefinition;
import org.springframework.transaction.support.TransactionTemplate;
import org.standpat.db.log.EventCodec;
import org.standpat.db.log.EventLog;
import org.standpat.db.log.StoredEvent;

/**
 * Keeps tables {@code hand} and {@code hand_player}. Any event may come any number of times and from any number on; what the tables
 * reflect already changes nothing.
 */
public final class HandProjection {

    /** The name under which it keeps its tokens and its parked events. */
    public static final String NAME = "hands";

    /** Nobody has waited longer for an event that came as it happened. */
    public static final Duration LONGEST_WAIT = Duration.ofMinutes(1);

    private static final String BATCH = HandProjection.class.getName();

    private final ProjectionBatch.Stores stores;
    private final Clock clock;
    private final LongAdder handled = new LongAdder();
    private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
    private volatile Consumer<Duration> visible = age -> {};
    private volatile Instant lastCommit = Instant.MIN;

    /** A projection into the tables of this database, to be run by a processor whose transactions are {@code transactions}. */
    public HandProjection(
            DataSource dataSource, PlatformTransactionManager transactions, EventCodec codec, Clock clock) {
        TransactionTemplate savepoint = new TransactionTemplate(transactions);
        savepoint.setPropagationBehavior(TransactionDefinition.PROPAGATION_NESTED);
        this.clock = clock;
        this.stores = new ProjectionBatch.Stores(
                new HandTables(dataSource, NAME),
                new ParkedEvents(dataSource, NAME),
                new HandFolder(new EventLog(dataSource), codec),
                new SummaryCache(),
                savepoint);
    }

    /** Has this run after each transaction, when what it wrote can be read; it must return quickly and throw nothing. */
    public void whenCommitted(Runnable listener) {
        listeners.add(listener);
    }

    /**
     * Has this told, of each event, how long after it was recorded what it changed could be read. Events that were recorded more than
     * {@link #LONGEST_WAIT} ago are passed over: they are replayed, or were recorded while the projection stood still.
     */
    public void whenVisible(Consumer<Duration> listener) {
        visible = listener;
    }

    /** Takes one event of the feed into the batch of the current transaction. */
    @EventHandler
    public void on(StoredEvent event) {
        UnitOfWork<?> unit = CurrentUnitOfWork.get();
        ProjectionBatch batch = unit.getOrComputeResource(BATCH, key -> begin(unit));
        batch.take(event);
    }

    private ProjectionBatch begin(UnitOfWork<?> unit) {
        ProjectionBatch batch = new ProjectionBatch(stores, clock.instant());
        unit.onPrepareCommit(ignored -> batch.write());
        unit.afterCommit(ignored -> {
            batch.committed();
            handled.add(batch.events());
            lastCommit = clock.instant();
            tellAges(batch, lastCommit);
        });
        // Last of all: by then the processor knows, too, how far it is.
        unit.onCleanup(ignored -> listeners.forEach(Runnable::run));
        return batch;
    }

    private void tellAges(ProjectionBatch batch, Instant now) {
        batch.recorded().stream()
                .map(at -> Duration.between(at, now))
                .filter(age -> age.compareTo(LONGEST_WAIT) <= 0)
                .forEach(visible);
    }

    /** Empties the tables and forgets what is parked: everything comes again. */
    @ResetHandler
    public void reset() {
        stores.tables().clear();
        stores.parked().clear();
        stores.cache().clear();
    }

    /** What is parked. */
    public ParkedEvents parked() {
        return stores.parked();
    }

    /** When this process last committed a transaction of this projection. */
    Instant lastCommit() {
        return lastCommit;
    }

    /** Events handled in transactions that this process committed, parked ones included. */
    public long handled() {
        return handled.sum();
    }
}
