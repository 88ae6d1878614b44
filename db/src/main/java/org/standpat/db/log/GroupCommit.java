package org.standpat.db.log;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.standpat.db.log.BatchWriter.Result;

/**
 * Where everything is recorded that this process records. Many threads hand appends in and wait; one thread takes what has gathered and
 * commits it together. It waits for nothing: while a commit is under way the next batch gathers by itself, and an append that comes alone
 * is committed alone, at once.
 *
 * <p>A caller has its answer only when the commit that holds its append is done.
 */
public final class GroupCommit implements AutoCloseable {

    /** Appends that may wait to be committed; more are refused at once. */
    public static final int MOST_WAITING = 4_096;

    /** Appends that are committed together at most. */
    public static final int MOST_IN_A_BATCH = 256;

    /** Bytes of payload after which a batch takes no further append. */
    public static final int MOST_BYTES_IN_A_BATCH = 1 << 20;

    /** How often a database that is away is looked for while nobody wants anything recorded. */
    static final Duration LOOK_AGAIN = Duration.ofSeconds(1);

    private static final Logger LOG = LoggerFactory.getLogger(GroupCommit.class);

    private final BlockingQueue<Item> queue = new ArrayBlockingQueue<>(MOST_WAITING);
    private final LongAdder batches = new LongAdder();
    private final LongAdder appends = new LongAdder();
    private final LogLimits limits;
    private final BatchWriter writer;
    private final CommitHerald herald;
    private final Runnable committed;
    private final Thread thread;
    private volatile boolean closed;

    /** Written by the writing thread alone. */
    private volatile @Nullable Outage outage;

    private sealed interface Item {}

    private record Waiting(Append append, CompletableFuture<Receipt> answer, long since) implements Item {}

    /** Wakes the writing thread, so that it sees that it is to end. */
    private record Closing() implements Item {}

    /**
     * Begins to record into this database, over two connections of its own, within the usual limits.
     *
     * @param database opens a new connection each time it is asked
     * @param committed called after each commit that wrote events, to wake an {@link EventFeed} of the same process at once; it must
     *     return quickly and throw nothing
     */
    public GroupCommit(DataSource database, Runnable committed) {
        this(database, LogLimits.USUAL, committed);
    }

    /** The same within other limits. */
    GroupCommit(DataSource database, LogLimits limits, Runnable committed) {
        this.limits = limits;
        this.writer = new BatchWriter(database, limits);
        this.herald = new CommitHerald(database);
        this.committed = committed;
        this.thread = Thread.ofPlatform().daemon().name("event-log-writer").start(this::work);
    }

    /**
     * Records this, and returns when it is committed, or when it is sure that it is not.
     *
     * @throws LogUnavailableException when it was not recorded because the log takes nothing just now
     * @throws OutcomeUnknownException when it cannot be found out whether it was recorded
     * @throws RuntimeException when the database refuses what was to be written
     */
    public Receipt record(Append append) {
        Waiting waiting = new Waiting(append, new CompletableFuture<>(), System.nanoTime());
        if (closed) {
            throw new LogUnavailableException("The service is stopping.", null);
        }
        if (!queue.offer(waiting)) {
            throw new LogUnavailableException(
                    "%,d commands wait to be recorded, and no more may.".formatted(MOST_WAITING), null);
        }
        if (closed && queue.remove(waiting)) {
            throw new LogUnavailableException("The service is stopping.", null);
        }
        try {
            return waiting.answer().join();
        } catch (CompletionException failed) {
            throw failed.getCause() instanceof RuntimeException own ? own : failed;
        }
    }

    /** Appends that wait now. */
    public int waiting() {
        return queue.size();
    }

    /** Batches that were tried since the start. */
    public long batches() {
        return batches.sum();
    }

    /** Appends in those batches. */
    public long appends() {
        return appends.sum();
    }

    /**
     * Whether the database is away: the last batch could not reach it, and nor could the thread since then, which looks for it each
     * second. Empty before the first batch.
     */
    public Optional<Outage> outage() {
        return Optional.ofNullable(outage);
    }

