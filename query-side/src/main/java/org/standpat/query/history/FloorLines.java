package org.standpat.query.history;

import java.util.List;
import org.standpat.hand.HandEvent;
import org.standpat.hand.OutOfTurn;
import org.standpat.hand.Ruling;

/** How things that go wrong are told, and what the floor makes of them (section 7). */
final class FloorLines {

    private FloorLines() {}

    /** What a player did before it was his turn (rule 4.13). */
    static String outOfTurn(String player, OutOfTurn action) {
        String what = switch (action.word()) {
            case FOLD -> "folds";
            case CHECK -> "checks";
            case CALL -> "calls";
            case BET -> "bets " + action.to();
            case RAISE -> "raises to " + action.to();
        };
        return player + ": " + what + " out of turn";
    }

    /** Why the action of the next line is not the player's own (rule 7.5). */
    static String forced(String player, HandEvent.Cause cause) {
        return switch (cause) {
            case TIME_OUT -> player + " has timed out";
            case DISCONNECTED -> player + " is disconnected";
        };
    }

    /** An answer to the question how many cards an opponent took (rule 5.9). */
    static String told(String asking, String opponent, int taken) {
        return asking + " asks and is told: " + opponent
                + (taken == 0 ? " stood pat" : " took " + Phrases.cards(taken));
    }

    /** A hand that is out as if folded (rule 7.3). */
    static String killed(String player, Ruling ruling) {
        return player + ": hand is ruled dead" + by(ruling);
    }

    static List<String> misdeal(Ruling ruling) {
        return List.of("*** MISDEAL ***", "Misdeal declared" + by(ruling));
    }

    static List<String> cancelled(Ruling ruling) {
        return List.of("*** HAND CANCELLED ***", "Hand cancelled" + by(ruling));
    }

    /** A ruling that moves neither chips nor cards (rule 7.6). */
    static String issued(Ruling ruling) {
        return "Ruling" + by(ruling);
    }

    /** Who, by which rule, and why. */
    static String by(Ruling ruling) {
        return " by " + ruling.by() + " (rule " + ruling.rule() + "): " + ruling.why();
    }
}
