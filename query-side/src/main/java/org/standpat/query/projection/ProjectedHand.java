package org.standpat.query.projection;

import org.standpat.db.log.StoredEvent;
import org.standpat.query.summary.HandSummary;

/**
 * A hand as one of its events left it.
 *
 * @param folded the fold over the hand's events up to and including this one
 * @param last the event
 */
record ProjectedHand(FoldedHand folded, StoredEvent last) {

    HandSummary summary() {
        return folded.summary();
    }

    /** The number of the last event: the hand's position. */
    int position() {
        return last.number();
    }
}
