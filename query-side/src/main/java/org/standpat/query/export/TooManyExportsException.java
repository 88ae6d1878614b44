package org.standpat.query.export;

/** As many exports are under way as may be at a time, or the service stops. */
public final class TooManyExportsException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    TooManyExportsException(String sentence) {
        super(sentence);
    }
}
