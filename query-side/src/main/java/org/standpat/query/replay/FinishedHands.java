package org.standpat.query.replay;

import org.standpat.view.Viewer;

/** How much of a finished hand is shown, as long as nobody logs in. A running hand is always shown as the public may see it. */
public enum FinishedHands {
    /** Every card that reached a player. */
    STAFF,
    /** Only what was shown. */
    PUBLIC;

    Viewer viewer() {
        return switch (this) {
            case STAFF -> Viewer.STAFF;
            case PUBLIC -> Viewer.PUBLIC;
        };
    }
}
