package org.standpat.query.api;

import org.springframework.http.HttpHeaders;
import org.springframework.http.ResponseEntity;
import org.standpat.access.RefusedCallerException;
import org.standpat.db.access.Bearer;

/** Answers callers that are not known, or may not do what they ask for. */
final class RefusedCallers {

    private RefusedCallers() {}

    static ResponseEntity<byte[]> answer(RefusedCallerException caller) {
        HttpHeaders headers = new HttpHeaders();
        if (!caller.challenge().isEmpty()) {
            headers.set(Bearer.CHALLENGE_HEADER, caller.challenge());
        }
        return Answers.problem(ReadProblem.of(kind(caller), String.valueOf(caller.getMessage())), headers);
    }

    private static ProblemKind kind(RefusedCallerException caller) {
        return switch (caller.why()) {
            case UNKNOWN -> ProblemKind.UNKNOWN_CALLER;
            case NOT_ALLOWED -> ProblemKind.NOT_ALLOWED;
            case MALFORMED_REASON -> ProblemKind.MALFORMED_REQUEST;
            case NO_KEYS_NOW -> ProblemKind.UNAVAILABLE;
        };
    }
}
