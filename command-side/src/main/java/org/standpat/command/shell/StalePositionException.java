package org.standpat.command.shell;

import java.util.UUID;

/** The request names a position that the hand does not have any more, or not yet. Nothing was recorded. */
public final class StalePositionException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final int position;

    StalePositionException(UUID hand, int named, int position) {
        super("Hand " + hand + " is at position " + position + ", not at " + named
                + ". Nothing was recorded: read what happened since, and send the action again with If-Match: \""
                + position
                + "\" if it still stands.");
        this.position = position;
    }

    /** The hand's position now. */
    public int position() {
        return position;
    }
}
