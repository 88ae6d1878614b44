package org.standpat.service.http;

import java.io.IOException;
import java.net.URI;

/** The service did not answer: it is not there, or it went away. */
public final class NoAnswerException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    NoAnswerException(URI address, IOException cause) {
        super("The service at " + address + " does not answer: " + reason(cause), cause);
    }

    private static String reason(IOException cause) {
        return cause.getMessage() == null ? cause.getClass().getSimpleName() : cause.getMessage();
    }
}
