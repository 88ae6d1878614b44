package org.standpat.command.evidence;

import java.util.UUID;

/** No signed checkpoint speaks yet for the last events of a hand. */
public final class NotProvenYetException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    NotProvenYetException(UUID hand) {
        super("No checkpoint speaks yet for the last event of hand " + hand
                + ": the notary is behind, or signs nothing just now; /actuator/health says why. Ask again later.");
    }
}
