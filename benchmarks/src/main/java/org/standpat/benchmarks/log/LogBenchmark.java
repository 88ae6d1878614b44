package org.standpat.benchmarks.log;

import java.io.IOException;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.standpat.benchmarks.Pools;
import org.standpat.db.postgres.Database;
import org.standpat.db.postgres.LocalPostgres;

/**
 * Durable actions through each lane, side by side on one embedded server with fsync on; then what an event takes on the disk and how
 * fast events are read. Tables go to standard output as they stand in docs/benchmarks.md, progress to standard error.
 */
public final class LogBenchmark {

    /** Each of 400 plain writers has a connection of its own, beside the pools of the other lanes. */
    private static final int SERVER_CONNECTIONS = 520;

    private final LogPlan plan;
    private int done;

    /** A run by this plan. */
    public LogBenchmark(LogPlan plan) {
        this.plan = plan;
    }

    /** Measures and prints. */
    public void run() {
        try (LocalPostgres server = LocalPostgres.temporary(SERVER_CONNECTIONS)) {
            Database database = server.database();
            System.err.println("starting the server, the service and four databases");
            try (PlainLane plain = new PlainLane(Pools.beside(database, "log_plain"));
                    AxonLane axon = new AxonLane(Pools.beside(database, "log_axon"));
                    DeskLane desk = new DeskLane(Pools.beside(database, "log_desk"));
                    HttpLane http = new HttpLane(Pools.beside(database, "log_http"))) {
                Cpu cpu = new Cpu(Cpu.postmasterIn(server.folder()), http.process());
                WriteReport report = new WriteReport(plan, write(List.of(plain, axon, desk, http), cpu));
                report.print();
                Sizes.print(desk.dataSource(), axon.dataSource());
                new Reading(desk.dataSource(), plan.reading()).print();
            }
        } catch (IOException | SQLException failure) {
            throw new IllegalStateException("the benchmark of the log failed", failure);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("the benchmark of the log was interrupted", interrupted);
        }
    }

    /** Rounds by number of tables and by lane, each list in the order of the rounds. */
    private Map<Integer, List<List<Measured>>> write(List<Lane> lanes, Cpu cpu) throws InterruptedException {
        Duration estimate = plan.estimate(lanes.size());
        System.err.printf("about %d min %d s from here%n", estimate.toMinutes(), estimate.toSecondsPart());
        Load load = new Load(cpu);
        Quiet quiet = new Quiet(cpu);
        for (Lane lane : lanes) {
            quiet.await();
            warmUp(load, lane);
        }
        Map<Integer, List<List<Measured>>> all = new TreeMap<>();
        for (int tables : plan.tables()) {
            List<List<Measured>> byLane = new ArrayList<>();
            lanes.forEach(lane -> byLane.add(new ArrayList<>()));
            for (int round = 0; round < LogPlan.ROUNDS; round++) {
                for (int lane : turned(lanes.size(), round)) {
                    quiet.await();
                    Measured measured = load.run(lanes.get(lane), tables, plan.round());
                    byLane.get(lane).add(measured);
                    tell(lanes, tables, round, lanes.get(lane), measured);
                }
            }
            all.put(tables, byLane);
        }
        return all;
    }

    /** Until it goes no faster: a service in a process of its own is slow for its first ten thousand actions. */
    private void warmUp(Load load, Lane lane) {
        double best = 0;
        for (int slice = 1; slice <= LogPlan.MOST_WARM_UPS; slice++) {
            double rate = load.run(lane, LogPlan.WARM_UP_TABLES, plan.warmUp()).perSecond();
            System.err.printf("warm-up %d: %s: %,.0f/s%n", slice, lane.name(), rate);
            if (slice >= LogPlan.LEAST_WARM_UPS && rate < best * LogPlan.STILL_WARMING) {
                return;
            }
            best = Math.max(best, rate);
        }
    }

    /** The lanes' numbers, one place further on in each round. */
    private static List<Integer> turned(int lanes, int round) {
        List<Integer> order = new ArrayList<>();
        for (int lane = 0; lane < lanes; lane++) {
            order.add(lane);
        }
        Collections.rotate(order, -round);
        return order;
    }

    private void tell(List<Lane> lanes, int tables, int round, Lane lane, Measured measured) {
        done++;
        System.err.printf(
                "%d of %d: %d tables, round %d, %s: %,.0f/s, p99 %,d us%n",
                done,
                plan.measurements(lanes.size()),
                tables,
                round + 1,
                lane.name(),
                measured.perSecond(),
                measured.slow());
    }
}
