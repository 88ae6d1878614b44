package org.standpat.query.api;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.OptionalLong;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.standpat.db.json.HandJson;
import org.standpat.view.Viewer;
import tools.jackson.databind.json.JsonMapper;

/**
 * Writes answers. They are turned to bytes here and not by the web framework's mapper, so that no setting of the application around this
 * package can change a word of them.
 */
final class Answers {

    /** After how long a request that could not be answered may be sent again. */
    static final Duration RETRY_AFTER = Duration.ofSeconds(1);

    private static final JsonMapper JSON = HandJson.strict();

    private Answers() {}

    static ResponseEntity<byte[]> json(Object body) {
        return ResponseEntity.ok().contentType(MediaType.APPLICATION_JSON).body(JSON.writeValueAsBytes(body));
    }

    /** An answer about a hand that is the same for everybody; its tag is the position that it reflects. */
    static ResponseEntity<byte[]> json(Object body, int position) {
        return json(body, position, Viewer.PUBLIC);
    }

    /** An answer about a hand as somebody sees it; its tag is the position that it reflects, and whose view it is. */
    static ResponseEntity<byte[]> json(Object body, int position, Viewer viewer) {
        return at(position, viewer).contentType(MediaType.APPLICATION_JSON).body(JSON.writeValueAsBytes(body));
    }

    static ResponseEntity<byte[]> text(String body, int position, Viewer viewer) {
        return at(position, viewer)
                .contentType(new MediaType(MediaType.TEXT_PLAIN, StandardCharsets.UTF_8))
                .body(body.getBytes(StandardCharsets.UTF_8));
    }

    /** A text that is to be kept as a file. */
    static ResponseEntity<byte[]> file(String body, String mediaType, String fileName, int position, Viewer viewer) {
        return at(position, viewer)
                .contentType(MediaType.parseMediaType(mediaType))
                .header(HttpHeaders.CONTENT_DISPOSITION, StreamedAnswer.attachment(fileName))
                .body(body.getBytes(StandardCharsets.UTF_8));
    }

    /** One line of an answer that has many, without its end. */
    static String line(Object body) {
        return JSON.writeValueAsString(body);
    }

    static ResponseEntity<byte[]> accepted(Object body) {
        return ResponseEntity.accepted().contentType(MediaType.APPLICATION_JSON).body(JSON.writeValueAsBytes(body));
    }

    /** A body as it goes out, for answers that are written by hand. */
    static byte[] bytes(Object body) {
        return JSON.writeValueAsBytes(body);
    }

    static ResponseEntity<byte[]> problem(ProblemBody body) {
        return ResponseEntity.status(body.status())
                .contentType(MediaType.APPLICATION_PROBLEM_JSON)
                .body(bytes(body));
    }

    static ResponseEntity<byte[]> problem(ReadProblem problem) {
        return problem(problem, HttpHeaders.EMPTY);
    }

    static ResponseEntity<byte[]> problem(ReadProblem problem, HttpHeaders headers) {
        ProblemBody body = problem.body();
        HttpHeaders all = new HttpHeaders();
        all.putAll(headers);
        if (body.status() == HttpStatus.SERVICE_UNAVAILABLE.value()) {
            all.set(HttpHeaders.RETRY_AFTER, Long.toString(RETRY_AFTER.toSeconds()));
        }
        OptionalLong reflected = body.reflected();
        if (reflected.isPresent()) {
            all.set(PositionInAnswers.NAME, Long.toString(reflected.getAsLong()));
        }
        return ResponseEntity.status(body.status())
                .headers(all)
                .contentType(MediaType.APPLICATION_PROBLEM_JSON)
                .body(JSON.writeValueAsBytes(body));
    }

    /** The position is a header of its own as well, which is there also when only the tag is sent (304). */
    private static ResponseEntity.BodyBuilder at(int position, Viewer viewer) {
        return ResponseEntity.ok()
                .eTag(tag(position, viewer))
                .header(PositionInAnswers.NAME, Integer.toString(position));
    }

    private static String tag(int position, Viewer viewer) {
        String view = viewer.equals(Viewer.PUBLIC) ? "" : "-" + Words.of(viewer);
        return "\"" + position + view + "\"";
    }
}
