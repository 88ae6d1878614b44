package org.standpat.db.log;

/** Something is larger than the log takes, see {@link EventLimits}. Nothing was written. */
public final class LimitExceededException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    LimitExceededException(String message) {
        super(message);
    }
}
