package org.standpat.benchmarks.log;

import org.HdrHistogram.Histogram;

/**
 * What one lane did in one round.
 *
 * @param perSecond acknowledged actions
 * @param middle microseconds within which half of them were acknowledged
 * @param slow microseconds within which 99 of 100 were
 * @param cpu processor seconds used in a second
 */
record Measured(double perSecond, long middle, long slow, Cpu.Used cpu) {

    private static final double HALF = 50;
    private static final double NINETY_NINE = 99;

    static Measured of(Histogram micros, double seconds, Cpu.Used cpu) {
        return new Measured(
                micros.getTotalCount() / seconds,
                micros.getValueAtPercentile(HALF),
                micros.getValueAtPercentile(NINETY_NINE),
                cpu.by(seconds));
    }
}
