package org.standpat.command;

/** Something has to be set before the program can start; the message says what and how. */
public final class MissingSettingException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    MissingSettingException(String message) {
        super(message);
    }
}
