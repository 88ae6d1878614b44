package org.standpat.db.log;

import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Records batches of appends, each batch in one transaction. What one append does wrong fails that append alone; when the connection is
 * lost, a new one tells what became of each. Used by one thread.
 */
final class BatchWriter implements AutoCloseable {

    /** How long a lost database is asked again and again what became of a batch. */
    static final Duration LONGEST_SEARCH = Duration.ofSeconds(10);

    private static final Duration PAUSE = Duration.ofMillis(100);

    private static final Logger LOG = LoggerFactory.getLogger(BatchWriter.class);

    private final DataSource database;
    private final LogLimits limits;
    private @Nullable LogSession session;

    BatchWriter(DataSource database, LogLimits limits) {
        this.database = database;
        this.limits = limits;
    }

    /** What became of one append: a receipt, or why there is none. */
    sealed interface Result {

        /** It was judged. */
        record Judged(Receipt receipt) implements Result {}

        /** It failed; nothing of it was recorded unless the failure says that this is unknown. */
        record Failed(RuntimeException failure) implements Result {}

        /**
         * The database could not be reached.
         *
         * @param reason why, as a sentence for people who are not to see the inside of the program
         */
        record Unreachable(RuntimeException failure, String reason) implements Result {}
    }

    /** Looks for a database that was away; gives the reason while it is still away. */
    Optional<String> look() {
        try {
            session();
            return Optional.empty();
        } catch (SQLException unreachable) {
            return Optional.of(Failures.whyLost(unreachable));
        }
    }

    /** Records a batch; gives one result for each append, in their order. */
    List<Result> write(List<Append> appends) {
        LogSession current;
        try {
            current = session();
        } catch (SQLException unreachable) {
            return all(appends, new Result.Unreachable(Failures.lost(unreachable), Failures.whyLost(unreachable)));
        }
        try {
            return record(current, appends).stream().map(BatchWriter::judged).toList();
        } catch (SQLException | RuntimeException failure) {
            return rollBack() ? settled(appends, failure) : refused(appends, failure);
        } catch (Error unforeseen) {
            // Such as a lack of memory: the next batch must not go on in the transaction of this one.
            close();
            throw unforeseen;
        }
    }

    private static List<? extends Receipt> record(LogSession current, List<Append> appends) throws SQLException {
        if (standApart(appends)) {
            try {
                return current.recordAtOnce(appends);
            } catch (SQLException failure) {
                if (!Failures.isFailedCheck(failure)) {
                    throw failure;
                }
                current.rollback();
            }
        }
        return current.recordJudged(appends);
    }

    /** Whether no two of them concern the same hand or came under the same key. */
    private static boolean standApart(List<Append> appends) {
        Set<UUID> hands = new HashSet<>();
        Set<KeyedAnswer.Name> keys = new HashSet<>();
        for (Append append : appends) {
            KeyedAnswer answer = append.beside().answer();
            if (!hands.add(append.hand()) || (answer != null && !keys.add(answer.name()))) {
                return false;
            }
        }
        return true;
    }

    /** The batch failed as a whole, and nothing was recorded. When it may be the fault of one append, each is tried on its own. */
    private List<Result> refused(List<Append> appends, Exception failure) {
        if (appends.size() == 1 || !Failures.isOfTheData(failure)) {
            return all(appends, new Result.Failed(Failures.of(appends.getFirst(), failure)));
        }
        List<Result> results = new ArrayList<>(appends.size());
        appends.forEach(append -> results.addAll(write(List.of(append))));
        return results;
    }

    /** The connection was lost, perhaps while a commit was under way: over a new one each append is recorded unless it is there. */
    private List<Result> settled(List<Append> appends, Exception lost) {
        LOG.warn("The connection of the event log was lost: {}", lost.getMessage());
        List<Result> results = new ArrayList<>(appends.size());
        long end = System.nanoTime() + LONGEST_SEARCH.toNanos();
        while (results.size() < appends.size()) {
            Append append = appends.get(results.size());
            try {
                results.add(judged(session().recordUnlessThere(append)));
            } catch (SQLException | RuntimeException failure) {
                boolean lostAgain = rollBack();
                if (!lostAgain && !Failures.tellsNothingOfBefore(failure)) {
                    results.add(new Result.Failed(Failures.of(append, failure)));
                } else if (System.nanoTime() > end || !pause()) {
                    List<Append> left = appends.subList(results.size(), appends.size());
                    results.addAll(all(
                            left,
                            new Result.Unreachable(new OutcomeUnknownException(failure), Failures.whyLost(failure))));
                }
            }
        }
        return results;
    }

    private static boolean pause() {
        try {
            Thread.sleep(PAUSE);
            return true;
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private static Result judged(Receipt receipt) {
        return new Result.Judged(receipt);
    }

    private static List<Result> all(List<Append> appends, Result same) {
        return Collections.nCopies(appends.size(), same);
    }

    private LogSession session() throws SQLException {
        LogSession open = session;
        if (open == null) {
            open = LogSession.open(database, limits);
            session = open;
        }
        return open;
    }

    /** Ends the transaction; true when the connection is gone and a new one will be opened. */
    private boolean rollBack() {
        LogSession open = session;
        if (open == null) {
            return true;
        }
        try {
            open.rollback();
            if (open.isAlive()) {
                return false;
            }
        } catch (SQLException gone) {
            LOG.debug("The connection of the event log cannot be rolled back", gone);
        }
        close();
        return true;
    }

    @Override
    public void close() {
        LogSession open = session;
        session = null;
        if (open != null) {
            open.close();
        }
    }
}
