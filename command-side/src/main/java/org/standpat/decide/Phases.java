package org.standpat.decide;

import org.standpat.hand.HandCommand;
import org.standpat.hand.HandCommand.Action;
import org.standpat.hand.HandState.Betting;
import org.standpat.hand.HandState.Drawing;
import org.standpat.hand.HandState.Finished;
import org.standpat.hand.HandState.Opening;
import org.standpat.hand.HandState.Settling;
import org.standpat.hand.HandState.ShowingDown;
import org.standpat.hand.HandState.Started;
import org.standpat.hand.HandState.Voided;
import org.standpat.hand.Table;

/** Words for refusals: what a phase waits for, and what an action is called. */
final class Phases {

    private Phases() {}

    static String awaited(Started state) {
        return switch (state) {
            case Opening ignored -> "the first cards to be dealt";
            case Betting betting -> "fold, check, call, bet or raise by seat " + betting.toAct();
            case Drawing drawing ->
                drawing.turn() == Table.NOBODY
                        ? "the replacement cards to be dealt"
                        : "discard or pat by seat " + drawing.turn();
            case ShowingDown showing -> "show or muck by seat " + showing.toShow();
            case Settling ignored -> "the pots to be awarded";
            case Voided ignored -> "the chips to be refunded";
            case Finished ignored -> "no more actions";
        };
    }

    static String word(Action action) {
        return switch (action) {
            case HandCommand.Fold ignored -> "fold";
            case HandCommand.Check ignored -> "check";
            case HandCommand.Call ignored -> "call";
            case HandCommand.Bet ignored -> "bet";
            case HandCommand.Raise ignored -> "raise";
            case HandCommand.Discard ignored -> "discard";
            case HandCommand.StandPat ignored -> "pat";
            case HandCommand.Show ignored -> "show";
            case HandCommand.Muck ignored -> "muck";
        };
    }
}
