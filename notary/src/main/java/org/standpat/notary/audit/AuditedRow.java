package org.standpat.notary.audit;

import java.time.Instant;
import java.util.UUID;

/**
 * What a row of the event log says now, without what may be a card.
 *
 * @param place in the log that it claims, from 1
 * @param hand that it says it belongs to
 * @param number that it says it has in the hand
 * @param kind of event, with its revision, as one word; {@code #} and its number when this program does not know it
 * @param at when it says it was recorded
 */
public record AuditedRow(long place, UUID hand, int number, String kind, Instant at) {

    /** As the end of a sentence. */
    @Override
    public String toString() {
        return "event %d of hand %s, %s of %s".formatted(number, hand, kind, at);
    }
}
