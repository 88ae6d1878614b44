package org.standpat.command.api;

import java.io.IOException;
import java.util.concurrent.atomic.AtomicBoolean;
import org.apache.catalina.connector.Request;
import org.apache.catalina.connector.Response;
import org.apache.catalina.valves.ErrorReportValve;
import org.apache.coyote.ActionCode;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;

/**
 * Answers what the web server refuses before it reaches a controller, with a problem as everywhere else; the server itself would write a page
 * for people. Made by the server, by its name, where the command side runs alone; the query side has its own.
 */
public final class ServerRefusals extends ErrorReportValve {

    private static final Logger LOG = LoggerFactory.getLogger(ServerRefusals.class);

    private static Problem of(int status) {
        if (status == HttpStatus.METHOD_NOT_ALLOWED.value()) {
            return Problem.of(ProblemKind.METHOD_NOT_ALLOWED, "This address does not take this method.");
        }
        boolean isUnknown = status == HttpStatus.NOT_IMPLEMENTED.value();
        if (status < HttpStatus.INTERNAL_SERVER_ERROR.value() || isUnknown) {
            return Problem.of(
                            ProblemKind.MALFORMED_REQUEST,
                            "The web server cannot read this request, or does not know its method, encoding or expectation. A path is"
                                    + " text in UTF-8 without a zero byte; method, address and headers come in 8,192 bytes at most."
                                    + " Nothing was recorded.")
                    .withStatus(status);
        }
        return Problem.of(
                        ProblemKind.INTERNAL,
                        "The service failed; what happened is in its log. Send the request again with the same Idempotency-Key, or"
                                + " read the hand first.")
                .withStatus(status);
    }

    @Override
    protected void report(Request request, Response response, @Nullable Throwable fault) {
        int status = response.getStatus();
        AtomicBoolean writable = new AtomicBoolean();
        response.getCoyoteResponse().action(ActionCode.IS_IO_ALLOWED, writable);
        if (status < HttpStatus.BAD_REQUEST.value()
                || response.getContentWritten() > 0
                || !response.setErrorReported()
                || !writable.get()) {
            return;
        }
        byte[] body = HttpAnswers.bytes(of(status));
        try {
            response.setContentType(MediaType.APPLICATION_PROBLEM_JSON_VALUE);
            response.setContentLength(body.length);
            response.getOutputStream().write(body);
            response.finishResponse();
        } catch (IOException | IllegalStateException gone) {
            LOG.debug("A refused request could not be told so.", gone);
        }
    }
}
