package org.standpat.command.evidence;

/** What the database has of a hand is not what was signed of it. The message names places and no card. */
public final class ChangedRecordException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private static final String ADVICE =
            " No evidence can be given of this hand. Run './standpat audit' to see what was changed.";

    ChangedRecordException(String finding) {
        super(finding + ADVICE);
    }

    ChangedRecordException(String finding, Throwable cause) {
        super(finding + ADVICE, cause);
    }
}
