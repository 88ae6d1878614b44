package org.standpat.command.api;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.dao.NonTransientDataAccessResourceException;
import org.springframework.dao.TransientDataAccessException;
import org.springframework.http.HttpHeaders;
import org.springframework.http.ResponseEntity;
import org.springframework.transaction.TransactionException;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;
import org.standpat.access.RefusedCallerException;
import org.standpat.command.evidence.ChangedRecordException;
import org.standpat.command.evidence.DealtElsewhereException;
import org.standpat.command.evidence.NotProvenYetException;
import org.standpat.command.evidence.SeedRefusedException;
import org.standpat.command.evidence.TooManyAtOnceException;
import org.standpat.command.shell.UnknownHandException;
import org.standpat.db.access.AccessNotRecordedException;
import org.standpat.db.access.Bearer;
import org.standpat.db.log.UnreadableEventException;
import org.standpat.notary.leaf.LeafException;
import org.standpat.notary.tree.MissingTileException;

/** Turns what went wrong with evidence, or the log, into a problem detail. */
@RestControllerAdvice(assignableTypes = {EvidenceController.class, LogController.class})
@Order(Ordered.HIGHEST_PRECEDENCE)
public final class EvidenceFaults {

    private static final Logger LOG = LoggerFactory.getLogger(EvidenceFaults.class);
    private static final String RETRY_SECONDS = "1";

    @ExceptionHandler
    ResponseEntity<byte[]> malformed(RequestFault fault) {
        return HttpAnswers.problem(fault.problem());
    }

    @ExceptionHandler
    ResponseEntity<byte[]> unknownHand(UnknownHandException fault) {
        return HttpAnswers.problem(Problem.of(ProblemKind.UNKNOWN_HAND, String.valueOf(fault.getMessage())));
    }

    @ExceptionHandler
    ResponseEntity<byte[]> refused(RefusedCallerException caller) {
        HttpHeaders headers = new HttpHeaders();
        if (!caller.challenge().isEmpty()) {
            headers.set(Bearer.CHALLENGE_HEADER, caller.challenge());
        }
        return HttpAnswers.problem(Problem.of(kind(caller), String.valueOf(caller.getMessage())), headers);
    }

    private static ProblemKind kind(RefusedCallerException caller) {
        return switch (caller.why()) {
            case UNKNOWN -> ProblemKind.UNKNOWN_CALLER;
            case NOT_ALLOWED -> ProblemKind.NOT_ALLOWED;
            case MALFORMED_REASON -> ProblemKind.MALFORMED_REQUEST;
            case NO_KEYS_NOW -> ProblemKind.UNAVAILABLE;
        };
    }

    @ExceptionHandler
    ResponseEntity<byte[]> noSeed(SeedRefusedException fault) {
        return HttpAnswers.problem(Problem.of(ProblemKind.NOT_ALLOWED, String.valueOf(fault.getMessage())));
    }

    @ExceptionHandler
    ResponseEntity<byte[]> elsewhere(DealtElsewhereException fault) {
        return HttpAnswers.problem(Problem.of(ProblemKind.NOT_FOUND, String.valueOf(fault.getMessage())));
    }

    @ExceptionHandler({NotProvenYetException.class, TooManyAtOnceException.class})
    ResponseEntity<byte[]> notYet(RuntimeException fault) {
        return later(String.valueOf(fault.getMessage()));
    }

    @ExceptionHandler
    ResponseEntity<byte[]> notRecorded(AccessNotRecordedException fault) {
        LOG.warn(
                "Unshown cards were not given, since that could not be recorded: {}", String.valueOf(fault.getCause()));
        return later(String.valueOf(fault.getMessage()));
    }

    @ExceptionHandler({
        ChangedRecordException.class,
        LeafException.class,
        MissingTileException.class,
        UnreadableEventException.class
    })
    ResponseEntity<byte[]> changed(RuntimeException fault) {
        LOG.error("Evidence was not given: {}", fault.getMessage());
        return HttpAnswers.problem(Problem.of(ProblemKind.INTERNAL, String.valueOf(fault.getMessage())));
    }

    @ExceptionHandler({
        TransactionException.class,
        TransientDataAccessException.class,
        NonTransientDataAccessResourceException.class
    })
    ResponseEntity<byte[]> noDatabase(RuntimeException fault) {
        LOG.warn("The database could not be read: {}", fault.getMessage());
        return later("The database cannot be read now. Ask again later.");
    }

    @ExceptionHandler
    ResponseEntity<byte[]> failed(RuntimeException fault) {
        LOG.error("Evidence could not be given.", fault);
        return HttpAnswers.problem(Problem.of(
                ProblemKind.INTERNAL, "The service failed; what happened is in its log. Nothing was changed."));
    }

    private static ResponseEntity<byte[]> later(String detail) {
        HttpHeaders headers = new HttpHeaders();
        headers.set(HttpHeaders.RETRY_AFTER, RETRY_SECONDS);
        return HttpAnswers.problem(Problem.of(ProblemKind.UNAVAILABLE, detail), headers);
    }
}
