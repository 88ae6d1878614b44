package org.standpat.command.api;

import java.util.Locale;

/** What can be wrong with a request, other than that the rules forbid it: a name for programs, the HTTP status and a title. */
enum ProblemKind {
    MALFORMED_REQUEST(400, "The request cannot be read"),
    UNKNOWN_CALLER(401, "The caller is not known"),
    NOT_ALLOWED(403, "The caller may not do this"),
    UNKNOWN_HAND(404, "There is no such hand"),
    NOT_FOUND(404, "There is nothing at this address"),
    METHOD_NOT_ALLOWED(405, "This address does not take this method"),
    CONFLICT(409, "Somebody else was faster"),
    STALE_POSITION(412, "The hand is at another position"),
    BODY_TOO_LARGE(413, "The body is too large"),
    UNSUPPORTED_MEDIA_TYPE(415, "The body is not sent as JSON"),
    KEY_TAKEN(422, "The key belongs to another request"),
    LIMIT_EXCEEDED(422, "The hand is too long"),
    INTERNAL(500, "The service failed"),
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

    /** The name that programs go by, such as {@code stale-position}. */
    String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
