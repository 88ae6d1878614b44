package org.standpat.query.replay;

import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandFold;
import org.standpat.hand.HandState;
import org.standpat.view.Viewer;

/**
 * The record of one hand as one viewer may see it.
 *
 * @param hand the hand
 * @param position number of its last event
 * @param viewer as whose view it is seen: of a hand that is played, the public's or that of staff with a reason
 * @param finished whether the hand is over
 * @param events the events from the first, up to the first one that cannot be read
 * @param fault why the event after the last of {@code events} cannot be read; empty when all of them are there
 */
public record HandRecord(
        UUID hand, int position, Viewer viewer, boolean finished, List<RecordedEvent> events, Optional<String> fault) {

    /** Copies the list. */
    public HandRecord {
        events = List.copyOf(events);
    }

    /** What happened, without when it was recorded. */
    public List<HandEvent> happened() {
        return events.stream().map(RecordedEvent::event).toList();
    }

    /**
     * The table after the event with this number, as the viewer may see it.
     *
     * @param number 1 to the number of the last event that can be read
     */
    public HandState stateAfter(int number) {
        return HandFold.of(happened().subList(0, number));
    }
}
