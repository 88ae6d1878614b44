package org.standpat.command.api;

import org.jspecify.annotations.Nullable;

/** A request that cannot be understood. Nothing was recorded. */
final class RequestFault extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final ProblemKind kind;
    private final @Nullable String field;

    RequestFault(ProblemKind kind, @Nullable String field, String detail) {
        // An answer to the sender, not a fault of the program: nobody needs to know where in the code it was given.
        super(detail, null, false, false);
        this.kind = kind;
        this.field = field;
    }

    /** A request whose parts cannot be read. */
    static RequestFault malformed(String detail) {
        return new RequestFault(ProblemKind.MALFORMED_REQUEST, null, detail);
    }

    /** An address of which there is nothing. */
    static RequestFault notFound(String detail) {
        return new RequestFault(ProblemKind.NOT_FOUND, null, detail);
    }

    /** A field of the body that is wrong. */
    static RequestFault inField(String field, String detail) {
        return new RequestFault(ProblemKind.MALFORMED_REQUEST, field, detail);
    }

    Problem problem() {
        String detail = String.valueOf(getMessage());
        return kind == ProblemKind.MALFORMED_REQUEST ? Problem.inField(field, detail) : Problem.of(kind, detail);
    }
}
