package org.standpat.service;

/** Something that the person at the terminal has to know or mend, as a sentence; no fault of the program. */
public final class Sentence extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** Ends the verb with this sentence and status 1. */
    public Sentence(String sentence) {
        // Where in the code it was said helps nobody.
        super(sentence, null, false, false);
    }
}
