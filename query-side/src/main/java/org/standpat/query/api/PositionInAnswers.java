package org.standpat.query.api;

import jakarta.servlet.http.HttpServletResponse;
import org.jspecify.annotations.Nullable;
import org.springframework.core.MethodParameter;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.http.converter.HttpMessageConverter;
import org.springframework.http.server.ServerHttpRequest;
import org.springframework.http.server.ServerHttpResponse;
import org.springframework.web.bind.annotation.RestControllerAdvice;
import org.springframework.web.context.request.RequestAttributes;
import org.springframework.web.context.request.RequestContextHolder;
import org.springframework.web.servlet.mvc.method.annotation.ResponseBodyAdvice;

/**
 * Every answer says in a header what it reflects: the position of the hand that it is about, which {@link Answers} puts there, or else the feed
 * position that {@link AtLeast} found for the same request.
 */
@RestControllerAdvice(basePackageClasses = ReadApi.class)
public final class PositionInAnswers implements ResponseBodyAdvice<Object> {

    /** The header. */
    static final String NAME = "Standpat-Position";

    private static final String NOTED = PositionInAnswers.class.getName();

    /** Notes what the answer to the request of this thread reflects. */
    static void note(long feedPosition) {
        RequestAttributes request = RequestContextHolder.getRequestAttributes();
        if (request != null) {
            request.setAttribute(NOTED, feedPosition, RequestAttributes.SCOPE_REQUEST);
        }
    }

    /** Puts what was noted into an answer that is written by hand. */
    static void putNoted(HttpServletResponse response) {
        RequestAttributes request = RequestContextHolder.getRequestAttributes();
        if (request != null && request.getAttribute(NOTED, RequestAttributes.SCOPE_REQUEST) instanceof Long noted) {
            put(response, noted);
        }
    }

    static void put(HttpServletResponse response, long position) {
        response.setHeader(NAME, Long.toString(position));
    }

    @Override
    public boolean supports(MethodParameter method, Class<? extends HttpMessageConverter<?>> converter) {
        return ResponseEntity.class.isAssignableFrom(method.getParameterType());
    }

    @Override
    public @Nullable Object beforeBodyWrite(
            @Nullable Object body,
            MethodParameter method,
            MediaType type,
            Class<? extends HttpMessageConverter<?>> converter,
            ServerHttpRequest request,
            ServerHttpResponse response) {
        HttpHeaders headers = response.getHeaders();
        if (!headers.containsHeader(NAME)) {
            RequestAttributes noted = RequestContextHolder.getRequestAttributes();
            if (noted != null && noted.getAttribute(NOTED, RequestAttributes.SCOPE_REQUEST) instanceof Long position) {
                headers.set(NAME, Long.toString(position));
            }
        }
        return body;
    }
}
