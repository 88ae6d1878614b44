package org.standpat.db.log;

import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

/**
 * What one command wants to have recorded: all of it or nothing.
 *
 * @param hand the hand that it concerns
 * @param position the position that the hand was judged at, 0 for one that does not exist; the first new event is number
 *     {@code position + 1}
 * @param events the new events in their order; none for a refused command
 * @param beside what belongs to them
 */
public record Append(UUID hand, int position, List<NewEvent> events, Beside beside) {

    /**
     * Checks the limits.
     *
     * @throws LimitExceededException when an event or the hand would be too large
     */
    public Append {
        events = List.copyOf(events);
        EventLimits.checkNumber(hand, (long) position + events.size());
        for (int i = 0; i < events.size(); i++) {
            EventLimits.checkSize(hand, position + 1 + i, events.get(i).payload());
        }
    }

    /** The hand's position when this is recorded. */
    int positionAfter() {
        return position + events.size();
    }

    /** Bytes of all payloads, and of the text that the hand came from. */
    int size() {
        KeptSource source = beside.source();
        return events.stream().mapToInt(event -> event.payload().size()).sum()
                + (source == null ? 0 : source.bytes().size());
    }

    /** The events as rows, when the first of them gets this place in the log. */
    List<StoredEvent> stored(long firstFeedPosition) {
        List<StoredEvent> rows = new ArrayList<>(events.size());
        for (int i = 0; i < events.size(); i++) {
            NewEvent event = events.get(i);
            rows.add(new StoredEvent(
                    hand, position + 1 + i, firstFeedPosition + i, event.type(), event.at(), event.payload()));
        }
        return rows;
    }
}
