package org.standpat.notary.audit;

/** The audit cannot go on, for want of the database or a file; what it has noted down so far is kept. */
public final class AuditStoppedException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** With what it was about, as the beginning of a sentence. */
    AuditStoppedException(String what, Throwable cause) {
        super(what + ": " + cause.getMessage() + " Mend that, and run the audit again.", cause);
    }
}
