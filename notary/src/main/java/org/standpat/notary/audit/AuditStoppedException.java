package org.standpat.notary.audit;

import java.util.List;

/** The audit cannot go on, for want of the database or a file; what it has noted down so far is kept. */
public final class AuditStoppedException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** With what it was about, as the beginning of a sentence. */
    AuditStoppedException(String what, Throwable cause) {
        super(what + ": " + sentence(cause) + " Mend that, and run the audit again.", cause);
    }

    /** Servers and file systems end theirs without a full stop. */
    private static String sentence(Throwable cause) {
        String message = String.valueOf(cause.getMessage()).strip();
        return message.endsWith(".") ? message : message + ".";
    }

    private AuditStoppedException(String sentences, AuditStoppedException stopped) {
        super(sentences, stopped);
    }

    /** The same, with what was found before, of which the first is told. */
    AuditStoppedException behind(List<Finding> found) {
        return new AuditStoppedException(
                "%s%s %s"
                        .formatted(
                                found.getFirst().sentence(),
                                found.size() > 1 ? " (And %d more of that kind.)".formatted(found.size() - 1) : "",
                                getMessage()),
                this);
    }
}
