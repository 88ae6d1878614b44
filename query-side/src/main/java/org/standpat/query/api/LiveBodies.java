package org.standpat.query.api;

import org.standpat.query.listing.ListedHand;

/** What live streams send of a hand. */
public final class LiveBodies {

    private LiveBodies() {}

    /** The hand as in a listing, on one line. */
    public static String of(ListedHand hand) {
        return Answers.line(HandBody.of(hand));
    }
}
