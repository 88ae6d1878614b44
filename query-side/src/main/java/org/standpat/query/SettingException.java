package org.standpat.query;

/** Something is not set, or not as it has to be; the message says what to set and how. */
public final class SettingException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** With a sentence for whoever starts the program. */
    public SettingException(String message) {
        super(message);
    }
}
