package org.standpat.notary;

import org.standpat.notary.outside.WitnessReport;

/** The record is not the one that was signed before. The message says what does not fit, and what to do. */
public final class ChangedHistoryException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private static final String ADVICE =
            " Nothing more is signed. Run './standpat audit' to see what was changed, and restore the record; keep the"
                    + " copies of the checkpoints that are outside.";

    ChangedHistoryException(String finding) {
        super(finding + ADVICE);
    }

    /** A witness knows another history than the record has. */
    static ChangedHistoryException told(WitnessReport report) {
        return new ChangedHistoryException(report.sentence()
                + " Where the record is whole, and it is the witness that is wrong, remove it from"
                + " STANDPAT_LOG_WITNESSES and start again.");
    }
}
