package org.standpat.query.api;

import java.util.List;
import java.util.Optional;
import org.standpat.query.listing.Cursor;
import org.standpat.query.listing.HandListing;

/**
 * A page of hands, newest first.
 *
 * @param hands the hands
 * @param next what to send as {@code cursor} for the next page; null when this is the last one
 * @param feedPosition how far the projection had read the log when it was asked
 */
record HandsBody(List<HandBody> hands, Optional<String> next, long feedPosition) {

    HandsBody {
        hands = List.copyOf(hands);
    }

    static HandsBody of(HandListing.Page page, long feedPosition) {
        return new HandsBody(
                page.hands().stream().map(HandBody::of).toList(), page.next().map(Cursor::text), feedPosition);
    }
}
