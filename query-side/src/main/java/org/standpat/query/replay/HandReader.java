package org.standpat.query.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.standpat.db.json.HandEventTypes;
import org.standpat.db.log.EventCodec;
import org.standpat.db.log.EventLog;
import org.standpat.db.log.StoredEvent;
import org.standpat.db.log.UnreadableEventException;
import org.standpat.hand.HandEvent;
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
    private final FinishedHands finishedHands;

    /** A reader of this log that shows so much of finished hands. */
    public HandReader(EventLog log, EventCodec codec, FinishedHands finishedHands) {
        this.log = log;
        this.codec = codec;
        this.finishedHands = finishedHands;
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

    private HandRecord read(UUID hand, List<StoredEvent> stored) {
        List<RecordedEvent> events = new ArrayList<>(stored.size());
        Optional<String> fault = Optional.empty();
        HandState state = HandState.NOT_STARTED;
        for (StoredEvent row : stored) {
            try {
                RecordedEvent event = decode(row);
                state = HandFold.evolve(state, event.event());
                events.add(event);
            } catch (UnreadableEventException | ImpossibleEvent unreadable) {
                fault = Optional.of(String.valueOf(unreadable.getMessage()));
                break;
            }
        }
        boolean finished = state instanceof HandState.Finished;
        Viewer viewer = finished ? finishedHands.viewer() : Viewer.PUBLIC;
        return new HandRecord(hand, stored.getLast().number(), viewer, finished, seen(events, viewer), fault);
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
