package org.standpat.command.evidence;

/** The seed of a hand's decks cannot be given to this reader, or not now, or there is none. The message says why. */
public final class SeedRefusedException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    SeedRefusedException(String why) {
        super(why);
    }
}
