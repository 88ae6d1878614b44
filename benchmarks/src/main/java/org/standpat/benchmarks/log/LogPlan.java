package org.standpat.benchmarks.log;

import java.time.Duration;
import java.util.List;

/**
 * How long the event log is measured.
 *
 * @param tables numbers of tables, in the order in which they are measured
 * @param warmUp one of several turns of each lane, before anything counts
 * @param round of one lane with one number of tables
 * @param reading one round of reading hands
 */
public record LogPlan(List<Integer> tables, Duration warmUp, Duration round, Duration reading) {

    /** Rounds of everything. */
    static final int ROUNDS = 3;

    /** Tables of the warm-up: so many that the compiler sees much in little time. */
    static final int WARM_UP_TABLES = 96;

    /** Turns of a lane's warm-up at least. */
    static final int LEAST_WARM_UPS = 2;

    /** Turns of a lane's warm-up at most. */
    static final int MOST_WARM_UPS = 10;

    /** A lane is warm when a turn is not so many times as fast as the best before. */
    static final double STILL_WARMING = 1.05;

    private static final int USUAL_WARM_UPS = 5;

    /** What goes into docs/benchmarks.md. */
    public static final LogPlan WHOLE = new LogPlan(
            List.of(1, 8, 24, 96, 400), Duration.ofSeconds(10), Duration.ofSeconds(6), Duration.ofSeconds(4));

    /** A look while developing. */
    public static final LogPlan QUICK =
            new LogPlan(List.of(1, 24, 96), Duration.ofSeconds(6), Duration.ofSeconds(2), Duration.ofSeconds(2));

    /** Beside each round: connecting, and waiting until the machine is quiet. */
    private static final Duration AROUND = Duration.ofSeconds(2);

    private static final Duration STARTS_AND_SIZES = Duration.ofSeconds(30);

    /** Copies the list. */
    public LogPlan {
        tables = List.copyOf(tables);
    }

    int measurements(int lanes) {
        return tables.size() * ROUNDS * lanes;
    }

    /** About how long all of it takes. */
    Duration estimate(int lanes) {
        return STARTS_AND_SIZES
                .plus(warmUp.multipliedBy(USUAL_WARM_UPS).plus(AROUND).multipliedBy(lanes))
                .plus(round.plus(AROUND).multipliedBy(measurements(lanes)))
                .plus(reading.multipliedBy(4L * ROUNDS));
    }
}
