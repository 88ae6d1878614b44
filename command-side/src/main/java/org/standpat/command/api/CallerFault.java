package org.standpat.command.api;

import org.springframework.http.HttpHeaders;
import org.springframework.http.ResponseEntity;
import org.standpat.db.access.Bearer;

/** A caller who may not write. Nothing was recorded. */
final class CallerFault extends RuntimeException {

    private static final long serialVersionUID = 1L;
    private static final String RETRY_SECONDS = "1";

    private final ProblemKind kind;
    private final String challenge;

    private CallerFault(ProblemKind kind, String challenge, String detail) {
        // An answer to the sender, not a fault of the program.
        super(detail, null, false, false);
        this.kind = kind;
        this.challenge = challenge;
    }

    static CallerFault unknown(String challenge, String detail) {
        return new CallerFault(ProblemKind.UNKNOWN_CALLER, challenge, detail);
    }

    static CallerFault notAllowed(String detail) {
        return new CallerFault(ProblemKind.NOT_ALLOWED, "", detail);
    }

    static CallerFault later() {
        return new CallerFault(
                ProblemKind.UNAVAILABLE,
                "",
                "No key can be looked up now, and so nobody may write; the service's log says why. Nothing was recorded.");
    }

    ResponseEntity<byte[]> answer() {
        HttpHeaders headers = new HttpHeaders();
        if (!challenge.isEmpty()) {
            headers.set(Bearer.CHALLENGE_HEADER, challenge);
        }
        if (kind == ProblemKind.UNAVAILABLE) {
            headers.set(HttpHeaders.RETRY_AFTER, RETRY_SECONDS);
        }
        return HttpAnswers.problem(Problem.of(kind, String.valueOf(getMessage())), headers);
    }
}
