package org.standpat.db.log;

/** The connection was lost while a commit was under way, and the database could not be asked in time what became of it. */
public final class OutcomeUnknownException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    OutcomeUnknownException(Throwable cause) {
        super(
                "The database was lost while it was recording, so it is not known whether the request was recorded: send it again"
                        + " with the same Idempotency-Key, or read the hand first.",
                cause);
    }
}
