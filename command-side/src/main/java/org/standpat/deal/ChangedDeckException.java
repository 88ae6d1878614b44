package org.standpat.deal;

/** The secret that a hand's decks follow from is not the one that it was dealt with. The message names no card. */
public final class ChangedDeckException extends IllegalStateException {

    private static final long serialVersionUID = 1L;

    /** Says what does not fit, and what to do. */
    public ChangedDeckException(String finding) {
        super(finding);
    }

    /** The same, with what was found out first. */
    public ChangedDeckException(String finding, Throwable cause) {
        super(finding, cause);
    }
}
