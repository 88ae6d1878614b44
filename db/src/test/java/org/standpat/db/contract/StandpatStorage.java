package org.standpat.db.contract;

import java.util.List;
import org.axonframework.eventhandling.EventMessage;
import org.axonframework.eventhandling.TrackedEventMessage;
import org.axonframework.eventhandling.TrackingToken;
import org.axonframework.eventsourcing.eventstore.EventStorageEngine;
import org.standpat.db.json.HandEventCodec;
import org.standpat.db.log.LogFixture;
import org.standpat.db.log.OtherWriter;
import org.standpat.db.log.StoredEvent;

/** The event log of this project. */
final class StandpatStorage implements StorageUnderTest {

    static final Differences DIFFERENCES =
            new Differences(true, true, false, true, false, true, false, false, true, true, false, false, false);

    private final LogFixture db = new LogFixture();
    private final HandEventCodec codec = new HandEventCodec();

    @Override
    public EventStorageEngine engine() {
        return db.storage;
    }

    @Override
    public Differences differences() {
        return DIFFERENCES;
    }

    @Override
    public void append(List<? extends EventMessage<?>> events) {
        db.storage.appendEvents(events);
    }

    /** Another process, between the writing of these and its commit. */
    @Override
    public HeldAppend hold(List<? extends EventMessage<?>> events) {
        OtherWriter other = db.otherWriter(events);
        return new HeldAppend() {
            @Override
            public void commit() {
                other.commit();
            }

            @Override
            public void rollback() {
                other.rollback();
            }
        };
    }

    @Override
    public Object eventIn(TrackedEventMessage<?> fromFeed) {
        StoredEvent stored = (StoredEvent) fromFeed.getPayload();
        return codec.decode(stored.type(), stored.payload());
    }

    /** A place in the feed is one place, and what comes before it has been given out. */
    @Override
    public boolean isWaiting(TrackingToken token) {
        return false;
    }

    @Override
    public void close() {
        db.close();
    }
}
