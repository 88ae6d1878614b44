package org.standpat.hand;

import org.jspecify.annotations.Nullable;

/**
 * An action out of turn that a recorded hand holds as a note (rule 4.13). It binds the player when his turn comes and what he has to match
 * has not changed.
 *
 * @param seat who acted
 * @param word what he did
 * @param to the total that he bet or raised to, in chips; 0 for the other words
 */
public record OutOfTurn(int seat, Word word, long to) {

    /** What a player may do in a betting round. */
    public enum Word {
        FOLD,
        CHECK,
        CALL,
        BET,
        RAISE
    }

    /** A word without a size has none, whatever was said with it: the player could not be held to it. */
    public OutOfTurn {
        to = switch (word) {
            case FOLD, CHECK, CALL -> 0;
            case BET, RAISE -> to;
        };
    }

    /** A betting action as it would be noted; null for an action of a draw or the showdown. */
    public static @Nullable OutOfTurn of(HandCommand.Action action) {
        return switch (action) {
            case HandCommand.Fold fold -> new OutOfTurn(fold.seat(), Word.FOLD, 0);
            case HandCommand.Check check -> new OutOfTurn(check.seat(), Word.CHECK, 0);
            case HandCommand.Call call -> new OutOfTurn(call.seat(), Word.CALL, 0);
            case HandCommand.Bet bet -> new OutOfTurn(bet.seat(), Word.BET, bet.to());
            case HandCommand.Raise raise -> new OutOfTurn(raise.seat(), Word.RAISE, raise.to());
            case HandCommand.Discard ignored -> null;
            case HandCommand.StandPat ignored -> null;
            case HandCommand.Show ignored -> null;
            case HandCommand.Muck ignored -> null;
        };
    }
}
