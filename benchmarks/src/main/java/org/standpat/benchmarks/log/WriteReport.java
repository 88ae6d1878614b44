package org.standpat.benchmarks.log;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import org.standpat.benchmarks.Spread;

/** The tables about writing. Ratios are to plain JDBC with as many tables in the same round. */
final class WriteReport {

    private static final int PLAIN = 0;
    private static final int DESK = 2;
    private static final int HTTP = 3;
    private static final List<String> NAMES =
            List.of("plain JDBC", "Axon 4.13.0 JDBC engine", "Standpat in process", "Standpat over HTTP");

    private final LogPlan plan;
    private final Map<Integer, List<List<Measured>>> all;

    /**
     * A report.
     *
     * @param all by number of tables and lane (plain JDBC, Axon, ours, ours over HTTP), then by round
     */
    WriteReport(LogPlan plan, Map<Integer, List<List<Measured>>> all) {
        this.plan = plan;
        this.all = all;
    }

    void print() {
        System.out.printf("""

                Acknowledged actions, one at a time from each table. Medians of %d rounds of %d s (least to most), the order of the lanes
                turned from round to round, all on one server with `fsync` on. Plain JDBC has a connection for each table; Axon and
                Standpat in process share 32, the service has its own pool. Ratios are to plain JDBC in the same round.

                | tables | lane | actions/s | ratio | p50 µs | p99 µs |
                |---|---|---|---|---|---|
                """, LogPlan.ROUNDS, plan.round().toSeconds());
        all.forEach((tables, lanes) -> {
            for (int lane = 0; lane < NAMES.size(); lane++) {
                List<Measured> rounds = lanes.get(lane);
                System.out.printf(
                        "| %d | %s | %s | %s | %s | %s |%n",
                        tables,
                        NAMES.get(lane),
                        Spread.of(rounds, Measured::perSecond).whole(),
                        ratio(tables, lane, Measured::perSecond).hundredths(),
                        Spread.of(rounds, Measured::middle).whole(),
                        Spread.of(rounds, Measured::slow).whole());
            }
        });
        printCpu();
        printAims();
    }

    private void printCpu() {
        if (!Cpu.isTold()) {
            System.out.printf("%nProcessor time is not told on this system.%n");
            return;
        }
        System.out.printf("""

                Processor seconds used in a second, medians. The driver is the process that plays the tables; plain JDBC, Axon and Standpat
                in process are inside it.

                | tables | lane | driver | PostgreSQL | service | actions per processor second |
                |---|---|---|---|---|---|
                """);
        all.forEach((tables, lanes) -> {
            for (int lane = 0; lane < NAMES.size(); lane++) {
                List<Measured> rounds = lanes.get(lane);
                System.out.printf(
                        "| %d | %s | %.2f | %.2f | %s | %,.0f |%n",
                        tables,
                        NAMES.get(lane),
                        Spread.of(rounds, round -> round.cpu().driver()).median(),
                        Spread.of(rounds, round -> round.cpu().postgres()).median(),
                        lane == HTTP
                                ? "%.2f"
                                        .formatted(Spread.of(
                                                        rounds,
                                                        round -> round.cpu().service())
                                                .median())
                                : "",
                        Spread.of(
                                        rounds,
                                        round -> round.perSecond() / round.cpu().sum())
                                .median());
            }
        });
    }

    private void printAims() {
        List<Aim> aims = new ArrayList<>();
        atLeast(aims, "in process with 24 tables, ratio", 2.5, 24, DESK);
        atLeast(aims, "in process with 96 tables, ratio", 4.0, 96, DESK);
        atLeast(aims, "over HTTP with 96 tables, ratio", 1.0, 96, HTTP);
        if (all.containsKey(24)) {
            aims.add(Aim.atMost(
                    "p99 in process with 24 tables, ratio",
                    0.5,
                    ratio(24, DESK, Measured::slow).median()));
        }
        Aim.print(aims);
    }

    private void atLeast(List<Aim> aims, String what, double wanted, int tables, int lane) {
        if (all.containsKey(tables)) {
            aims.add(Aim.atLeast(
                    what, wanted, ratio(tables, lane, Measured::perSecond).median()));
        }
    }

    /** What this lane does by what plain JDBC does, round by round. */
    private Spread ratio(int tables, int lane, ToDoubleFunction<Measured> value) {
        List<List<Measured>> lanes = all.getOrDefault(tables, List.of());
        List<Double> ratios = new ArrayList<>();
        for (int round = 0; round < LogPlan.ROUNDS; round++) {
            ratios.add(value.applyAsDouble(lanes.get(lane).get(round))
                    / value.applyAsDouble(lanes.get(PLAIN).get(round)));
        }
        return Spread.of(ratios);
    }
}
