package org.standpat.notary.leaf;

import org.standpat.db.log.StoredEvent;

/** An event has no leaf that this program could make. The message names its place, and no card. */
public final class LeafException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    LeafException(StoredEvent event, String why) {
        super("Event %d of hand %s, at place %,d of the log, has no leaf: %s."
                .formatted(event.number(), event.hand(), event.feedPosition(), why));
    }
}
