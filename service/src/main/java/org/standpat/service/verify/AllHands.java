package org.standpat.service.verify;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.standpat.db.log.EventLog;
import org.standpat.db.log.StoredEvent;
import org.standpat.service.Sentence;

/**
 * Goes over hands of a log with several threads, in memory that does not grow with their number: ids come in pages, hands in small
 * batches, and no more batches wait than the threads can soon do.
 */
public final class AllHands {

    /** Ids read by one statement. */
    static final int IDS_AT_ONCE = 500;

    /** Hands that a thread reads and holds at once. */
    static final int HANDS_AT_ONCE = 20;

    /** Batches that wait for each thread; when there are more, whoever reads the ids lends a hand. */
    static final int BATCHES_WAITING = 2;

    private static final long LOOK_EVERY_MILLIS = 100;

    private final EventLog log;
    private final StoredHandCheck check;
    private final int threads;
    private final VerifyReport report = new VerifyReport();
    private final AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();

    /**
     * A run over this log, which is used once.
     *
     * @param threads how many work beside the one that calls; each needs a connection
     */
    public AllHands(EventLog log, StoredHandCheck check, int threads) {
        this.log = log;
        this.check = check;
        this.threads = threads;
    }

    /**
     * Goes over every hand.
     *
     * @param watcher is told how far it is, in the thread that calls
     * @throws RuntimeException as it came, when the database fails
     * @throws Error as it came, such as for want of memory: hands that were not judged are never passed over in silence
     */
    public VerifyReport run(Consumer<VerifyReport> watcher) {
        ThreadPoolExecutor workers = new ThreadPoolExecutor(
                threads,
                threads,
                0,
                TimeUnit.SECONDS,
                new ArrayBlockingQueue<>(BATCHES_WAITING * threads),
                new ThreadPoolExecutor.CallerRunsPolicy());
        try {
            handOut(workers, watcher);
            workers.shutdown();
            while (!workers.awaitTermination(LOOK_EVERY_MILLIS, TimeUnit.MILLISECONDS)) {
                watcher.accept(report);
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new Sentence("Interrupted before every hand was gone over.");
        } finally {
            workers.shutdownNow();
        }
        throwFailure();
        watcher.accept(report);
        return report;
    }

    private void throwFailure() {
        Throwable failed = failure.get();
        if (failed instanceof RuntimeException exception) {
            throw exception;
        }
        if (failed instanceof Error error) {
            throw error;
        }
    }

    /** Goes over one hand, which is in the report when the log has an event of it. */
    public VerifyReport run(UUID hand) {
        judge(List.of(hand));
        return report;
    }

    private void handOut(ThreadPoolExecutor workers, Consumer<VerifyReport> watcher) {
        List<UUID> page = log.handIds(null, IDS_AT_ONCE);
        while (!page.isEmpty() && failure.get() == null) {
            for (int from = 0; from < page.size(); from += HANDS_AT_ONCE) {
                List<UUID> batch = page.subList(from, Math.min(page.size(), from + HANDS_AT_ONCE));
                workers.execute(() -> work(batch));
                watcher.accept(report);
            }
            page = log.handIds(page.getLast(), IDS_AT_ONCE);
        }
    }

    private void work(List<UUID> hands) {
        try {
            if (failure.get() == null) {
                judge(hands);
            }
        } catch (RuntimeException | Error failed) {
            failure.compareAndSet(null, failed);
        }
    }

    private void judge(List<UUID> hands) {
        Map<UUID, List<StoredEvent>> rows = new LinkedHashMap<>();
        for (StoredEvent row : log.ofHands(hands)) {
            rows.computeIfAbsent(row.hand(), ignored -> new ArrayList<>()).add(row);
        }
        rows.forEach((hand, events) -> report.add(hand, events.size(), check.findings(hand, events)));
    }
}
