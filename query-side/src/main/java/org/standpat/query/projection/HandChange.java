package org.standpat.query.projection;

import java.util.List;

/**
 * What is to be written of a hand.
 *
 * @param hand the hand as its last event left it
 * @param written the position that the tables reflect already; 0 when they do not have the hand
 */
record HandChange(ProjectedHand hand, int written) {

    /** The players whose rows have changed since. */
    List<SeatedRow> players() {
        return hand.folded().players().stream()
                .filter(player -> player.position() > written)
                .toList();
    }
}
