package org.standpat.formats.judge;

import java.util.List;
import org.standpat.hand.HandState;
import org.standpat.hand.HandState.Drawing;
import org.standpat.hand.HandState.Finished;
import org.standpat.legal.LegalActions;
import org.standpat.legal.LegalActions.Option;

/** What a hand waits for, in words for a refusal. */
final class Awaited {

    private Awaited() {}

    static String words(HandState state) {
        if (state instanceof Finished) {
            return "nothing more, for the hand is over";
        }
        LegalActions legal = LegalActions.of(state);
        List<String> options =
                legal.options().stream().map(Awaited::word).distinct().toList();
        String draw =
                state instanceof Drawing drawing ? " on draw " + drawing.table().draw() : "";
        return options.isEmpty()
                ? "nothing that a file could say"
                : String.join(" or ", options) + (legal.seat() > 0 ? " by seat " + legal.seat() : "") + draw;
    }

    private static String word(Option option) {
        return switch (option) {
            case LegalActions.Fold ignored -> "fold";
            case LegalActions.Check ignored -> "check";
            case LegalActions.Call ignored -> "call";
            case LegalActions.Bet ignored -> "bet";
            case LegalActions.Raise ignored -> "raise";
            case LegalActions.Discard ignored -> "discard";
            case LegalActions.StandPat ignored -> "stand pat";
            case LegalActions.Show ignored -> "show";
            case LegalActions.Muck ignored -> "muck";
            case LegalActions.ReceiveCards cards -> cards.count() + " cards to seat " + cards.seat();
        };
    }
}
