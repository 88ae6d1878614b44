package org.standpat.proof.note;

import java.io.Serial;

/** Nobody who is trusted has signed a note, or somebody only seems to have. */
public final class UntrustedNoteException extends RuntimeException {

    @Serial
    private static final long serialVersionUID = 1;

    /** With what was expected and what came. */
    public UntrustedNoteException(String message) {
        super(message);
    }
}
