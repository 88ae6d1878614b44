package org.standpat.db.log;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.axonframework.eventhandling.DomainEventMessage;
import org.axonframework.eventhandling.EventMessage;
import org.axonframework.eventhandling.TrackedEventMessage;
import org.axonframework.eventhandling.TrackingToken;
import org.axonframework.eventsourcing.eventstore.DomainEventStream;
import org.axonframework.eventsourcing.eventstore.EventStorageEngine;
import org.axonframework.modelling.command.AggregateStreamCreationException;
import org.axonframework.modelling.command.ConcurrencyException;
import org.jspecify.annotations.Nullable;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.transaction.support.TransactionSynchronization;
import org.springframework.transaction.support.TransactionSynchronizationManager;
import org.standpat.db.log.EventAppender.NewEvent;

/**
 * The event log as Axon's storage engine, for the side that decides: use it under Axon's {@code EmbeddedEventStore}. Events
 * are written in Spring's current transaction and nowhere else. Metadata of messages is not kept.
 *
 * <p>There are no snapshots: hands are short, and a hand's events alone give its state.
 */
public final class EventLogStorage implements EventStorageEngine {

    private final EventLog log;
    private final EventAppender appender;
    private final EventCodec codec;
    private final Runnable committed;

    /**
     * An engine over the log in this database.
     *
     * @param committed called after each commit that wrote events, to wake an {@link EventFeed} of the same process at once;
     *     it must return quickly and throw nothing
     */
    public EventLogStorage(DataSource dataSource, EventCodec codec, Runnable committed) {
        this.log = new EventLog(dataSource);
        this.appender = new EventAppender(dataSource);
        this.codec = codec;
        this.committed = committed;
    }

    /**
     * Appends events of hands, in their order.
     *
     * @throws AggregateStreamCreationException when the hand exists and the first event was to start it
     * @throws ConcurrencyException when somebody else recorded an event with the same number first
     * @throws LimitExceededException when an event or a hand grows too large
     * @throws IllegalStateException outside of a transaction, or when the hand's record would get a hole
     */
    @Override
    public void appendEvents(List<? extends EventMessage<?>> events) {
        if (events.isEmpty()) {
            return;
        }
        if (!TransactionSynchronizationManager.isActualTransactionActive()) {
            throw new IllegalStateException("Events are recorded in a transaction, but none is open."
                    + " Give the command bus a transaction manager (org.standpat.db.axon.SpringTransactions).");
        }
        int from = 0;
        while (from < events.size()) {
            int to = endOfRun(events, from);
            appendRun(events.subList(from, to));
            from = to;
        }
        TransactionSynchronizationManager.registerSynchronization(new TransactionSynchronization() {
            @Override
            public void afterCommit() {
                committed.run();
            }
        });
    }

    /** The index after the last of the events, from this index on, that follow one another in one hand. */
    private static int endOfRun(List<? extends EventMessage<?>> events, int from) {
        DomainEventMessage<?> previous = ofHand(events.get(from));
        int to = from + 1;
        while (to < events.size()) {
            DomainEventMessage<?> next = ofHand(events.get(to));
            if (!next.getAggregateIdentifier().equals(previous.getAggregateIdentifier())
                    || next.getSequenceNumber() != previous.getSequenceNumber() + 1) {
                return to;
            }
            previous = next;
            to++;
        }
        return to;
    }

    private void appendRun(List<? extends EventMessage<?>> run) {
        UUID hand = HandMessages.hand(ofHand(run.getFirst()).getAggregateIdentifier());
        List<NewEvent> rows = new ArrayList<>(run.size());
        for (EventMessage<?> event : run) {
            rows.add(row(hand, ofHand(event)));
        }
        int first = rows.getFirst().number();
        try {
            appender.append(hand, rows);
        } catch (DuplicateKeyException conflict) {
            if (first == 1) {
                throw new AggregateStreamCreationException(
                        "Hand %s exists already; a new hand needs an id of its own.".formatted(hand), conflict);
            }
            throw new ConcurrencyException(
                    "Event %d of hand %s was recorded by somebody else first. Read the hand again and decide anew."
                            .formatted(first, hand),
                    conflict);
        }
    }

    private NewEvent row(UUID hand, DomainEventMessage<?> message) {
        long number = HandMessages.numberOf(message);
        EventLimits.checkNumber(hand, number);
        EventCodec.Encoded encoded = codec.encode(message.getPayload());
        EventLimits.checkSize(hand, (int) number, encoded.json());
        return new NewEvent((int) number, encoded.type(), message.getTimestamp(), encoded.json());
    }

    private static DomainEventMessage<?> ofHand(EventMessage<?> event) {
        if (event instanceof DomainEventMessage<?> ofHand) {
            return ofHand;
        }
        throw new IllegalArgumentException(
                "The log keeps events of hands, but %s belongs to none.".formatted(event.getPayloadType()));
    }

    @Override
    public DomainEventStream readEvents(String aggregateIdentifier, long firstSequenceNumber) {
        int firstNumber = Math.toIntExact(firstSequenceNumber + 1);
        List<StoredEvent> events = log.hand(HandMessages.hand(aggregateIdentifier), firstNumber);
        return DomainEventStream.of(events.stream().map(event -> HandMessages.decoded(event, codec)));
    }

    @Override
    public Optional<Long> lastSequenceNumberFor(String aggregateIdentifier) {
        int position = log.positionOf(HandMessages.hand(aggregateIdentifier));
        return position == 0 ? Optional.empty() : Optional.of(position - 1L);
    }

    /** The committed events after the token, as {@link EventFeed} gives them; the stream ends at the head of the feed. */
    @Override
    public Stream<? extends TrackedEventMessage<?>> readEvents(
            @Nullable TrackingToken trackingToken, boolean mayBlock) {
        return Stream.iterate(
                        log.feed(EventFeed.place(trackingToken), EventFeed.PAGE_SIZE),
                        page -> !page.isEmpty(),
                        page -> log.feed(page.getLast().token(), EventFeed.PAGE_SIZE))
                .flatMap(List::stream)
                .map(HandMessages::tracked);
    }

    @Override
    public @Nullable TrackingToken createHeadToken() {
        return log.head().orElse(null);
    }

    @Override
    public void storeSnapshot(DomainEventMessage<?> snapshot) {
        throw new UnsupportedOperationException(
                "Snapshots are not kept: hands are short and are always read from event 1.");
    }

    @Override
    public Optional<DomainEventMessage<?>> readSnapshot(String aggregateIdentifier) {
        return Optional.empty();
    }
}
