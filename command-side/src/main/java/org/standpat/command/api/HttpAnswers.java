package org.standpat.command.api;

import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
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
 * package can change a word of them. What commands are answered is written at once: there is one form of it, and nothing about it to be
 * negotiated.
 */
final class HttpAnswers {

    private static final JsonMapper JSON = HandJson.strict();

    private HttpAnswers() {}

    /** A hand was started, or the rules did not allow it. */
    static void started(HttpServletResponse response, Answer answer) throws IOException {
        switch (answer) {
            case Answer.Recorded recorded -> {
                byte[] body = bytes(recorded);
                response.setHeader(HttpHeaders.LOCATION, HandsController.PATH + "/" + recorded.hand());
                recorded(response, HttpStatus.CREATED, recorded, body);
            }
            case Answer.Refused refused -> refused(response, refused.refusal());
        }
    }

    /** An action or a ruling was taken, or the rules did not allow it. */
    static void taken(HttpServletResponse response, Answer answer) throws IOException {
        switch (answer) {
            case Answer.Recorded recorded -> recorded(response, HttpStatus.OK, recorded, bytes(recorded));
            case Answer.Refused refused -> refused(response, refused.refusal());
        }
    }

    private static byte[] bytes(Answer.Recorded recorded) {
        return JSON.writeValueAsBytes(AnswerBody.of(recorded));
    }

    /** A problem as it goes out, for answers that are written by hand. */
    static byte[] bytes(Problem problem) {
        return JSON.writeValueAsBytes(problem);
    }

    private static void recorded(HttpServletResponse response, HttpStatus status, Answer.Recorded recorded, byte[] body)
            throws IOException {
        response.setHeader(HttpHeaders.ETAG, "\"" + recorded.last().number() + "\"");
        write(response, status.value(), MediaType.APPLICATION_JSON_VALUE, body);
    }

    private static void refused(HttpServletResponse response, Refusal refusal) throws IOException {
        Problem problem = Problem.of(refusal);
        write(response, problem.status(), MediaType.APPLICATION_PROBLEM_JSON_VALUE, JSON.writeValueAsBytes(problem));
    }

    private static void write(HttpServletResponse response, int status, String type, byte[] body) throws IOException {
        response.setStatus(status);
        response.setContentType(type);
        response.setContentLength(body.length);
        response.getOutputStream().write(body);
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
