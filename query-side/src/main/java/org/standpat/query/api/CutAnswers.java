package org.standpat.query.api;

import jakarta.servlet.ServletException;
import jakarta.servlet.ServletRequest;
import java.io.IOException;
import org.apache.catalina.connector.Request;
import org.apache.catalina.connector.Response;
import org.apache.catalina.valves.ValveBase;
import org.apache.coyote.ActionCode;

/**
 * Closes the connection of an answer that could not be finished, before the server writes the end of it. Without that, what was sent so far
 * would look whole: the server ends every answer properly, also that of a request that failed.
 */
public final class CutAnswers extends ValveBase {

    private static final String ATTRIBUTE = CutAnswers.class.getName();

    /** Supports requests that are answered by several threads, and has none of its own. */
    public CutAnswers() {
        super(true);
    }

    /** Has the answer to this request cut when its handler returns. */
    static void cut(ServletRequest request) {
        request.setAttribute(ATTRIBUTE, true);
    }

    @Override
    public void invoke(Request request, Response response) throws IOException, ServletException {
        getNext().invoke(request, response);
        if (request.getAttribute(ATTRIBUTE) != null) {
            response.getCoyoteResponse().action(ActionCode.CLOSE_NOW, null);
        }
    }
}
