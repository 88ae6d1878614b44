package org.standpat.notary;

/** A secret of the log is missing, or is none. The message says what to do, and quotes nothing of it. */
public final class NotaryKeyException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    NotaryKeyException(String message) {
        super(message);
    }
}
