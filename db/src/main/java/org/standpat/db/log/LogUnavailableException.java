package org.standpat.db.log;

import org.jspecify.annotations.Nullable;

/** The log cannot record anything just now. Nothing was recorded of what was asked; the same can be asked again later. */
public final class LogUnavailableException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** With the reason, as the beginning of a sentence for the sender. */
    LogUnavailableException(String reason, @Nullable Throwable cause) {
        super(reason + " Nothing was recorded: send the request again in a moment.", cause);
    }
}
