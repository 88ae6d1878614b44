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
import org.standpat.view.Moment;
import org.standpat.view.Onlooker;
import org.standpat.view.Viewer;
import org.standpat.view.Visibility;

/** Reads hands from the event table. Everything that it gives has gone through {@link Visibility}. */
public final class HandReader {

    private final EventLog log;
    private final EventCodec codec;

    /** A reader of this log. */
    public HandReader(EventLog log, EventCodec codec) {
        this.log = log;
        this.codec = codec;
    }

    /**
     * The record of the hand as somebody may see it; empty when there is no such hand, or he may see nothing of it.
     *
     * @throws IllegalStateException when the record has a hole
     */
    public Optional<HandRecord> read(UUID hand, Onlooker onlooker) {
        List<StoredEvent> stored = log.hand(hand);
        return stored.isEmpty() ? Optional.empty() : read(hand, stored, onlooker);
    }

    /**
     * The records of several hands as somebody may see them, by one statement.
     *
     * @param hands not many, for all their events are held at once
     * @return those that there are and that he may see, in the order asked for; one that has a hole says so as its fault
     */
    public List<HandRecord> read(List<UUID> hands, Onlooker onlooker) {
        Map<UUID, List<StoredEvent>> rows = new HashMap<>();
        for (StoredEvent row : log.ofHands(hands)) {
            rows.computeIfAbsent(row.hand(), ignored -> new ArrayList<>()).add(row);
        }
        return hands.stream()
                .distinct()
                .filter(rows::containsKey)
                .flatMap(hand -> read(hand, rows.getOrDefault(hand, List.of()), onlooker).stream())
                .toList();
    }

    private Optional<HandRecord> read(UUID hand, List<StoredEvent> stored, Onlooker onlooker) {
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
        Moment moment = state instanceof HandState.Finished ? Moment.ENDED : Moment.LIVE;
        Viewer viewer = viewer(events, onlooker);
        int position = stored.getLast().number();
        Optional<String> whyNoMore = fault;
        return Visibility.sight(viewer, moment)
                .map(sight -> new HandRecord(
                        hand, position, sight, moment == Moment.ENDED, seen(events, viewer, moment), whyNoMore));
    }

    /** Of a hand whose start cannot be read nobody can say who sat in it: whoever is a player of it is the public then. */
    private static Viewer viewer(List<RecordedEvent> events, Onlooker onlooker) {
        return !events.isEmpty() && events.getFirst().event() instanceof HandStarted started
                ? onlooker.of(started)
                : onlooker.ofUnknownHand();
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

    private static List<RecordedEvent> seen(List<RecordedEvent> events, Viewer viewer, Moment moment) {
        return events.stream()
                .flatMap(event -> Visibility.seen(event.event(), viewer, moment)
                        .map(seen -> new RecordedEvent(event.number(), event.type(), event.at(), seen))
                        .stream())
                .toList();
    }
}
