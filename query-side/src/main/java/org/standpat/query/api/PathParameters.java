package org.standpat.query.api;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.web.filter.OncePerRequestFilter;

/**
 * Refuses addresses whose path has a semicolon. The web server takes what is behind it for parameters and leaves them out, so that the
 * numbers of player {@code a;b} would be those of player {@code a}.
 */
public final class PathParameters extends OncePerRequestFilter {

    private static final char SIGN = ';';
    private static final String DETAIL = "A path has no parameters; in a name a semicolon is written %3B.";

    @Override
    protected boolean shouldNotFilter(HttpServletRequest request) {
        return request.getRequestURI().indexOf(SIGN) < 0;
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        byte[] body = Answers.bytes(ProblemBody.of(ProblemKind.MALFORMED_REQUEST, DETAIL, null, null, null));
        response.setStatus(HttpStatus.BAD_REQUEST.value());
        response.setContentType(MediaType.APPLICATION_PROBLEM_JSON_VALUE);
        response.setContentLength(body.length);
        response.getOutputStream().write(body);
    }
}
