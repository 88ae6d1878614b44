package org.standpat.command.api;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.NonTransientDataAccessResourceException;
import org.springframework.dao.TransientDataAccessException;
import org.springframework.http.HttpHeaders;
import org.springframework.http.ResponseEntity;
import org.springframework.transaction.TransactionException;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;
import org.standpat.command.dealer.DealerKeyException;
import org.standpat.command.idempotency.KeyTakenException;
import org.standpat.command.shell.ConflictException;
import org.standpat.command.shell.HandBusyException;
import org.standpat.command.shell.StalePositionException;
import org.standpat.command.shell.UnknownHandException;
import org.standpat.db.log.LimitExceededException;
import org.standpat.db.log.LogUnavailableException;
import org.standpat.db.log.OutcomeUnknownException;

/** Turns what went wrong with a command into a problem detail: a sentence for the sender, and never the inside of the program. */
@RestControllerAdvice(assignableTypes = HandsController.class)
public final class ApiFaults {

    private static final Logger LOG = LoggerFactory.getLogger(ApiFaults.class);
    private static final String RETRY_SECONDS = "1";

    @ExceptionHandler
    ResponseEntity<byte[]> malformed(RequestFault fault) {
        return HttpAnswers.problem(fault.problem());
    }

    @ExceptionHandler
    ResponseEntity<byte[]> caller(CallerFault fault) {
        return fault.answer();
    }

    @ExceptionHandler
    ResponseEntity<byte[]> unknownHand(UnknownHandException fault) {
        return problem(ProblemKind.UNKNOWN_HAND, fault);
    }

    @ExceptionHandler
    ResponseEntity<byte[]> stale(StalePositionException fault) {
        return HttpAnswers.problem(
                Problem.atPosition(ProblemKind.STALE_POSITION, String.valueOf(fault.getMessage()), fault.position()));
    }

    @ExceptionHandler
    ResponseEntity<byte[]> conflict(ConflictException fault) {
        return problem(ProblemKind.CONFLICT, fault);
    }

    @ExceptionHandler
    ResponseEntity<byte[]> keyTaken(KeyTakenException fault) {
        return problem(ProblemKind.KEY_TAKEN, fault);
    }

    @ExceptionHandler
    ResponseEntity<byte[]> tooLong(LimitExceededException fault) {
        return problem(ProblemKind.LIMIT_EXCEEDED, fault);
    }

    @ExceptionHandler
    ResponseEntity<byte[]> busy(HandBusyException fault) {
        return later(String.valueOf(fault.getMessage()));
    }

    @ExceptionHandler
    ResponseEntity<byte[]> noLog(LogUnavailableException fault) {
        LOG.warn("The event log took nothing: {}", fault.getMessage());
        return later(String.valueOf(fault.getMessage()));
    }

    @ExceptionHandler
    ResponseEntity<byte[]> unknownOutcome(OutcomeUnknownException fault) {
        LOG.warn(fault.getMessage());
        return later(String.valueOf(fault.getMessage()));
    }

    @ExceptionHandler
    ResponseEntity<byte[]> noDeck(DealerKeyException fault) {
        LOG.error(fault.getMessage());
        return later(
                "The dealer cannot open this hand's deck. Nothing was recorded; the service's operator has to mend this.");
    }

    @ExceptionHandler({
        TransactionException.class,
        TransientDataAccessException.class,
        NonTransientDataAccessResourceException.class
    })
    ResponseEntity<byte[]> noDatabase(RuntimeException fault) {
        LOG.warn("The database could not be used: {}", fault.getMessage());
        return later(
                "The database cannot be used now. Whether the request was recorded is not known: send it again with the"
                        + " same Idempotency-Key, or read the hand first.");
    }

    @ExceptionHandler
    ResponseEntity<byte[]> failed(RuntimeException fault) {
        LOG.error("A command failed.", fault);
        return HttpAnswers.problem(Problem.of(
                ProblemKind.INTERNAL,
                "The service failed; what happened is in its log. Send the request again with the same Idempotency-Key, or read"
                        + " the hand first."));
    }

    private static ResponseEntity<byte[]> problem(ProblemKind kind, RuntimeException fault) {
        return HttpAnswers.problem(Problem.of(kind, String.valueOf(fault.getMessage())));
    }

    private static ResponseEntity<byte[]> later(String detail) {
        HttpHeaders headers = new HttpHeaders();
        headers.set(HttpHeaders.RETRY_AFTER, RETRY_SECONDS);
        return HttpAnswers.problem(Problem.of(ProblemKind.UNAVAILABLE, detail), headers);
    }
}
