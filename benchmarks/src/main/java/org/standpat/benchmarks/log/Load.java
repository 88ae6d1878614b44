package org.standpat.benchmarks.log;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.HdrHistogram.Histogram;

/**
 * So many tables that act for a time, each one action after the other, and how long each acknowledgement took. In every lane a table is a
 * virtual thread, as a request is in the service.
 */
final class Load {

    /** An acknowledgement that takes longer is counted as this long. */
    private static final long LONGEST_MICROS = Duration.ofMinutes(2).toMillis() * 1_000;

    /** Latencies are exact to one part in a hundred. */
    private static final int DIGITS = 2;

    private static final long NANOS_PER_MICRO = 1_000;

    private final Cpu cpu;

    /** Loads lanes whose processes this looks at. */
    Load(Cpu cpu) {
        this.cpu = cpu;
    }

    /** Runs the lane with so many tables. Connecting and disconnecting is outside of the time. */
    Measured run(Lane lane, int tables, Duration time) {
        List<Lane.Writer> writers = new ArrayList<>();
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int table = 0; table < tables; table++) {
                writers.add(lane.writer(table));
            }
            CountDownLatch ready = new CountDownLatch(tables);
            CountDownLatch go = new CountDownLatch(1);
            List<Future<Histogram>> running = new ArrayList<>();
            for (Lane.Writer writer : writers) {
                running.add(threads.submit(() -> {
                    ready.countDown();
                    go.await();
                    return act(writer, System.nanoTime() + time.toNanos());
                }));
            }
            ready.await();
            Cpu.Used before = cpu.used();
            long begun = System.nanoTime();
            go.countDown();
            Histogram all = histogram();
            for (Future<Histogram> one : running) {
                all.add(one.get());
            }
            double seconds =
                    (System.nanoTime() - begun) / (double) Duration.ofSeconds(1).toNanos();
            return Measured.of(all, seconds, cpu.used().since(before));
        } catch (ExecutionException failure) {
            throw new IllegalStateException("a table of " + lane.name() + " failed", failure.getCause());
        } catch (Exception failure) {
            throw new IllegalStateException(tables + " tables of " + lane.name() + " could not be run", failure);
        } finally {
            writers.forEach(Load::close);
        }
    }

    private static Histogram act(Lane.Writer writer, long end) throws Exception {
        Histogram latencies = histogram();
        long now = System.nanoTime();
        while (now < end) {
            writer.act();
            long done = System.nanoTime();
            latencies.recordValue(Math.min((done - now) / NANOS_PER_MICRO, LONGEST_MICROS));
            now = done;
        }
        return latencies;
    }

    private static Histogram histogram() {
        return new Histogram(LONGEST_MICROS, DIGITS);
    }

    private static void close(Lane.Writer writer) {
        try {
            writer.close();
        } catch (Exception failure) {
            throw new IllegalStateException("a table could not be closed", failure);
        }
    }
}
