package org.standpat.query.summary;

import org.standpat.hand.HandState;

/** The phases of a hand by the names that tables and answers use. */
public enum HandPhase {
    /** No event yet. */
    NOT_STARTED,
    /** Blinds and the first cards. */
    OPENING,
    /** A betting round. */
    BETTING,
    /** A draw. */
    DRAWING,
    /** Hands are shown or mucked. */
    SHOWDOWN,
    /** Rake is taken and pots are awarded. */
    SETTLING,
    /** The hand does not count, and every chip goes back. */
    VOIDED,
    /** The hand is over. */
    FINISHED;

    /** The phase of this state. */
    public static HandPhase of(HandState state) {
        return switch (state) {
            case HandState.NotStarted ignored -> NOT_STARTED;
            case HandState.Opening ignored -> OPENING;
            case HandState.Betting ignored -> BETTING;
            case HandState.Drawing ignored -> DRAWING;
            case HandState.ShowingDown ignored -> SHOWDOWN;
            case HandState.Settling ignored -> SETTLING;
            case HandState.Voided ignored -> VOIDED;
            case HandState.Finished ignored -> FINISHED;
        };
    }
}
