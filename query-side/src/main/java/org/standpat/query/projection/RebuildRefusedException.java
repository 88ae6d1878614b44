package org.standpat.query.projection;

import org.jspecify.annotations.Nullable;

/** A rebuild cannot begin now; nothing has changed. */
public final class RebuildRefusedException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    RebuildRefusedException(String message, @Nullable Throwable cause) {
        super(message, cause);
    }
}
