package org.standpat.query.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * A problem detail (RFC 9457).
 *
 * @param type names the kind of problem; the same word as {@code kind} after the prefix
 * @param title a heading, the same for every problem of this kind
 * @param status the HTTP status
 * @param detail a sentence that says what is wrong and what to do
 * @param kind the kind of problem as a word
 * @param parameter the part of the address that is wrong
 * @param position where the hand stands, or how far its projection is
 * @param feedPosition how far the projection has read the log
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
record ProblemBody(
        String type,
        String title,
        int status,
        String detail,
        String kind,
        @Nullable String parameter,
        @Nullable Integer position,
        @Nullable Long feedPosition) {

    private static final String TYPE_PREFIX = "urn:standpat:problem:";

    static ProblemBody of(
            ProblemKind kind,
            String detail,
            @Nullable String parameter,
            @Nullable Integer position,
            @Nullable Long feedPosition) {
        return new ProblemBody(
                TYPE_PREFIX + kind.word(),
                kind.title(),
                kind.status(),
                detail,
                kind.word(),
                parameter,
                position,
                feedPosition);
    }

    /** The position that the answer reflects: of the hand, or else of the feed; empty where it has to do with neither. */
    OptionalLong reflected() {
        if (position != null) {
            return OptionalLong.of(position);
        }
        return feedPosition == null ? OptionalLong.empty() : OptionalLong.of(feedPosition);
    }

    /** The same with a status that no kind has. */
    ProblemBody withStatus(int other) {
        return new ProblemBody(type, title, other, detail, kind, parameter, position, feedPosition);
    }
}
