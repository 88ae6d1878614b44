package org.standpat.query.projection;

import org.standpat.hand.Ending;
import org.standpat.hand.HandState;
import org.standpat.hand.Player;
import org.standpat.query.summary.PlayerFacts;

/**
 * What table {@code hand_player} says of a player in a hand, but for what it says of the hand itself. Chips are whole smallest units.
 *
 * @param facts what he did
 * @param stackAfter chips now, or after the hand as corrected
 * @param putIn chips put in and not got back
 * @param counts whether the hand was played to its end, and so counts in statistics
 * @param wonWithoutShowdown whether he was awarded chips in a hand without a showdown
 */
record PlayerRow(PlayerFacts facts, long stackAfter, long putIn, boolean counts, boolean wonWithoutShowdown) {

    /** What the table says of somebody who was just dealt in. */
    static PlayerRow dealtIn(HandState.Started state, PlayerFacts facts) {
        Player player = state.table().player(facts.seat());
        return new PlayerRow(facts, player.stack(), player.committed(), false, false);
    }

    /** The row as the hand stands now: this one itself when nothing in it has changed, as with most events. */
    PlayerRow now(HandState.Started state, PlayerFacts did, boolean showdown) {
        Player player = state.table().player(did.seat());
        long stack = stackAfter(state, player);
        boolean played = counts(state);
        boolean wonWithout = !showdown && did.result().won() > 0;
        boolean same = stack == stackAfter
                && player.committed() == putIn
                && played == counts
                && wonWithout == wonWithoutShowdown
                && did.equals(facts);
        return same ? this : new PlayerRow(did, stack, player.committed(), played, wonWithout);
    }

    /** Hands that were played to their end count in statistics; misdeals and cancelled hands do not. */
    private static boolean counts(HandState state) {
        return state instanceof HandState.Finished finished && finished.ending() == Ending.PLAYED;
    }

    private static long stackAfter(HandState state, Player player) {
        return state instanceof HandState.Finished finished ? finished.correctedStack(player.seat()) : player.stack();
    }
}
