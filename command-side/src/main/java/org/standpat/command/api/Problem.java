package org.standpat.command.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.standpat.command.refusal.Refusal;
import org.standpat.houserules.Fault;

/**
 * A problem detail (RFC 9457).
 *
 * @param type names the kind of problem; the same word as {@code kind} after the prefix
 * @param title a heading, the same for every problem of this kind
 * @param status the HTTP status
 * @param detail a sentence that says what is wrong and what to do
 * @param kind the kind of problem as a word
 * @param rule number of the rule that forbids the action
 * @param expected what the rules expect, as a phrase
 * @param actual what came, as a phrase
 * @param faults each thing that is wrong with a hand that cannot start, in the order of the rulebook
 * @param position the hand's position now
 * @param field the field of the body that is wrong, such as {@code seats[0].stack}
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
record Problem(
        String type,
        String title,
        int status,
        String detail,
        String kind,
        @Nullable String rule,
        @Nullable String expected,
        @Nullable String actual,
        @Nullable List<Fault> faults,
        @Nullable Integer position,
        @Nullable String field) {

    private static final String TYPE_PREFIX = "urn:standpat:problem:";
    private static final int REFUSED = 422;

    static Problem of(ProblemKind kind, String detail) {
        return of(kind, detail, null, null);
    }

    static Problem inField(@Nullable String field, String detail) {
        return of(ProblemKind.MALFORMED_REQUEST, detail, null, field);
    }

    static Problem atPosition(ProblemKind kind, String detail, int position) {
        return of(kind, detail, position, null);
    }

    static Problem of(Refusal refusal) {
        return new Problem(
                TYPE_PREFIX + refusal.kind().word(),
                refusal.kind().title(),
                REFUSED,
                refusal.sentence(),
                refusal.kind().word(),
                refusal.rule(),
                refusal.expected(),
                refusal.actual(),
                refusal.faults().isEmpty() ? null : refusal.faults(),
                refusal.position() == 0 ? null : refusal.position(),
                null);
    }

    private static Problem of(ProblemKind kind, String detail, @Nullable Integer position, @Nullable String field) {
        return new Problem(
                TYPE_PREFIX + kind.word(),
                kind.title(),
                kind.status(),
                detail,
                kind.word(),
                null,
                null,
                null,
                null,
                position,
                field);
    }

    /** The same with a status that no kind has. */
    Problem withStatus(int other) {
        return new Problem(type, title, other, detail, kind, rule, expected, actual, faults, position, field);
    }
}
