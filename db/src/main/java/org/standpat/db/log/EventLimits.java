package org.standpat.db.log;

import java.util.UUID;

/** What the log takes at most. A hand of draw poker stays far below; whatever does not is a fault of the caller. */
public final class EventLimits {

    /** Most bytes of one event's payload. */
    public static final int MAX_EVENT_BYTES = 16 * 1024;

    /** Most events of one hand. */
    public static final int MAX_EVENTS_PER_HAND = 2_000;

    /**
     * Events that stay free while a hand is running, so that it can always be cancelled (rule 7.4): the ruling, a refund for each of ten
     * seats, and the end.
     */
    public static final int ROOM_TO_CANCEL = 12;

    private EventLimits() {}

    /**
     * Refuses to let a hand that is not over grow so long that it could not be cancelled any more.
     *
     * @param number of the last event that it would have
     */
    public static void checkRoomToCancel(UUID hand, long number) {
        if (number > MAX_EVENTS_PER_HAND - ROOM_TO_CANCEL) {
            throw new LimitExceededException(
                    "Hand %s would have an event %d and not be over, but a running hand may have %d events at most. Cancel it."
                            .formatted(hand, number, MAX_EVENTS_PER_HAND - ROOM_TO_CANCEL));
        }
    }

    static void checkSize(UUID hand, int number, Payload payload) {
        if (payload.size() > MAX_EVENT_BYTES) {
            throw new LimitExceededException("Event %d of hand %s has %d bytes, but an event may have %d at most."
                    .formatted(number, hand, payload.size(), MAX_EVENT_BYTES));
        }
    }

    static void checkNumber(UUID hand, long number) {
        if (number > MAX_EVENTS_PER_HAND) {
            throw new LimitExceededException("Hand %s would have an event %d, but a hand may have %d events at most."
                    .formatted(hand, number, MAX_EVENTS_PER_HAND));
        }
    }
}
