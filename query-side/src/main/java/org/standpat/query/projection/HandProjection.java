package org.standpat.query.projection;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Consumer;
import org.axonframework.eventhandling.EventHandler;
import org.axonframework.messaging.unitofwork.CurrentUnitOfWork;
import org.axonframework.messaging.unitofwork.UnitOfWork;
import org.standpat.db.log.StoredEvent;

/**
 * Keeps tables {@code hand} and {@code hand_player} of one build. Any event may come any number of times and from any number on; what the tables
 * reflect already changes nothing.
 */
public final class HandProjection {

    /** The name of the projection. */
    public static final String NAME = "hands";

    /**
     * Which tables this program makes, and what it puts into them. To be raised by whoever changes a column or what a column counts: at its
     * next start the program then makes the tables anew beside those that serve.
     */
    public static final int VERSION = 2;

    /** Nobody has waited longer for an event that came as it happened. */
    public static final Duration LONGEST_WAIT = Duration.ofMinutes(1);

    private static final String BATCH = HandProjection.class.getName();

    private final ProjectionBatch.Stores stores;
    private final Clock clock;
    private final LongAdder handled = new LongAdder();
    private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
    private volatile Consumer<Duration> visible = age -> {};
    private volatile Instant lastCommit = Instant.MIN;

    /** A projection into the tables of this build, to be run by a processor. */
    HandProjection(ProjectionParts parts, Build build) {
        this.clock = parts.clock();
        this.stores = ProjectionBatch.Stores.of(parts, build);
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
