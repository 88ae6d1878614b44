package org.standpat.db.log;

/** A request with the same key was answered before; nothing was recorded for this one. */
public final class AnsweredBeforeException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    // Exceptions are serializable by inheritance; this one never travels.
    private final transient StoredAnswer answer;

    /** With what was answered. */
    public AnsweredBeforeException(StoredAnswer answer) {
        super("A request with this key was answered before.", null, false, false);
        this.answer = answer;
    }

    /** What was answered. */
    public StoredAnswer answer() {
        return answer;
    }
}
