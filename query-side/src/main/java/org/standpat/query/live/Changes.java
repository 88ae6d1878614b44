package org.standpat.query.live;

import java.util.List;

/**
 * Some changes, in the order of the log.
 *
 * @param changes those that somebody watches
 * @param upTo the feed position up to which there are no others
 */
public record Changes(List<Change> changes, long upTo) {

    /** Copies the list. */
    public Changes {
        changes = List.copyOf(changes);
    }
}
