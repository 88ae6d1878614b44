package org.standpat.query.api;

import io.swagger.v3.oas.annotations.Hidden;
import jakarta.servlet.DispatcherType;
import jakarta.servlet.RequestDispatcher;
import jakarta.servlet.http.HttpServletRequest;
import org.springframework.boot.webmvc.error.ErrorController;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** Answers what was refused on its way to a controller, with a problem as everywhere else. At its own address there is nothing. */
@RestController
@Hidden
public final class UnansweredRequests implements ErrorController {

    /** Whatever the request was. */
    @RequestMapping("${server.error.path:/error}")
    public ResponseEntity<byte[]> unanswered(HttpServletRequest request) {
        boolean isRefused = request.getDispatcherType() == DispatcherType.ERROR;
        return Answers.problem(ServerProblems.of(
                isRefused && request.getAttribute(RequestDispatcher.ERROR_STATUS_CODE) instanceof Integer status
                        ? status
                        : HttpStatus.NOT_FOUND.value()));
    }
}
