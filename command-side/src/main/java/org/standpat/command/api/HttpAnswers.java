package org.standpat.command.api;

import java.net.URI;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.standpat.command.refusal.Refusal;
import org.standpat.command.shell.Answer;
import org.standpat.db.json.HandJson;
import tools.jackson.databind.json.JsonMapper;

/**
 * Writes answers. They are turned to bytes here and not by the web framework's mapper, so that no setting of the application around this
 * package can change a word of them.
 */
final class HttpAnswers {

    private static final JsonMapper JSON = HandJson.strict();

    private HttpAnswers() {}

    /** A hand was started, or the rules did not allow it. */
    static ResponseEntity<byte[]> started(Answer answer) {
        return switch (answer) {
            case Answer.Recorded recorded ->
                recorded(ResponseEntity.created(URI.create(HandsController.PATH + "/" + recorded.hand())), recorded);
            case Answer.Refused refused -> refused(refused.refusal());
        };
    }

    /** An action or a ruling was taken, or the rules did not allow it. */
    static ResponseEntity<byte[]> taken(Answer answer) {
        return switch (answer) {
            case Answer.Recorded recorded -> recorded(ResponseEntity.ok(), recorded);
            case Answer.Refused refused -> refused(refused.refusal());
        };
    }

    private static ResponseEntity<byte[]> recorded(ResponseEntity.BodyBuilder answer, Answer.Recorded recorded) {
        return answer.eTag("\"" + recorded.last().number() + "\"")
                .contentType(MediaType.APPLICATION_JSON)
                .body(JSON.writeValueAsBytes(AnswerBody.of(recorded)));
    }

    private static ResponseEntity<byte[]> refused(Refusal refusal) {
        return problem(Problem.of(refusal), HttpHeaders.EMPTY);
    }

    static ResponseEntity<byte[]> problem(Problem problem) {
        return problem(problem, HttpHeaders.EMPTY);
    }

    static ResponseEntity<byte[]> problem(Problem problem, HttpHeaders headers) {
        return ResponseEntity.status(HttpStatus.valueOf(problem.status()))
                .headers(headers)
                .contentType(MediaType.APPLICATION_PROBLEM_JSON)
                .body(JSON.writeValueAsBytes(problem));
    }
}
