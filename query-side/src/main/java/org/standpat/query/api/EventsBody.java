package org.standpat.query.api;

import io.swagger.v3.oas.annotations.media.Schema;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.standpat.hand.HandEvent;
import org.standpat.query.replay.HandRecord;
import org.standpat.query.replay.RecordedEvent;

/**
 * Events of a hand in their order.
 *
 * @param hand the hand's id
 * @param position number of the hand's last event
 * @param finished whether the hand is over
 * @param view who sees it so, {@code staff} or {@code public}; cards that he may not see are {@code ??}
 * @param events the events asked for
 * @param next what to send as {@code from} for the next ones; null when these are the last
 */
record EventsBody(
        UUID hand, int position, boolean finished, String view, List<EventBody> events, Optional<Integer> next) {

    EventsBody {
        events = List.copyOf(events);
    }

    /**
     * One event.
     *
     * @param number 1, 2, 3 ... inside the hand
     * @param type its stable name
     * @param revision revision of that name
     * @param at when it was recorded
     * @param data its own fields
     */
    record EventBody(
            int number,
            String type,
            int revision,
            Instant at,

            @Schema(implementation = Object.class, description = "The event's own fields.")
            HandEvent data) {

        static EventBody of(RecordedEvent event) {
            return new EventBody(
                    event.number(), event.type().name(), event.type().revision(), event.at(), event.event());
        }
    }

    /** The events from this number on, so many at most. */
    static EventsBody of(HandRecord record, int from, int limit) {
        int first = Math.min(from - 1, record.events().size());
        int end = Math.min(record.events().size(), first + limit);
        return new EventsBody(
                record.hand(),
                record.position(),
                record.finished(),
                Words.of(record.viewer()),
                record.events().subList(first, end).stream().map(EventBody::of).toList(),
                end < record.position() ? Optional.of(end + 1) : Optional.empty());
    }
}
