package org.standpat.query.projection;

/** So many hands cannot be handled that the fault must be the program's: the projection stops instead of parking everything. */
public final class TooManyParkedHandsException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    TooManyParkedHandsException(long hands, ParkedEvent newest) {
        super(("%d hands could not be handled and %d may be parked at most, so the projection has stopped."
                        + " Run a version of Standpat that can handle these events, then rebuild. The newest of them: %s")
                .formatted(hands, ProjectionLimits.MOST_PARKED_HANDS, newest.reason()));
    }
}
