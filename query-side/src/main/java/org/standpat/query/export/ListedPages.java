package org.standpat.query.export;

import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.standpat.query.listing.Cursor;
import org.standpat.query.listing.HandListing;
import org.standpat.query.listing.HandSearch;

/**
 * The hands that a search of the listing finds, newest first. Each page is a short read of its own; since a page begins after the last hand
 * of the one before, hands that are added meanwhile make none come twice and none be passed over.
 */
final class ListedPages implements HandPages {

    private final HandListing listing;
    private final HandSearch search;
    private Optional<Cursor> after = Optional.empty();
    private boolean ended;

    ListedPages(HandListing listing, HandSearch search) {
        this.listing = listing;
        this.search = search;
    }

    @Override
    public List<UUID> next() {
        if (ended) {
            return List.of();
        }
        HandListing.Ids page = listing.ids(search, after, MOST_HANDS);
        after = page.next();
        ended = after.isEmpty();
        return page.hands();
    }
}
