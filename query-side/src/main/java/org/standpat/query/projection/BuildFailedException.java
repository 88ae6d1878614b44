package org.standpat.query.projection;

import org.jspecify.annotations.Nullable;

/** A build is given up; the one before it goes on serving. */
final class BuildFailedException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    BuildFailedException(String message, @Nullable Throwable cause) {
        super(message, cause);
    }
}
