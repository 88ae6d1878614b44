package org.standpat.db.log;

import org.jspecify.annotations.Nullable;

/** An event of the log that this program cannot read. The event stays as it is; the message says what does not fit. */
public final class UnreadableEventException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** With the reason as a sentence, and what the reader of the text said. */
    public UnreadableEventException(String message, @Nullable Throwable cause) {
        super(message, cause);
    }
}
