package org.standpat.db.log;

import java.sql.SQLException;
import org.axonframework.modelling.command.AggregateStreamCreationException;
import org.axonframework.modelling.command.ConcurrencyException;
import org.jspecify.annotations.Nullable;
import org.springframework.dao.DataAccessException;
import org.springframework.jdbc.support.SQLStateSQLExceptionTranslator;

/** What the failures of the database mean for whoever wanted something recorded. SQLSTATEs are PostgreSQL's. */
final class Failures {

    /** What a statement says when a check that it makes fails. */
    static final String DIVISION_BY_ZERO = "22012";

    private static final String UNIQUE_VIOLATION = "23505";

    private static final String DISK_FULL = "53100";
    private static final String LOCK_NOT_AVAILABLE = "55P03";
    private static final String CANCELED = "57014";
    private static final String READ_ONLY = "25006";
    private static final String NO_SUCH_DATABASE = "3D000";
    private static final String TOO_MANY_CONNECTIONS = "53300";
    private static final String STARTING_OR_STOPPING = "57P03";
    private static final String CLASS_OF_REFUSED_LOGINS = "28";

    private Failures() {}

    /** Whether what was written may be at fault, and not the state of the database: data, constraints, or what a trigger says. */
    static boolean isOfTheData(Exception failure) {
        String state = state(failure);
        return state.startsWith("22") || state.startsWith("23") || state.startsWith("P0") || state.startsWith("54");
    }

    /** Whether a statement said by dividing by zero that what it checks is not so: see {@link CheckPart}, {@link EventsPart} and {@link CopiedEvents}. */
    static boolean isFailedCheck(SQLException failure) {
        return DIVISION_BY_ZERO.equals(failure.getSQLState());
    }

    /** Why the database could not be reached, as a sentence without anything from the inside of it or of the program. */
    static String whyLost(Exception failure) {
        String state = state(failure);
        return switch (state) {
            case NO_SUCH_DATABASE -> "The server has no database of this name.";
            case TOO_MANY_CONNECTIONS -> "The database takes no further connection.";
            case STARTING_OR_STOPPING -> "The database is starting or stopping.";
            default ->
                state.startsWith(CLASS_OF_REFUSED_LOGINS)
                        ? "The database refuses the user or the password."
                        : "The database cannot be reached.";
        };
    }

    /**
     * Whether an append that was sent before over a connection that was lost may still be recorded, for all that this failure says: the
     * server process of that connection may hold the lock and go on, or a standby that took over may not have heard of its commit.
     */
    static boolean tellsNothingOfBefore(Exception failure) {
        return switch (state(failure)) {
            case LOCK_NOT_AVAILABLE, CANCELED, READ_ONLY -> true;
            default -> false;
        };
    }

    /** The database could not be reached to record anything. */
    static RuntimeException lost(Exception failure) {
        return new LogUnavailableException("The database cannot be reached.", failure);
    }

    /** The server refused this append. */
    static RuntimeException of(Append append, Exception failure) {
        if (!(failure instanceof SQLException sql)) {
            return failure instanceof RuntimeException own ? own : new IllegalStateException(failure);
        }
        return switch (state(failure)) {
            case UNIQUE_VIOLATION -> overtaken(append, sql);
            case DIVISION_BY_ZERO ->
                new IllegalStateException(
                        "Not every event of hand %s was written, so none is kept: something in the database takes rows away."
                                .formatted(append.hand()),
                        sql);
            case DISK_FULL -> new LogUnavailableException("The disk of the database is full.", sql);
            case LOCK_NOT_AVAILABLE, CANCELED ->
                new LogUnavailableException(
                        "The database answers too slowly, or another process holds the event log.", sql);
            case READ_ONLY -> new LogUnavailableException("The database takes no writes.", sql);
            default ->
                isOfTheData(failure)
                        ? translated(sql)
                        : new LogUnavailableException("The database failed (SQLSTATE %s).".formatted(state(sql)), sql);
        };
    }

    /** Somebody who does not keep to the log's lock recorded the same event first. */
    private static RuntimeException overtaken(Append append, SQLException failure) {
        return overtaken(append, append.position() + 1, failure);
    }

    /** The hand was not where the command thought that it was. */
    static RuntimeException overtaken(Append append, int position) {
        return overtaken(append, position, null);
    }

    private static RuntimeException overtaken(Append append, int position, @Nullable SQLException failure) {
        if (append.position() == 0) {
            return new AggregateStreamCreationException(
                    "Hand %s exists already; a new hand needs an id of its own.".formatted(append.hand()), failure);
        }
        return position > append.position()
                ? new ConcurrencyException(
                        "Event %d of hand %s was recorded by somebody else first. Read the hand again and decide anew."
                                .formatted(append.position() + 1, append.hand()),
                        failure)
                : new ConcurrencyException(
                        "Event %d of hand %s cannot be recorded, because the hand has only %d events. Events are numbered without holes."
                                .formatted(append.position() + 1, append.hand(), position),
                        failure);
    }

    private static RuntimeException translated(SQLException failure) {
        DataAccessException translated =
                new SQLStateSQLExceptionTranslator().translate("recording events", null, failure);
        return translated == null ? new IllegalStateException(failure) : translated;
    }

    private static String state(Exception failure) {
        return failure instanceof SQLException sql && sql.getSQLState() != null ? sql.getSQLState() : "";
    }
}
