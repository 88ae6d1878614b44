package org.standpat.service.drill;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import org.standpat.service.Sentence;

/** Does the same at every table at once. */
final class Crew {

    private Crew() {}

    /**
     * Does it, and waits until it is done everywhere.
     *
     * @param what the subject of the sentence that is said when it takes longer than the limit
     * @throws RuntimeException the first that came, as it came
     */
    static void each(List<DrillTable> tables, Consumer<DrillTable> work, Duration limit, String what) {
        ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
        try {
            List<Future<?>> working = new ArrayList<>();
            tables.forEach(table -> working.add(threads.submit(() -> work.accept(table))));
            await(working, limit, what);
        } finally {
            threads.shutdownNow();
        }
    }

    /** Waits until all are done. */
    static void await(List<Future<?>> working, Duration limit, String what) {
        long deadline = System.nanoTime() + limit.toNanos();
        for (Future<?> one : working) {
            try {
                one.get(deadline - System.nanoTime(), TimeUnit.NANOSECONDS);
            } catch (TimeoutException late) {
                throw new Sentence(what + " did not end within " + limit.toSeconds() + " s.");
            } catch (ExecutionException failed) {
                throw failed.getCause() instanceof RuntimeException fault
                        ? fault
                        : new IllegalStateException(what + " failed.", failed);
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
                throw new Sentence("Interrupted in the middle of the drill.");
            }
        }
    }
}
