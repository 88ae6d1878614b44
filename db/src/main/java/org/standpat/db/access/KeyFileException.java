package org.standpat.db.access;

/** A file of keys cannot be used; the message names the file and the line, and never what stands there. */
public final class KeyFileException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    KeyFileException(String sentence) {
        super(sentence);
    }
}
