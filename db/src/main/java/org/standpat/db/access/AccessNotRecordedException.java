package org.standpat.db.access;

/** That somebody reads unshown cards cannot be recorded now, and so he must not be given them. */
public final class AccessNotRecordedException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    AccessNotRecordedException(Throwable cause) {
        super("Reading hole cards is recorded first, and that cannot be done now. Ask again later.", cause);
    }
}
