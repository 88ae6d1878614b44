package org.standpat.db.contract;

import java.util.List;
import java.util.UUID;
import org.axonframework.eventhandling.DomainEventMessage;
import org.axonframework.eventhandling.TrackedEventMessage;
import org.axonframework.eventhandling.TrackingToken;
import org.jspecify.annotations.Nullable;

/** The storage that a contract speaks of, and what its parts all need of it. */
interface ContractSubject {

    StorageUnderTest storage();

    /** All events of the hand, in the order in which they are read. */
    default List<? extends DomainEventMessage<?>> hand(UUID hand) {
        return storage().engine().readEvents(hand.toString(), 0).asStream().toList();
    }

    /** Names of all events of the hand, in the order in which they are read. */
    default List<String> handNames(UUID hand) {
        return hand(hand).stream()
                .map(event -> Given.name(hand, (int) event.getSequenceNumber() + 1))
                .toList();
    }

    /** What the feed gives out now after this token; {@code null} is the start. */
    default List<TrackedEventMessage<?>> feed(@Nullable TrackingToken after) {
        return storage()
                .engine()
                .readEvents(after, false)
                .<TrackedEventMessage<?>>map(event -> event)
                .toList();
    }

    /** The names of what the feed gives out now after this token. */
    default List<String> feedNames(@Nullable TrackingToken after) {
        return feed(after).stream().map(Given::name).toList();
    }
}
