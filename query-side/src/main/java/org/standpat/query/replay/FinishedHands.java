package org.standpat.query.replay;

import org.standpat.query.SettingException;
import org.standpat.view.Viewer;

/** How much of a finished hand is shown, as long as nobody logs in. A running hand is always shown as the public may see it. */
public enum FinishedHands {
    /** Every card that reached a player. */
    STAFF,
    /** Only what was shown. */
    PUBLIC;

    /** The setting that says which. */
    public static final String PROPERTY = "standpat.read.finished-hands";

    /**
     * The one that a setting names.
     *
     * @throws SettingException when it names none
     */
    public static FinishedHands named(String setting) {
        return switch (setting) {
            case "staff" -> STAFF;
            case "public" -> PUBLIC;
            default ->
                throw new SettingException(PROPERTY + " is \"staff\" or \"public\", but \"" + setting + "\" is set.");
        };
    }

    Viewer viewer() {
        return switch (this) {
            case STAFF -> Viewer.STAFF;
            case PUBLIC -> Viewer.PUBLIC;
        };
    }
}
