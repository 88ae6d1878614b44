package org.standpat.benchmarks.log;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import org.HdrHistogram.Histogram;
import org.standpat.benchmarks.Pools;
import org.standpat.benchmarks.Spread;
import org.standpat.db.postgres.Database;
import org.standpat.db.postgres.LocalPostgres;

/** How soon an acknowledged action is a row that another connection reads, and what that costs the acknowledgements. */
public final class FreshnessBenchmark {

    private static final int TABLES = 24;
    private static final int ROUNDS = 3;
    /** A service is slow for its first ten thousand actions. */
    private static final int WARM_UPS = 8;

    private static final Duration ROUND = Duration.ofSeconds(6);
    private static final int SERVER_CONNECTIONS = 200;
    private static final double MEDIAN = 50;
    private static final double NINETY_FIVE = 95;
    private static final double NINETY_NINE = 99;
    private static final double MICROS_PER_MILLI = 1_000;

    /** How long events gathered before projections were woken at each commit. */
    private static final Map<String, String> GATHERING_LONG = Map.of("STANDPAT_FEED_GATHERING", "50ms");

    private static final Map<String, String> COMMANDS_ALONE = Map.of("STANDPAT_PROJECTIONS_START", "false");

    private static final Map<String, Optional<Duration>> PACES = paces();

    private FreshnessBenchmark() {}

    private static Map<String, Optional<Duration>> paces() {
        Map<String, Optional<Duration>> paces = new LinkedHashMap<>();
        paces.put("10 actions a second each", Optional.of(Duration.ofMillis(100)));
        paces.put("as fast as acknowledged", Optional.empty());
        return paces;
    }

    /** Measures and prints. */
    public static void run() {
        try (LocalPostgres server = LocalPostgres.temporary(SERVER_CONNECTIONS)) {
            Database database = server.database();
            System.err.println("starting the server and four services");
            try (FreshLane one = new FreshLane("one process", Pools.beside(database, "fresh_one"), List.of(Map.of()));
                    FreshLane two = new FreshLane(
                            "two processes", Pools.beside(database, "fresh_two"), List.of(COMMANDS_ALONE, Map.of()));
                    FreshLane slow = new FreshLane(
                            "one process, events gather for 50 ms",
                            Pools.beside(database, "fresh_slow"),
                            List.of(GATHERING_LONG))) {
                measure(List.of(one, two, slow));
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("the benchmark of freshness was interrupted", interrupted);
        } catch (Exception failure) {
            throw new IllegalStateException("the benchmark of freshness failed", failure);
        }
    }

    private static void measure(List<FreshLane> lanes) throws Exception {
        for (FreshLane lane : lanes) {
            for (int turn = 1; turn <= WARM_UPS; turn++) {
                System.err.printf(
                        "warm-up %d: %s: %,.0f/s%n",
                        turn,
                        lane.name(),
                        lane.run(TABLES, Optional.empty(), ROUND).perSecond());
            }
        }
        System.out.printf(
                "%n%d tables over HTTP; medians of %d rounds of %d s (least to most); milliseconds%n%n",
                TABLES, ROUNDS, ROUND.toSeconds());
        System.out.println(
                "| tables act | service | actions/s | acknowledged p50 | visible p50 | p95 | p99 | insert and"
                        + " notify p50 | p95 | ratio of medians |");
        System.out.println("|---|---|---|---|---|---|---|---|---|---|");
        for (Map.Entry<String, Optional<Duration>> pace : PACES.entrySet()) {
            Map<FreshLane, List<FreshLane.Round>> rounds = new LinkedHashMap<>();
            lanes.forEach(lane -> rounds.put(lane, new ArrayList<>()));
            for (int round = 0; round < ROUNDS; round++) {
                for (int i = 0; i < lanes.size(); i++) {
                    FreshLane lane = lanes.get((i + round) % lanes.size());
                    FreshLane.Round measured = lane.run(TABLES, pace.getValue(), ROUND);
                    Objects.requireNonNull(rounds.get(lane)).add(measured);
                    System.err.printf(
                            "round %d, %s, %s: %,.0f/s, visible after %.1f ms%n",
                            round + 1,
                            pace.getKey(),
                            lane.name(),
                            measured.perSecond(),
                            at(measured.visible(), MEDIAN));
                }
            }
            rounds.forEach((lane, all) -> print(pace.getKey(), lane.name(), all));
        }
    }

    private static void print(String pace, String lane, List<FreshLane.Round> rounds) {
        System.out.printf(
                "| %s | %s | %s | %s | %s | %s | %s | %s | %s | %s |%n",
                pace,
                lane,
                Spread.of(rounds, FreshLane.Round::perSecond).whole(),
                spread(rounds, round -> at(round.acknowledged(), MEDIAN)),
                spread(rounds, round -> at(round.visible(), MEDIAN)),
                spread(rounds, round -> at(round.visible(), NINETY_FIVE)),
                spread(rounds, round -> at(round.visible(), NINETY_NINE)),
                spread(rounds, round -> at(round.bare(), MEDIAN)),
                spread(rounds, round -> at(round.bare(), NINETY_FIVE)),
                spread(rounds, round -> at(round.visible(), MEDIAN) / at(round.bare(), MEDIAN)));
    }

    private static String spread(List<FreshLane.Round> rounds, ToDoubleFunction<FreshLane.Round> value) {
        return Spread.of(rounds, value).hundredths();
    }

    private static double at(Histogram micros, double percent) {
        return Math.max(micros.getValueAtPercentile(percent), 1) / MICROS_PER_MILLI;
    }
}
