package org.standpat.command.evidence;

import java.util.UUID;

/** The decks of a hand were committed to by another house: only that one can open what they commit to. */
public final class DealtElsewhereException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    DealtElsewhereException(UUID hand) {
        super("There is no evidence of hand " + hand
                + " here: another house dealt it and committed to its decks, and only that one can open them. Ask it.");
    }
}
