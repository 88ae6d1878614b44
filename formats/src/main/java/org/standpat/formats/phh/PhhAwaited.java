package org.standpat.formats.phh;

import java.util.List;
import org.standpat.hand.HandState;
import org.standpat.legal.LegalActions;
import org.standpat.legal.LegalActions.Option;

/** What a file has to say next, in the words of PHH. */
final class PhhAwaited {

    private PhhAwaited() {}

    /** A phrase that says which action is missing. */
    static String next(HandState state) {
        LegalActions legal = LegalActions.of(state);
        List<String> actions = legal.options().stream()
                .map(option -> action(legal.seat(), option))
                .distinct()
                .toList();
        return "expected " + String.join(" or ", actions);
    }

    private static String action(int seat, Option option) {
        return switch (option) {
            case LegalActions.Fold ignored -> "p" + seat + " f";
            case LegalActions.Check ignored -> "p" + seat + " cc";
            case LegalActions.Call ignored -> "p" + seat + " cc";
            case LegalActions.Bet bet -> "p" + seat + " cbr " + amount(bet.least(), bet.most());
            case LegalActions.Raise raise -> "p" + seat + " cbr " + amount(raise.least(), raise.most());
            case LegalActions.Discard ignored -> "p" + seat + " sd with cards";
            case LegalActions.StandPat ignored -> "p" + seat + " sd";
            case LegalActions.Show ignored -> "p" + seat + " sm with cards";
            case LegalActions.Muck ignored -> "p" + seat + " sm";
            case LegalActions.ReceiveCards cards -> "d dh p" + cards.seat() + " with " + cards.count() + " cards";
        };
    }

    private static String amount(long least, long most) {
        return least == most ? Long.toString(least) : least + " to " + most;
    }
}
