package org.standpat.db.log;

import java.time.Instant;
import java.util.UUID;

/**
 * One row of the event log, not decoded, so that an event which cannot be read today still travels with its place and bytes.
 *
 * @param hand the hand it belongs to
 * @param number 1, 2, 3 … inside the hand; the number of a hand's last event is the hand's position
 * @param feedPosition 1, 2, 3 … in the whole log, in the order in which events were committed
 * @param type id of the {@link EventType}
 * @param at when it was recorded, in whole microseconds
 * @param payload the event's own fields
 */
public record StoredEvent(UUID hand, int number, long feedPosition, short type, Instant at, Payload payload) {

    /** The place of this event in the feed. */
    public FeedToken token() {
        return new FeedToken(feedPosition);
    }
}
