package org.standpat.db.contract;

import java.util.List;
import org.axonframework.eventhandling.EventMessage;
import org.axonframework.eventhandling.TrackedEventMessage;
import org.axonframework.eventhandling.TrackingToken;
import org.axonframework.eventsourcing.eventstore.EventStorageEngine;

/** A storage of events on a database of its own that holds no event yet, with what each kind of storage does in its own way. */
interface StorageUnderTest extends AutoCloseable {

    EventStorageEngine engine();

    Differences differences();

    /** Appends, and returns when it is committed. */
    void append(List<? extends EventMessage<?>> events);

    /** Appends on another connection, and stays before the commit until told. */
    HeldAppend hold(List<? extends EventMessage<?>> events);

    /** The event inside a message of the feed. */
    Object eventIn(TrackedEventMessage<?> fromFeed);

    /** Whether the token still waits for an event at a place before its own. */
    boolean isWaiting(TrackingToken token);

    @Override
    void close();

    /** An append that has written and is not committed. */
    interface HeldAppend {

        void commit();

        void rollback();
    }
}
