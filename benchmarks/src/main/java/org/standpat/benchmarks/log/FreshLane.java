package org.standpat.benchmarks.log;

import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.HdrHistogram.Histogram;
import org.standpat.benchmarks.Pools;
import org.standpat.db.postgres.Database;

/** A service whose tables act over HTTP, and how soon each action is a row that another connection reads. */
final class FreshLane implements AutoCloseable {

    private static final long FIRST_SEED = 20_270_701L;

    private final String name;
    private final List<ServiceProcess> processes;
    private final HikariDataSource pool;
    private final BareNotify bare;
    private final Map<Integer, HttpTable> tables = new HashMap<>();

    /**
     * Starts the processes.
     *
     * @param settings one for each process; tables act through the first one
     */
    FreshLane(String name, Database database, List<Map<String, String>> settings) throws Exception {
        this.name = name;
        this.processes = new ArrayList<>();
        for (Map<String, String> own : settings) {
            processes.add(ServiceProcess.on(database, own));
        }
        pool = Pools.open(database);
        bare = new BareNotify(pool);
    }

    String name() {
        return name;
    }

    /**
     * What was measured in one round, in microseconds.
     *
     * @param perSecond acknowledged actions
     * @param acknowledged how long each acknowledgement took
     * @param visible from each acknowledgement until the row was read
     * @param bare the same of the bare table meanwhile
     */
    record Round(double perSecond, Histogram acknowledged, Histogram visible, Histogram bare) {}

    /** Has so many tables act for a time. When {@code pace} is given each begins an action so often, else as soon as the last is acknowledged. */
    Round run(int count, Optional<Duration> pace, Duration time) throws Exception {
        List<HttpTable> playing = new ArrayList<>();
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int table = 0; table < count; table++) {
                playing.add(
                        tables.computeIfAbsent(table, n -> new HttpTable(processes.getFirst()::address, FIRST_SEED + n))
                                .connected());
            }
            VisibleRows rows = new VisibleRows(pool);
            long begun = System.nanoTime();
            long end = begun + time.toNanos();
            Future<Histogram> visible = threads.submit(() -> rows.run(end));
            Future<Histogram> beside = threads.submit(() -> bare.run(end));
            List<Future<Histogram>> acts = new ArrayList<>();
            for (int i = 0; i < count; i++) {
                HttpTable table = playing.get(i);
                // Spread over the pace, as tables of a room are.
                long first = begun + pace.map(Duration::toNanos).orElse(0L) * i / count;
                acts.add(threads.submit(() -> act(table, rows, first, pace, end)));
            }
            Histogram acknowledged = VisibleRows.histogram();
            for (Future<Histogram> act : acts) {
                acknowledged.add(act.get());
            }
            double seconds = time.toNanos() / (double) Duration.ofSeconds(1).toNanos();
            return new Round(acknowledged.getTotalCount() / seconds, acknowledged, visible.get(), beside.get());
        } catch (ExecutionException failed) {
            throw new IllegalStateException("a table of " + name + " failed", failed.getCause());
        } finally {
            for (HttpTable table : playing) {
                table.close();
            }
        }
    }

    private static Histogram act(HttpTable table, VisibleRows rows, long first, Optional<Duration> pace, long end)
            throws IOException, InterruptedException {
        Histogram acknowledged = VisibleRows.histogram();
        long next = first;
        while (System.nanoTime() < end) {
            long early = next - System.nanoTime();
            if (early > 0) {
                TimeUnit.NANOSECONDS.sleep(early);
            }
            long sent = System.nanoTime();
            table.act();
            rows.acknowledged(table.hand().id(), table.hand().feedPosition());
            VisibleRows.record(acknowledged, System.nanoTime() - sent);
            next = pace.isEmpty() ? next : next + pace.get().toNanos();
        }
        return acknowledged;
    }

    @Override
    public void close() {
        processes.forEach(ServiceProcess::close);
        pool.close();
    }
}
