package org.standpat.query.live;

import java.util.Optional;
import org.standpat.query.listing.ListedHand;

/**
 * Which hands somebody watches. Everything that is given must hold.
 *
 * @param table the room's name for the table
 * @param player the room's name for somebody who was dealt in
 * @param endedAlone whether hands are seen only once they are over
 */
public record Interest(Optional<String> table, Optional<String> player, boolean endedAlone) {

    /** Whether he is told of it. */
    boolean covers(ListedHand hand) {
        return isSeen(hand)
                && table.filter(name -> !hand.table().equals(name)).isEmpty()
                && player.filter(name -> hand.players().stream()
                                .noneMatch(seated -> seated.player().equals(name)))
                        .isEmpty();
    }

    /** Whether it is over, if that is needed. */
    boolean isSeen(ListedHand hand) {
        return !endedAlone || hand.finishedAt().isPresent();
    }
}
