package org.standpat.query.listing;

import org.standpat.hand.HandState;

/** What became of a hand. */
public enum Outcome {
    /** It is still played. */
    RUNNING,
    /** Its pots were awarded. */
    PLAYED,
    /** It was a misdeal. */
    MISDEAL,
    /** The floor cancelled it. */
    CANCELLED;

    static Outcome of(HandState state) {
        if (!(state instanceof HandState.Finished finished)) {
            return RUNNING;
        }
        return switch (finished.ending()) {
            case PLAYED -> PLAYED;
            case MISDEAL -> MISDEAL;
            case CANCELLED -> CANCELLED;
        };
    }
}
