package org.standpat.proof.evidence;

import java.io.Serial;

/** Bytes are no evidence file: a line of it is not what it has to be. */
public final class UnreadableEvidenceException extends IllegalArgumentException {

    @Serial
    private static final long serialVersionUID = 1;

    /** The number of the line, from 1. */
    private final int line;

    /** With what was expected and what came. */
    UnreadableEvidenceException(int line, String message) {
        super(message);
        this.line = line;
    }

    /** The number of the line, from 1. */
    public int line() {
        return line;
    }
}
