package org.standpat.access;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.springframework.http.HttpHeaders;
import org.springframework.web.filter.OncePerRequestFilter;
import org.standpat.db.access.Bearer;

/**
 * Says in each answer of the API that another caller may get another answer: no cache between may give it to anybody else, and what came
 * to the holder of a key is kept nowhere.
 */
public final class CallerHeaders extends OncePerRequestFilter {

    private static final String API = "/api/";
    private static final String VARY = Bearer.HEADER + ", " + Reasons.HEADER;
    private static final String ASK_AGAIN = "no-cache, private";
    private static final String KEEP_NOTHING = "no-store";

    @Override
    protected boolean shouldNotFilter(HttpServletRequest request) {
        // As the server understood the address: /%61pi/ is the same one.
        return !request.getServletPath().startsWith(API);
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        response.addHeader(HttpHeaders.VARY, VARY);
        response.setHeader(
                HttpHeaders.CACHE_CONTROL, request.getHeader(Bearer.HEADER) == null ? ASK_AGAIN : KEEP_NOTHING);
        chain.doFilter(request, response);
    }
}