    private void work() {
        List<Waiting> batch = new ArrayList<>(MOST_IN_A_BATCH);
        Waiting heldOver = null;
        while (!closed || heldOver != null || !queue.isEmpty()) {
            batch.clear();
            try {
                heldOver = gather(batch, heldOver);
                commit(batch);
            } catch (InterruptedException nobodyShould) {
                LOG.warn("The writing thread of the event log was interrupted, and goes on.");
            } catch (RuntimeException | Error unexpected) {
                LOG.error("A batch of the event log failed in an unforeseen way.", unexpected);
                batch.forEach(one -> one.answer().completeExceptionally(unexpected));
            }
        }
        writer.close();
        herald.close();
    }

    /** Waits for something, and fills the batch with all that waits; gives back the one that would have made it too large. */
    private @Nullable Waiting gather(List<Waiting> batch, @Nullable Waiting heldOver) throws InterruptedException {
        Item next = heldOver == null ? next() : heldOver;
        int bytes = 0;
        while (next != null) {
            if (next instanceof Waiting waiting && !givenUp(waiting)) {
                bytes += waiting.append().size();
                if (!batch.isEmpty() && bytes > MOST_BYTES_IN_A_BATCH) {
                    return waiting;
                }
                batch.add(waiting);
            }
            next = batch.size() == MOST_IN_A_BATCH ? null : queue.poll();
        }
        return null;
    }

    /**
     * What comes next. A database that is away is looked for meanwhile: nobody may send anything more to a service that says that it
     * cannot record.
     */
    private Item next() throws InterruptedException {
        while (outage != null) {
            Item next = queue.poll(LOOK_AGAIN.toMillis(), TimeUnit.MILLISECONDS);
            if (next != null) {
                return next;
            }
            found(writer.look());
        }
        return queue.take();
    }

    /** Notes whether the database is away; the reason is empty when it is not. */
    private void found(Optional<String> reason) {
        Outage before = outage;
        outage = reason.map(why -> new Outage(before == null ? Instant.now() : before.since(), why))
                .orElse(null);
    }

    private boolean givenUp(Waiting waiting) {
        boolean tooLong = System.nanoTime() - waiting.since() > limits.queue().toNanos();
        if (tooLong) {
            waiting.answer()
                    .completeExceptionally(new LogUnavailableException(
                            "The event log did not come round to this in %d s."
                                    .formatted(limits.queue().toSeconds()),
                            null));
        }
        return tooLong;
    }

    private void commit(List<Waiting> batch) {
        if (batch.isEmpty()) {
            return;
        }
        batches.increment();
        appends.add(batch.size());
        List<Result> results = writer.write(batch.stream().map(Waiting::append).toList());
        found(results.getLast() instanceof Result.Unreachable away ? Optional.of(away.reason()) : Optional.empty());
        if (batch.size() == 1) {
            answer(batch, results);
        } else {
            // To wake many takes long, and those that wait for the next commit need not wait for it.
            List<Waiting> recorded = List.copyOf(batch);
            Thread.ofVirtual().name("event-log-answers").start(() -> answerAll(recorded, results));
        }
        if (results.stream().anyMatch(GroupCommit::wroteEvents)) {
            herald.tell();
            committed.run();
        }
    }

    /** Whatever happens, nobody is left to wait for ever. */
    private static void answerAll(List<Waiting> batch, List<Result> results) {
        try {
            answer(batch, results);
        } catch (RuntimeException | Error unexpected) {
            LOG.error(
                    "A batch of the event log was recorded, and its answers failed in an unforeseen way.", unexpected);
            batch.forEach(one -> one.answer().completeExceptionally(unexpected));
        }
    }

    private static void answer(List<Waiting> batch, List<Result> results) {
        for (int i = 0; i < batch.size(); i++) {
            CompletableFuture<Receipt> answer = batch.get(i).answer();
            switch (results.get(i)) {
                case Result.Failed failed -> answer.completeExceptionally(failed.failure());
                case Result.Unreachable away -> answer.completeExceptionally(away.failure());
                case Result.Judged judged -> answer.complete(judged.receipt());
            }
        }
    }

    private static boolean wroteEvents(Result result) {
        return result instanceof Result.Judged judged
                && judged.receipt() instanceof Receipt.Recorded recorded
                && !recorded.events().isEmpty();
    }

    /** Commits what waits, takes nothing more, and returns when all is committed. */
    @Override
    public void close() {
        closed = true;
        // A full queue wakes the thread by itself.
        boolean told = queue.offer(new Closing());
        LOG.debug("The event log is closing: {}", told);
        try {
            thread.join();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
