package org.standpat.db.log;

import java.util.UUID;
import org.axonframework.eventhandling.DomainEventMessage;
import org.axonframework.eventhandling.GenericDomainEventMessage;
import org.axonframework.eventhandling.GenericTrackedDomainEventMessage;
import org.axonframework.eventhandling.TrackedEventMessage;
import org.axonframework.messaging.MetaData;

/** Between rows of the log and Axon's messages. Axon counts a hand's events from 0, the log from 1. */
final class HandMessages {

    /** What Axon calls the type of the aggregate; the log holds no other. */
    static final String AGGREGATE_TYPE = "Hand";

    private HandMessages() {}

    /** The event as the aggregate reads it. */
    static DomainEventMessage<?> decoded(StoredEvent event, EventCodec codec) {
        return message(event, codec.decode(event.type(), event.payload()));
    }

    /** The event as it travels in the feed: not decoded, so that what cannot be read still reaches its handler. */
    static TrackedEventMessage<StoredEvent> tracked(StoredEvent event) {
        return new GenericTrackedDomainEventMessage<>(event.token(), message(event, event));
    }

    /** The number in the log of an event that an aggregate published. */
    static long numberOf(DomainEventMessage<?> message) {
        return message.getSequenceNumber() + 1;
    }

    /**
     * The hand that Axon's text names.
     *
     * @throws IllegalArgumentException when it is not a UUID in its usual form
     */
    static UUID hand(String aggregateIdentifier) {
        UUID hand = UUID.fromString(aggregateIdentifier);
        if (!hand.toString().equalsIgnoreCase(aggregateIdentifier)) {
            throw new IllegalArgumentException(
                    "A hand is named by a UUID such as %s, but \"%s\" came.".formatted(hand, aggregateIdentifier));
        }
        return hand;
    }

    private static <T> DomainEventMessage<T> message(StoredEvent event, T payload) {
        String hand = event.hand().toString();
        return new GenericDomainEventMessage<>(
                AGGREGATE_TYPE,
                hand,
                event.number() - 1L,
                payload,
                MetaData.emptyInstance(),
                hand + "/" + event.number(),
                event.at());
    }
}
