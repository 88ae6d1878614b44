package org.standpat.query.api;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.NonTransientDataAccessResourceException;
import org.springframework.dao.TransientDataAccessException;
import org.springframework.http.ResponseEntity;
import org.springframework.transaction.TransactionException;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;
import org.standpat.access.RefusedCallerException;
import org.standpat.db.access.AccessNotRecordedException;
import org.standpat.query.export.TooManyExportsException;
import org.standpat.query.live.TooManyStreamsException;

/** Turns what went wrong with a read into a problem detail: a sentence for the reader, and never the inside of the program. */
@RestControllerAdvice(
        assignableTypes = {
            AccessController.class,
            ExportController.class,
            HandReadController.class,
            ListingController.class,
            LiveController.class,
            StatisticsController.class,
            SeriesController.class,
            ProfileController.class,
            ProjectionController.class,
            AnalyticsController.class
        })
public final class ReadFaults {

    private static final Logger LOG = LoggerFactory.getLogger(ReadFaults.class);

    @ExceptionHandler
    ResponseEntity<byte[]> problem(ReadProblem problem) {
        return Answers.problem(problem);
    }

    @ExceptionHandler
    ResponseEntity<byte[]> refused(RefusedCallerException caller) {
        return RefusedCallers.answer(caller);
    }

    @ExceptionHandler
    ResponseEntity<byte[]> notRecorded(AccessNotRecordedException fault) {
        LOG.warn(
                "Unshown cards were not given, since that could not be recorded: {}", String.valueOf(fault.getCause()));
        return Answers.problem(ReadProblem.of(ProblemKind.UNAVAILABLE, String.valueOf(fault.getMessage())));
    }

    @ExceptionHandler
    ResponseEntity<byte[]> noExport(TooManyExportsException full) {
        return Answers.problem(ReadProblem.of(ProblemKind.NO_EXPORT_NOW, String.valueOf(full.getMessage())));
    }

    @ExceptionHandler
    ResponseEntity<byte[]> noStream(TooManyStreamsException full) {
        return Answers.problem(ReadProblem.of(ProblemKind.NO_STREAM_NOW, String.valueOf(full.getMessage())));
    }

    @ExceptionHandler({
        TransactionException.class,
        TransientDataAccessException.class,
        NonTransientDataAccessResourceException.class
    })
    ResponseEntity<byte[]> noDatabase(RuntimeException fault) {
        LOG.warn("The database could not be read: {}", fault.getMessage());
        return Answers.problem(
                ReadProblem.of(ProblemKind.UNAVAILABLE, "The database cannot be read now. Ask again later."));
    }

    @ExceptionHandler
    ResponseEntity<byte[]> failed(RuntimeException fault) {
        LOG.error("A read failed.", fault);
        return Answers.problem(ReadProblem.of(
                ProblemKind.INTERNAL, "The service failed; what happened is in its log. Nothing was changed."));
    }
}
