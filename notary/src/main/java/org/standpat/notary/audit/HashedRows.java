package org.standpat.notary.audit;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;
import org.standpat.db.log.EventTypes;
import org.standpat.db.log.StoredEvent;
import org.standpat.db.log.WholeLog;
import org.standpat.proof.entry.EventEntry;
import org.standpat.proof.entry.SaltSecret;

/**
 * Reads rows by one thread and makes their leaves by others, ahead of whoever takes them in their order; no more than a few batches wait. Used
 * by one thread, once.
 */
final class HashedRows implements AutoCloseable {

    /** Rows whose leaves are made by one thread at a time. */
    static final int ROWS_AT_ONCE = 512;

    /** Batches that wait at most, made or being made. */
    static final int BATCHES_WAITING = 8;

    private static final List<HashedRow> END = List.of();

    private final EventTypes types;
    private final SaltSecret salts;
    private final BlockingQueue<Future<List<HashedRow>>> batches = new ArrayBlockingQueue<>(BATCHES_WAITING);
    private final ExecutorService hashers =
            Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors());
    private final Thread reader;
    private volatile boolean closed;
    private List<HashedRow> batch = END;
    private int nextInBatch;
    private boolean ended;

    /**
     * Begins to read.
     *
     * @param connection used for nothing else meanwhile
     * @param after the place behind which to begin
     */
    HashedRows(Connection connection, long after, EventTypes types, SaltSecret salts) {
        this.types = types;
        this.salts = salts;
        this.reader = Thread.ofPlatform().daemon().name("audit-rows").start(() -> read(connection, after));
    }

    private void read(Connection connection, long after) {
        try {
            Gathering gathering = new Gathering();
            WholeLog.read(connection, after, gathering);
            gathering.handOn();
            batches.put(CompletableFuture.completedFuture(END));
        } catch (SQLException | RuntimeException fault) {
            putFault(fault);
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
        }
    }

    private void putFault(Exception fault) {
        try {
            if (!closed) {
                batches.put(CompletableFuture.failedFuture(fault));
            }
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
        }
    }

    private final class Gathering implements WholeLog.Reader {

        private List<StoredEvent> rows = new ArrayList<>(ROWS_AT_ONCE);

        @Override
        public boolean take(StoredEvent row) throws InterruptedException {
            rows.add(row);
            if (rows.size() == ROWS_AT_ONCE) {
                handOn();
            }
            return !closed;
        }

        void handOn() throws InterruptedException {
            if (!rows.isEmpty()) {
                List<StoredEvent> whole = rows;
                rows = new ArrayList<>(ROWS_AT_ONCE);
                batches.put(hashers.submit(() -> hashed(whole)));
            }
        }
    }

    private List<HashedRow> hashed(List<StoredEvent> rows) {
        RowLeaves leaves = new RowLeaves(types, salts);
        List<HashedRow> hashed = new ArrayList<>(rows.size());
        for (StoredEvent row : rows) {
            hashed.add(
                    new HashedRow(row, leaves.entry(row).map(EventEntry::leaf).orElse(null)));
        }
        return hashed;
    }

    /**
     * The next row; null when there are no more.
     *
     * @throws AuditStoppedException when the database fails
     */
    @Nullable
    HashedRow next() {
        if (nextInBatch == batch.size() && !ended) {
            batch = nextBatch();
            nextInBatch = 0;
            ended = batch.isEmpty();
        }
        return ended ? null : batch.get(nextInBatch++);
    }

    private List<HashedRow> nextBatch() {
        try {
            return batches.take().get();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new AuditStoppedException("The audit was interrupted", interrupted);
        } catch (ExecutionException failed) {
            throw new AuditStoppedException(
                    "The rows of the log cannot be read", failed.getCause() == null ? failed : failed.getCause());
        }
    }

    /** Ends the reading; the connection is then free, or broken. */
    @Override
    public void close() {
        closed = true;
        reader.interrupt();
        batches.clear();
        hashers.shutdownNow();
        try {
            reader.join();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
