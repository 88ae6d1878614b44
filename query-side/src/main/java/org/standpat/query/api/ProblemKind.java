package org.standpat.query.api;

import java.util.Locale;

/** What can be wrong with a request or its answer: a name for programs, the HTTP status and a title. */
enum ProblemKind {
    MALFORMED_REQUEST(400, "The request cannot be read"),
    UNKNOWN_CALLER(401, "The caller is not known"),
    NOT_ALLOWED(403, "The caller may not do this"),
    UNKNOWN_HAND(404, "There is no such hand"),
    UNKNOWN_PLAYER(404, "There is no such player"),
    UNKNOWN_PROFILE(404, "There is no such profile"),
    NO_SUCH_POSITION(404, "The hand has no such position"),
    NOT_FOUND(404, "There is nothing at this address"),
    METHOD_NOT_ALLOWED(405, "This address does not take this method"),
    REBUILD_REFUSED(409, "A rebuild cannot begin now"),
    TOO_MANY_ROWS(422, "There are too many rows"),
    NOT_IN_THIS_FORMAT(422, "The format cannot say this hand"),
    UNREADABLE_EVENT(500, "An event of the hand cannot be read"),
    INTERNAL(500, "The service failed"),
    NOT_REACHED(503, "The position is not reached yet"),
    NO_EXPORT_NOW(503, "No export can begin now"),
    NO_STREAM_NOW(503, "No live stream can begin now"),
    UNAVAILABLE(503, "The service cannot answer now");

    private final int status;
    private final String title;

    ProblemKind(int status, String title) {
        this.status = status;
        this.title = title;
    }

    int status() {
        return status;
    }

    String title() {
        return title;
    }

    /** The name that programs go by, such as {@code unknown-hand}. */
    String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
