package org.standpat.command.evidence;

import java.time.Duration;

/** As much evidence is assembled as may be at one time. */
public final class TooManyAtOnceException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    TooManyAtOnceException(int most, Duration waited) {
        super("Evidence is assembled for %d at one time, and within %d seconds none of them was done. Ask again later."
                .formatted(most, waited.toSeconds()));
    }
}
