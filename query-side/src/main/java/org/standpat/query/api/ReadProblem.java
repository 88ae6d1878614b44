package org.standpat.query.api;

import org.jspecify.annotations.Nullable;

/** A request cannot be answered; becomes a problem detail. */
final class ReadProblem extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final ProblemKind kind;
    private final @Nullable String parameter;
    private final @Nullable Integer position;
    private final @Nullable Long feedPosition;

    private ReadProblem(
            ProblemKind kind,
            String detail,
            @Nullable String parameter,
            @Nullable Integer position,
            @Nullable Long feedPosition) {
        super(detail);
        this.kind = kind;
        this.parameter = parameter;
        this.position = position;
        this.feedPosition = feedPosition;
    }

    static ReadProblem of(ProblemKind kind, String detail) {
        return new ReadProblem(kind, detail, null, null, null);
    }

    static ReadProblem inParameter(String parameter, String detail) {
        return new ReadProblem(ProblemKind.MALFORMED_REQUEST, detail, parameter, null, null);
    }

    /** A problem that has to do with where the hand stands. */
    static ReadProblem atPosition(ProblemKind kind, String detail, int position) {
        return new ReadProblem(kind, detail, null, position, null);
    }

    /** A problem that has to do with where the projection stands. */
    static ReadProblem atFeedPosition(ProblemKind kind, String detail, long feedPosition) {
        return new ReadProblem(kind, detail, null, null, feedPosition);
    }

    ProblemBody body() {
        return ProblemBody.of(kind, String.valueOf(getMessage()), parameter, position, feedPosition);
    }
}
