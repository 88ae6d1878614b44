package org.standpat.notary.outside;

import java.io.IOException;
import java.io.Serial;

/**
 * What was kept outside and what came now cannot both be the history of one log: it went back, or was changed. Never an outage; it does not
 * pass, and somebody has to look.
 */
public final class HistoryChangedException extends IOException {

    @Serial
    private static final long serialVersionUID = 1;

    /** With what was kept, what came, and what to do. */
    public HistoryChangedException(String message) {
        super(message);
    }

    /** With what was kept, what came, and what to do. */
    public HistoryChangedException(String message, Throwable cause) {
        super(message, cause);
    }
}
