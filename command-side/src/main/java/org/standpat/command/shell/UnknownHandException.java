package org.standpat.command.shell;

import java.util.UUID;

/** There is no hand with this id. */
public final class UnknownHandException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** There is no hand with this id, or none that the caller may see. */
    public UnknownHandException(UUID hand) {
        super("There is no hand " + hand + ". Start one with POST /api/v1/hands; the answer's Location names it.");
    }
}
