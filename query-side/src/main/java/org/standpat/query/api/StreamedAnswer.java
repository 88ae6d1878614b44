package org.standpat.query.api;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.http.ContentDisposition;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpMethod;

/**
 * An answer that is written as it is made, in the request's own thread. What goes wrong before anything was sent is a problem as everywhere
 * else; after that the connection is cut, so that no reader takes half an answer for a whole one.
 */
final class StreamedAnswer {

    private static final Logger LOG = LoggerFactory.getLogger(StreamedAnswer.class);

    private final HttpServletRequest request;
    private final HttpServletResponse response;
    private final String mediaType;
    private final String fileName;

    /** An answer that is a text of this type, to be kept as a file of this name. */
    StreamedAnswer(HttpServletRequest request, HttpServletResponse response, String mediaType, String fileName) {
        this.request = request;
        this.response = response;
        this.mediaType = mediaType;
        this.fileName = fileName;
    }

    /** Writes the answer's text. */
    @FunctionalInterface
    interface Body {
        void to(Writer out) throws IOException;
    }

    /** Whether only the head is asked for; it is written then, and there is no text to make. */
    boolean wasHeadAlone() {
        boolean headAlone = request.getMethod().equals(HttpMethod.HEAD.name());
        if (headAlone) {
            head();
        }
        return headAlone;
    }

    private void head() {
        response.setContentType(mediaType);
        response.setHeader(HttpHeaders.CONTENT_DISPOSITION, attachment(fileName));
        PositionInAnswers.putNoted(response);
    }

    /**
     * Writes head and text.
     *
     * @throws ReadProblem when the text cannot be made and nothing was sent
     */
    void write(Body body) {
        head();
        try {
            Writer out = new OutputStreamWriter(response.getOutputStream(), StandardCharsets.UTF_8);
            body.to(out);
            out.flush();
        } catch (IOException ended) {
            if (!response.isCommitted()) {
                response.reset();
                throw ReadProblem.of(
                        ProblemKind.UNAVAILABLE, "The answer could not be written: " + ended.getMessage() + ".");
            }
            // The client went away, or the service stops.
            LOG.info("{} ended in the middle: {}", request.getRequestURI(), ended.getMessage());
            CutAnswers.cut(request);
        } catch (RuntimeException fault) {
            if (!response.isCommitted()) {
                response.reset();
                throw fault;
            }
            LOG.error("{} failed in the middle.", request.getRequestURI(), fault);
            CutAnswers.cut(request);
        }
    }

    static String attachment(String fileName) {
        return ContentDisposition.attachment().filename(fileName).build().toString();
    }
}
