package org.standpat.query.live;

/** No live stream can begin now. */
public final class TooManyStreamsException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    TooManyStreamsException(String message) {
        super(message);
    }
}
