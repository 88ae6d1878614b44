package org.standpat.notary;

/** The record is not the one that was signed before. The message says what does not fit, and what to do. */
public final class ChangedHistoryException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    ChangedHistoryException(String finding) {
        super(finding
                + " Nothing more is signed. Run './standpat audit' to see what was changed, and restore the record; keep the copies of the"
                + " checkpoints that are outside.");
    }
}
