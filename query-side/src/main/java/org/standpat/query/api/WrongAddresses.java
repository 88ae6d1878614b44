package org.standpat.query.api;

import java.util.Set;
import java.util.TreeSet;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpMethod;
import org.springframework.http.ResponseEntity;
import org.springframework.web.HttpRequestMethodNotSupportedException;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;
import org.springframework.web.servlet.NoHandlerFoundException;
import org.springframework.web.servlet.resource.NoResourceFoundException;

/** Answers requests that reach no controller: wrong addresses and wrong methods. */
@RestControllerAdvice
@Order(Ordered.LOWEST_PRECEDENCE)
public final class WrongAddresses {

    @ExceptionHandler
    ResponseEntity<byte[]> wrongMethod(HttpRequestMethodNotSupportedException fault) {
        HttpHeaders headers = new HttpHeaders();
        Set<HttpMethod> supported = fault.getSupportedHttpMethods();
        if (supported != null) {
            headers.setAllow(withHead(supported));
        }
        return Answers.problem(
                ReadProblem.of(
                        ProblemKind.METHOD_NOT_ALLOWED,
                        "This address takes " + headers.getFirst(HttpHeaders.ALLOW) + " and not " + fault.getMethod()
                                + "."),
                headers);
    }

    /** What can be got answers with its head alone as well, which the framework does not count. */
    private static Set<HttpMethod> withHead(Set<HttpMethod> supported) {
        Set<HttpMethod> all = new TreeSet<>(supported);
        if (all.contains(HttpMethod.GET)) {
            all.add(HttpMethod.HEAD);
        }
        return all;
    }

    @ExceptionHandler({NoResourceFoundException.class, NoHandlerFoundException.class})
    ResponseEntity<byte[]> nothingThere(Exception fault) {
        return Answers.problem(
                ReadProblem.of(
                        ProblemKind.NOT_FOUND,
                        "There is nothing at this address. What there is stands in /v3/api-docs and, for people, in /swagger-ui.html."));
    }
}
