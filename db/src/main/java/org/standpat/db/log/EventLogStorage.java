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
import org.axonframework.messaging.unitofwork.CurrentUnitOfWork;
import org.axonframework.messaging.unitofwork.UnitOfWork;
import org.axonframework.modelling.command.AggregateStreamCreationException;
import org.axonframework.modelling.command.ConcurrencyException;
import org.jspecify.annotations.Nullable;

/**
 * The event log as Axon's storage engine, for the side that decides: use it under Axon's {@code EmbeddedEventStore}. What a unit of work
 * appends is handed to the {@link GroupCommit}, so that the command needs no transaction of its own; the call returns when it is
 * committed. Metadata of messages is not kept.
 *
 * <p>There are no snapshots: hands are short, and a hand's events alone give its state.
 */
public final class EventLogStorage implements EventStorageEngine {

    /** Resource of the unit of work: the {@link Beside} that is recorded with its events. */
    public static final String BESIDE = Beside.class.getName();

    /** Resource of the unit of work: the list of {@link StoredEvent} that was committed for it. */
    public static final String COMMITTED = StoredEvent.class.getName();

    private final EventLog log;
    private final GroupCommit commits;
    private final EventCodec codec;

    /** An engine that reads this database and records through the group commit, which writes to the same one. */
    public EventLogStorage(DataSource dataSource, EventCodec codec, GroupCommit commits) {
        this.log = new EventLog(dataSource);
        this.commits = commits;
        this.codec = codec;
    }

    /**
     * Appends events of one hand, in their order.
     *
     * @throws AggregateStreamCreationException when the hand exists and the first event was to start it
     * @throws ConcurrencyException when the hand is not where the first event goes on
     * @throws AnsweredBeforeException when the request that led to them was answered before
     * @throws LimitExceededException when an event or a hand grows too large
     * @throws LogUnavailableException when nothing can be recorded just now
     * @throws OutcomeUnknownException when it cannot be found out whether they were recorded
     * @throws IllegalArgumentException when they are not events of one hand that follow one another
     */
    @Override
    public void appendEvents(List<? extends EventMessage<?>> events) {
        if (events.isEmpty()) {
            return;
        }
        Optional<UnitOfWork<?>> work = CurrentUnitOfWork.map(UnitOfWork::root);
        Beside beside =
                work.map(unit -> (Beside) unit.resources().remove(BESIDE)).orElse(Beside.NONE);
        List<StoredEvent> committed = record(append(events, beside));
        work.ifPresent(unit -> unit.resources().put(COMMITTED, committed));
    }

    /**
     * Records what has no events: a refusal, and the answer to the request that was refused.
     *
     * @throws ConcurrencyException when the hand is not at the position that the command was judged at
     * @throws AnsweredBeforeException when the request was answered before
     */
    public void keep(UUID hand, int position, Beside beside) {
        List<StoredEvent> none = record(new Append(hand, position, List.of(), beside));
        if (!none.isEmpty()) {
            throw new IllegalStateException("events came out of nothing");
        }
    }

    private List<StoredEvent> record(Append append) {
        return switch (commits.record(append)) {
            case Receipt.Recorded recorded -> recorded.events();
            case Receipt.Overtaken overtaken -> throw Failures.overtaken(append, overtaken.position());
            case Receipt.AnsweredBefore before -> throw new AnsweredBeforeException(before.answer());
        };
    }

    /** What is to be recorded for these events of one hand. */
    Append append(List<? extends EventMessage<?>> events, Beside beside) {
        DomainEventMessage<?> first = ofHand(events.getFirst());
        UUID hand = HandMessages.hand(first.getAggregateIdentifier());
        List<NewEvent> rows = new ArrayList<>(events.size());
        for (EventMessage<?> event : events) {
            DomainEventMessage<?> message = ofHand(event);
            if (!message.getAggregateIdentifier().equals(first.getAggregateIdentifier())
                    || message.getSequenceNumber() != first.getSequenceNumber() + rows.size()) {
                throw new IllegalArgumentException(
                        "A command records events of one hand that follow one another, but after event %d of hand %s came event %d of hand %s."
                                .formatted(
                                        HandMessages.numberOf(first) + rows.size() - 1,
                                        hand,
                                        HandMessages.numberOf(message),
                                        message.getAggregateIdentifier()));
            }
            EventCodec.Encoded encoded = codec.encode(message.getPayload());
            rows.add(new NewEvent(encoded.type(), message.getTimestamp(), encoded.payload()));
        }
        return new Append(hand, Math.toIntExact(first.getSequenceNumber()), rows, beside);
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
