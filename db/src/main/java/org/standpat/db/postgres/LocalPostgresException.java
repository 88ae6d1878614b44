package org.standpat.db.postgres;

import org.jspecify.annotations.Nullable;

/** PostgreSQL on this machine cannot be started, stopped or taken over; the message says why and what to do. */
public final class LocalPostgresException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    LocalPostgresException(String message) {
        this(message, null);
    }

    LocalPostgresException(String message, @Nullable Throwable cause) {
        super(message, cause);
    }
}
