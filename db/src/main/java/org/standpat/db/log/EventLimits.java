package org.standpat.db.log;

import java.nio.charset.StandardCharsets;
import java.util.UUID;

/** What the log takes at most. A hand of draw poker stays far below; whatever does not is a fault of the caller. */
public final class EventLimits {

    /** Most bytes of one event's JSON, in UTF-8. */
    public static final int MAX_EVENT_BYTES = 16 * 1024;

    /** Most events of one hand. */
    public static final int MAX_EVENTS_PER_HAND = 2_000;

    private EventLimits() {}

    static void checkSize(UUID hand, int number, String json) {
        int bytes = json.getBytes(StandardCharsets.UTF_8).length;
        if (bytes > MAX_EVENT_BYTES) {
            throw new LimitExceededException(
                    "Event %d of hand %s has %d bytes of JSON, but an event may have %d at most."
                            .formatted(number, hand, bytes, MAX_EVENT_BYTES));
        }
    }

    static void checkNumber(UUID hand, long number) {
        if (number > MAX_EVENTS_PER_HAND) {
            throw new LimitExceededException(
                    "Hand %s would have an event %d, but a hand may have %d events at most. End it by completing or cancelling it."
                            .formatted(hand, number, MAX_EVENTS_PER_HAND));
        }
    }
}
