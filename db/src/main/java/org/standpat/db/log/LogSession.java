package org.standpat.db.log;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import javax.sql.DataSource;
import org.standpat.db.log.BatchJudge.Verdict;

/** The connection over which one process records, with its prepared statements. */
final class LogSession implements AutoCloseable {

    /** How long the server may take to show that it is there. */
    private static final Duration SIGN_OF_LIFE = Duration.ofSeconds(5);

    private final Connection connection;
    private final BatchRead read;
    private final BatchMessage message;
    private final RecordedAlready recorded;

    private LogSession(Connection connection) throws SQLException {
        this.connection = connection;
        this.read = new BatchRead(connection);
        this.message = new BatchMessage(connection);
        this.recorded = new RecordedAlready(connection);
    }

    /** A session on a connection of its own, which it closes. */
    static LogSession open(DataSource database, LogLimits limits) throws SQLException {
        Connection connection = database.getConnection();
        try {
            connection.setNetworkTimeout(
                    Runnable::run, Math.toIntExact(limits.answer().toMillis()));
            try (Statement settings = connection.createStatement()) {
                settings.execute(settings(limits));
            }
            connection.setAutoCommit(false);
            return new LogSession(connection);
        } catch (SQLException failed) {
            abort(connection);
            throw failed;
        }
    }

    /**
     * Plans are made once and for tables of any size: at a start tables are empty, and a plan that reads them from end to end must not
     * stay when they have grown.
     */
    private static String settings(LogLimits limits) {
        return """
                set lock_timeout = %d; set statement_timeout = %d; set idle_in_transaction_session_timeout = %d;
                set enable_seqscan = off; set enable_hashjoin = off; set enable_mergejoin = off; set jit = off;
                set plan_cache_mode = force_generic_plan; set application_name = 'standpat event log';
                select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'
                """.formatted(
                        limits.lock().toMillis(),
                        limits.statement().toMillis(),
                        limits.idle().toMillis());
    }

    /**
     * Records all of them by one message, or none. Their hands and keys must be different ones.
     *
     * @throws SQLException that {@link Failures#isFailedCheck} knows, when one of them cannot be recorded as it is
     */
    List<Receipt.Recorded> recordAtOnce(List<Append> appends) throws SQLException {
        return message.checkAndRecord(appends);
    }

    /** As above, but the commit is still to come. */
    List<Receipt.Recorded> writeOnly(List<Append> appends) throws SQLException {
        return message.checkAndWrite(appends);
    }

    /** Judges each append on its own, and records those that are good. */
    List<Receipt> recordJudged(List<Append> appends) throws SQLException {
        List<Verdict> verdicts = BatchJudge.judge(appends, read.read(appends));
        List<Append> good = new ArrayList<>(appends.size());
        for (int i = 0; i < appends.size(); i++) {
            if (verdicts.get(i) instanceof Verdict.Good) {
                good.add(appends.get(i));
            }
        }
        Iterator<Receipt.Recorded> recordedOnes = recordOrLeave(good).iterator();
        List<Receipt> receipts = new ArrayList<>(appends.size());
        for (Verdict verdict : verdicts) {
            receipts.add(
                    switch (verdict) {
                        case Verdict.Good ignored -> recordedOnes.next();
                        case Verdict.Not not -> not.receipt();
                    });
        }
        return receipts;
    }

    private List<Receipt.Recorded> recordOrLeave(List<Append> good) throws SQLException {
        if (good.isEmpty()) {
            connection.rollback();
            return List.of();
        }
        return message.record(good);
    }

    /**
     * Records an append of which it is not known whether it was recorded. Under the lock nobody else is in the midst of recording, whoever
     * was before.
     */
    Receipt recordUnlessThere(Append append) throws SQLException {
        Optional<Receipt> there = recorded.find(append);
        if (there.isPresent()) {
            connection.rollback();
            return there.get();
        }
        return recordJudged(List.of(append)).getFirst();
    }

    void commit() throws SQLException {
        connection.commit();
    }

    void rollback() throws SQLException {
        connection.rollback();
    }

    /** Whether the server still answers. */
    boolean isAlive() {
        try {
            boolean alive = connection.isValid(Math.toIntExact(SIGN_OF_LIFE.toSeconds()));
            if (alive) {
                // The question itself has begun a transaction, and the server throws out who leaves one open.
                connection.rollback();
            }
            return alive;
        } catch (SQLException dead) {
            return false;
        }
    }

    /** Ends the connection; the server rolls back what is not committed. */
    @Override
    public void close() {
        abort(connection);
    }

    private static void abort(Connection connection) {
        try {
            connection.abort(Runnable::run);
        } catch (SQLException closedAlready) {
            // It is gone, which is what was wanted.
            return;
        }
    }
}
