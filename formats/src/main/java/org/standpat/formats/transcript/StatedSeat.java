package org.standpat.formats.transcript;

import org.standpat.formats.Spot;

/**
 * A player as a file lists him before the hand.
 *
 * @param at where the file says it
 * @param seat number of the seat
 * @param player his name, with whatever characters it has
 * @param stack chips before anything is posted
 * @param sittingOut whether the file says anywhere that he does not play; who acts all the same was dealt in
 */
public record StatedSeat(Spot at, int seat, String player, long stack, boolean sittingOut) {

    /** The same player, who sits out. */
    public StatedSeat asSittingOut() {
        return new StatedSeat(at, seat, player, stack, true);
    }
}
