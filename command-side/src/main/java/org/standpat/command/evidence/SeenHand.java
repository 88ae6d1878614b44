package org.standpat.command.evidence;

import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.standpat.db.json.HandEventTypes;
import org.standpat.db.log.EventCodec;
import org.standpat.db.log.StoredEvent;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.HandStarted;
import org.standpat.proof.evidence.EvidenceViewer;
import org.standpat.view.Moment;
import org.standpat.view.Onlooker;
import org.standpat.view.Viewer;
import org.standpat.view.Visibility;

/**
 * A hand as somebody sees it, event by event.
 *
 * @param hand its id
 * @param rows its events as they are stored, all of them
 * @param events what they say
 * @param seen what he sees of each
 * @param sight as which viewer of cards he sees the hand
 * @param over whether it is over
 */
record SeenHand(
        UUID hand, List<StoredEvent> rows, List<HandEvent> events, List<HandEvent> seen, Viewer sight, boolean over) {

    /** The revision from which on a shuffle commits to each place. */
    private static final int PLACES = 2;

    /**
     * The hand as the onlooker sees it; empty when he may see nothing of it.
     *
     * @param rows all events of the hand, one or more
     * @throws org.standpat.db.log.UnreadableEventException when this program cannot read one of them
     */
    static Optional<SeenHand> of(List<StoredEvent> rows, EventCodec codec, Onlooker onlooker) {
        List<HandEvent> events = rows.stream()
                .map(row -> (HandEvent) codec.decode(row.type(), row.payload()))
                .toList();
        Moment moment = Moment.of(events);
        Viewer viewer =
                events.getFirst() instanceof HandStarted started ? onlooker.of(started) : onlooker.ofUnknownHand();
        return Visibility.sight(viewer, moment)
                .map(sight -> new SeenHand(
                        rows.getFirst().hand(),
                        rows,
                        events,
                        events.stream()
                                .flatMap(event -> Visibility.seen(event, viewer, moment).stream())
                                .toList(),
                        sight,
                        moment == Moment.ENDED));
    }

    /** As whom the evidence is made. */
    EvidenceViewer viewer() {
        return switch (sight) {
            case Viewer.Public ignored -> new EvidenceViewer.Public();
            case Viewer.Analyst ignored -> new EvidenceViewer.Public();
            case Viewer.PlayerOn player -> new EvidenceViewer.Player(player.seat());
            case Viewer.Staff ignored -> new EvidenceViewer.Staff();
        };
    }

    /** Whether its shuffles commit to each place of their decks. */
    boolean commitsToPlaces() {
        return rows.stream()
                .flatMap(row -> HandEventTypes.ALL.byId(row.type()).stream())
                .anyMatch(type -> type.eventClass() == HandEvent.DeckShuffled.class && type.revision() >= PLACES);
    }

    /** Whether he sees the whole of an event. */
    boolean isWhole(int index) {
        return seen.get(index).equals(events.get(index));
    }

    /** The place in the whole log of its last event. */
    long lastPlace() {
        return rows.stream().mapToLong(StoredEvent::feedPosition).max().orElseThrow();
    }
}
