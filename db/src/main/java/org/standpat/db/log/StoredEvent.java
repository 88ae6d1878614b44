package org.standpat.db.log;

import java.time.Instant;
import java.util.UUID;

/**
 * One row of the event log, not decoded, so that an event which cannot be read today still travels with its place and text.
 *
 * @param hand the hand it belongs to
 * @param number 1, 2, 3 … inside the hand; the number of a hand's last event is the hand's position
 * @param feedPosition place in the whole log; unique, but not the order of the feed
 * @param transaction the PostgreSQL transaction that wrote it; the feed is ordered by (transaction, feedPosition)
 * @param type id of the {@link EventType}
 * @param at when it was recorded, in whole microseconds
 * @param json the event's own fields, as PostgreSQL prints them
 */
public record StoredEvent(
        UUID hand, int number, long feedPosition, long transaction, short type, Instant at, String json) {

    /** The place of this event in the feed. */
    public FeedToken token() {
        return new FeedToken(transaction, feedPosition);
    }
}
