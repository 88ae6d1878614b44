package org.standpat.query.live;

import org.standpat.query.listing.ListedHand;

/**
 * A hand as one of its events left it.
 *
 * @param hand the hand
 * @param text the same as it is sent, made once for all who watch
 */
public record Change(ListedHand hand, String text) {

    /** The place in the log of that event. */
    public long feedPosition() {
        return hand.feedPosition();
    }
}
