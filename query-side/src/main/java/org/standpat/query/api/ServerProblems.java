package org.standpat.query.api;

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
 * Answers what the web server refuses before it reaches anything of this program, with a problem as everywhere else; the server itself would
 * write a page for people. Made by the server, by its name.
 */
public final class ServerProblems extends ErrorReportValve {

    private static final int FIRST_FAULT = HttpStatus.INTERNAL_SERVER_ERROR.value();
    private static final Logger LOG = LoggerFactory.getLogger(ServerProblems.class);

    private static final String UNREADABLE =
            "The web server cannot read this request. A path is text in UTF-8, without a zero byte, and with % and two hexadecimal digits"
                    + " for each byte that cannot stand there itself; method, address and headers come in 8,192 bytes at most, and an"
                    + " address names 1,000 parameters at most.";
    private static final String UNKNOWN_WAY =
            "The web server does not know this method, encoding or expectation. What there is stands in /v3/api-docs.";
    private static final String NO_SUCH_METHOD =
            "This address does not take this method. What there is stands in /v3/api-docs.";
    private static final String NOTHING_THERE =
            "There is nothing at this address. What there is stands in /v3/api-docs and, for people, in /swagger-ui.html.";
    private static final String FAILED = "The service failed; what happened is in its log. Nothing was changed.";

    /** What to say where nobody but the server knows more than the status. */
    static ProblemBody of(int status) {
        ProblemKind kind = switch (status) {
            case 404 -> ProblemKind.NOT_FOUND;
            case 405 -> ProblemKind.METHOD_NOT_ALLOWED;
            case 501 -> ProblemKind.MALFORMED_REQUEST;
            default -> status < FIRST_FAULT ? ProblemKind.MALFORMED_REQUEST : ProblemKind.INTERNAL;
        };
        String detail = switch (status) {
            case 404 -> NOTHING_THERE;
            case 405 -> NO_SUCH_METHOD;
            case 417, 501 -> UNKNOWN_WAY;
            default -> status < FIRST_FAULT ? UNREADABLE : FAILED;
        };
        return ProblemBody.of(kind, detail, null, null, null).withStatus(status);
    }

    @Override
    protected void report(Request request, Response response, @Nullable Throwable fault) {
        int status = response.getStatus();
        if (status < HttpStatus.BAD_REQUEST.value()
                || response.getContentWritten() > 0
                || !response.setErrorReported()) {
            return;
        }
        AtomicBoolean writable = new AtomicBoolean();
        response.getCoyoteResponse().action(ActionCode.IS_IO_ALLOWED, writable);
        if (!writable.get()) {
            return;
        }
        byte[] body = Answers.bytes(of(status));
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
