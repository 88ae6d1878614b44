package org.standpat.benchmarks;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.LongAdder;

/** So many threads that do the same for a time. */
final class Writers {

    private Writers() {}

    /** What one of the threads does until {@link System#nanoTime} says that the time is over. */
    interface Work {
        void until(int writer, long end) throws Exception;
    }

    /** Runs the work on so many threads and gives what they counted by the second. */
    static double perSecond(int writers, Duration time, LongAdder count, Work work) {
        long begun = System.nanoTime();
        long end = begun + time.toNanos();
        try (ExecutorService threads = Executors.newFixedThreadPool(writers)) {
            List<Future<?>> running = new ArrayList<>();
            for (int i = 0; i < writers; i++) {
                int writer = i;
                running.add(threads.submit(() -> {
                    work.until(writer, end);
                    return null;
                }));
            }
            for (Future<?> one : running) {
                one.get();
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("the benchmark was interrupted", interrupted);
        } catch (ExecutionException failure) {
            throw new IllegalStateException("a writer failed", failure.getCause());
        }
        double seconds =
                (System.nanoTime() - begun) / (double) Duration.ofSeconds(1).toNanos();
        return count.sum() / seconds;
    }
}
