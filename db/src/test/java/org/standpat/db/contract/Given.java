package org.standpat.db.contract;

import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.axonframework.eventhandling.DomainEventMessage;
import org.axonframework.eventhandling.GenericDomainEventMessage;
import org.axonframework.eventhandling.TrackedEventMessage;
import org.axonframework.messaging.MetaData;
import org.standpat.hand.HandEvent;

/** Events for the contract, and short names of them: {@code hand/number}. */
final class Given {

    /** Longer than any storage waits for an append that is still open. */
    static final Duration MINUTES = Duration.ofMinutes(10);

    private static final int SEATS = 6;

    private Given() {}

    static UUID newHand() {
        return UUID.randomUUID();
    }

    /** The time now, as exactly as a log keeps it. */
    static Instant now() {
        return Instant.now().truncatedTo(ChronoUnit.MICROS);
    }

    /** So many events of a hand, the first with this number, recorded now. */
    static List<DomainEventMessage<?>> events(UUID hand, int first, int count) {
        return events(hand, first, count, now());
    }

    /** So many events of a hand, the first with this number, recorded at this time. */
    static List<DomainEventMessage<?>> events(UUID hand, int first, int count, Instant at) {
        List<DomainEventMessage<?>> events = new ArrayList<>();
        for (int number = first; number < first + count; number++) {
            events.add(event(hand, number, check(number), at));
        }
        return events;
    }

    /** What the event with this number says. */
    static HandEvent check(int number) {
        return new HandEvent.Checked(1 + number % SEATS);
    }

    static DomainEventMessage<?> event(UUID hand, int number, Object payload, Instant at) {
        return event(hand, number, payload, at, MetaData.emptyInstance());
    }

    static DomainEventMessage<?> event(UUID hand, int number, Object payload, Instant at, MetaData metaData) {
        return new GenericDomainEventMessage<>(
                "Hand",
                hand.toString(),
                number - 1L,
                payload,
                metaData,
                UUID.randomUUID().toString(),
                at);
    }

    static String name(UUID hand, int number) {
        return hand + "/" + number;
    }

    /** Names of so many events of a hand from this number on. */
    static List<String> names(UUID hand, int first, int count) {
        List<String> names = new ArrayList<>();
        for (int number = first; number < first + count; number++) {
            names.add(name(hand, number));
        }
        return names;
    }

    static String name(TrackedEventMessage<?> fromFeed) {
        DomainEventMessage<?> event = (DomainEventMessage<?>) fromFeed;
        return event.getAggregateIdentifier() + "/" + (event.getSequenceNumber() + 1);
    }
}
