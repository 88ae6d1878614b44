package org.standpat.query.replay;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.standpat.db.json.HandEventTypes;
import org.standpat.db.log.EventCodec;
import org.standpat.db.log.EventLimits;
import org.standpat.db.log.EventLog;
import org.standpat.db.log.StoredEvent;
import org.standpat.db.log.UnreadableEventException;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.HandStarted;
import org.standpat.hand.HandFold;
import org.standpat.hand.HandState;
import org.standpat.hand.ImpossibleEvent;
import org.standpat.view.Viewer;
import org.standpat.view.Visibility;

/**
 * Reads hands from the event table. Everything that it gives has gone through {@link Visibility}: a running hand as the public may
 * see it, a finished one as the configuration says.
 */
public final class HandReader {

    private final EventLog log;
    private final EventCodec codec;
    private final ViewOfFinished ofFinished;

    /** A reader of this log that shows so much of finished hands. */
    public HandReader(EventLog log, EventCodec codec, FinishedHands finishedHands) {
        this(log, codec, ViewOfFinished.always(finishedHands.viewer()));
    }

    /** A reader of this log that shows finished hands as whoever reads them may see them. */
    public HandReader(EventLog log, EventCodec codec, ViewOfFinished ofFinished) {
        this.log = log;
        this.codec = codec;
        this.ofFinished = ofFinished;
    }

    /**
     * The record of the hand; empty when there is no such hand.
     *
     * @throws IllegalStateException when the record has a hole
     */
    public Optional<HandRecord> read(UUID hand) {
        List<StoredEvent> stored = log.hand(hand);
        return stored.isEmpty() ? Optional.empty() : Optional.of(read(hand, stored));
    }

    /**
     * The records of several hands, by one statement.
     *
     * @param hands not many, for all their events are held at once
     * @return those that there are, in the order asked for; one that has a hole says so as its fault
     */
    public List<HandRecord> read(List<UUID> hands) {
        Map<UUID, List<StoredEvent>> rows = new HashMap<>();
        for (StoredEvent row : log.ofHands(hands)) {
            rows.computeIfAbsent(row.hand(), ignored -> new ArrayList<>()).add(row);
        }
        return hands.stream()
                .distinct()
                .filter(rows::containsKey)
                .map(hand -> read(hand, rows.getOrDefault(hand, List.of())))
                .toList();
    }

    private HandRecord read(UUID hand, List<StoredEvent> stored) {
        List<RecordedEvent> events = new ArrayList<>(stored.size());
        Optional<String> fault = Optional.empty();
        HandState state = HandState.NOT_STARTED;
        for (StoredEvent row : stored) {
            try {
                requireNext(row, events.size() + 1);
                RecordedEvent event = decode(row);
                state = HandFold.evolve(state, event.event());
                events.add(event);
            } catch (UnreadableEventException | ImpossibleEvent unreadable) {
                fault = Optional.of(String.valueOf(unreadable.getMessage()));
                break;
            }
        }
        boolean finished = state instanceof HandState.Finished;
        Viewer viewer = finished && events.getFirst().event() instanceof HandStarted started
                ? ofFinished.of(started)
                : Viewer.PUBLIC;
        return new HandRecord(hand, stored.getLast().number(), viewer, finished, seen(events, viewer), fault);
    }

    private static void requireNext(StoredEvent row, int expected) {
        if (row.number() != expected) {
            throw new UnreadableEventException("Event " + expected + " is missing.", null);
        }
        if (expected > EventLimits.MAX_EVENTS_PER_HAND) {
            throw new UnreadableEventException(
                    "There are more than the " + EventLimits.MAX_EVENTS_PER_HAND + " that a hand may have.", null);
        }
    }

    private RecordedEvent decode(StoredEvent row) {
        if (!(codec.decode(row.type(), row.payload()) instanceof HandEvent event)) {
            throw new UnreadableEventException("Event type " + row.type() + " is no event of a hand.", null);
        }
        return new RecordedEvent(
                row.number(), HandEventTypes.ALL.writtenFor(event.getClass()).orElseThrow(), row.at(), event);
    }

    private static List<RecordedEvent> seen(List<RecordedEvent> events, Viewer viewer) {
        return events.stream()
                .map(event -> new RecordedEvent(
                        event.number(), event.type(), event.at(), Visibility.seen(event.event(), viewer)))
                .toList();
    }
}
