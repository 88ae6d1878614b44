package org.standpat.query.summary;

import org.standpat.hand.BettingRound;
import org.standpat.hand.HandState;
import org.standpat.hand.OutOfTurn.Word;
import org.standpat.hand.Player;
import org.standpat.hand.Table;
import org.standpat.houserules.BettingStructure;
import org.standpat.rules.BettingRules;

/**
 * What a player did when it was his turn in a betting round, and how the table stood then.
 *
 * @param before the table when it was his turn
 * @param seat his seat
 * @param word what he did
 * @param full whether it was a full bet or raise
 */
record Turn(HandState.Betting before, int seat, Word word, boolean full) {

    /** Which round, from 1. */
    int round() {
        return before.betting().round();
    }

    /** The seat that bet or raised last before him on this round; {@link Table#NOBODY} when nobody had. */
    int aggressor() {
        return before.betting().aggressor();
    }

    /** True when he bet or raised. */
    boolean raises() {
        return switch (word) {
            case BET, RAISE -> true;
            case FOLD, CHECK, CALL -> false;
        };
    }

    /** True when there was something that he had to match. */
    boolean facesBet() {
        return !BettingRules.mayCheck(before.betting(), player());
    }

    /** True when the rules let him bet or raise. */
    boolean mayRaise() {
        return BettingRules.raise(before) instanceof BettingRules.Allowed;
    }

    /** True when he might bet or raise, and that would have been the last full bet or raise that the cap allows. */
    boolean mayMakeLastBet() {
        Table table = before.table();
        BettingRound round = before.betting();
        BettingStructure structure = table.rules().game().betting();
        if (structure.mayRaiseAfter(
                round.bets() + 1, table.inHand(), table.players().size())) {
            return false;
        }
        return BettingRules.raise(before) instanceof BettingRules.Allowed size
                && BettingRules.countsAsFull(before, size.most());
    }

    private Player player() {
        return before.table().player(seat);
    }
}
