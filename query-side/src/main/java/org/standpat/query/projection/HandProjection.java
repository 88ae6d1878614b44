package org.standpat.query.projection;

import java.time.Clock;
import java.time.Instant;
import java.util.concurrent.atomic.LongAdder;
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
    public static final int VERSION = 1;

    private static final String BATCH = HandProjection.class.getName();

    private final ProjectionBatch.Stores stores;
    private final Clock clock;
    private final LongAdder handled = new LongAdder();
    private volatile Runnable committed = () -> {};
    private volatile Instant lastCommit = Instant.MIN;

    /** A projection into the tables of this build, to be run by a processor. */
    HandProjection(ProjectionParts parts, Build build) {
        this.clock = parts.clock();
        this.stores = ProjectionBatch.Stores.of(parts, build);
    }

    /** Has this run after each transaction; it must return quickly. */
    void whenCommitted(Runnable listener) {
        committed = listener;
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
        });
        // Last of all: by then the processor knows, too, how far it is.
        unit.onCleanup(ignored -> committed.run());
        return batch;
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
