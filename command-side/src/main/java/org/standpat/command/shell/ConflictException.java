package org.standpat.command.shell;

/** Other processes recorded events of the hand first, again and again. Nothing was recorded for this request. */
public final class ConflictException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    ConflictException(int attempts, Throwable cause) {
        super(
                "Somebody else recorded events of this hand first, " + attempts
                        + " times in a row. Nothing was recorded for this request: read the hand and send it again.",
                cause);
    }
}
