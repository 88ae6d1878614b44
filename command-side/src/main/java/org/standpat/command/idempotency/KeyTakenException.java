package org.standpat.command.idempotency;

/** The key was used for another request before. Nothing was recorded. */
public final class KeyTakenException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    KeyTakenException() {
        super(
                "This Idempotency-Key was used for another request before. Nothing was recorded: send this request with a new key,"
                        + " or the first request exactly as it was.");
    }
}
