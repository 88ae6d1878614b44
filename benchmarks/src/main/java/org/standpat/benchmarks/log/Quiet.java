package org.standpat.benchmarks.log;

import java.time.Duration;

/** Waits until what a lane left to do is done, such as projections that follow: it would be counted against the next lane. */
final class Quiet {

    /** Processors that may be in use on a machine that is quiet: an idle service looks for new events now and then. */
    private static final double MOST_USED = 0.25;

    private static final Duration LOOK = Duration.ofMillis(400);
    private static final Duration LIMIT = Duration.ofSeconds(60);

    private final Cpu cpu;

    Quiet(Cpu cpu) {
        this.cpu = cpu;
    }

    /** Waits, and says on standard error when it gave up. */
    void await() throws InterruptedException {
        long end = System.nanoTime() + LIMIT.toNanos();
        while (System.nanoTime() < end) {
            Cpu.Used before = cpu.used();
            Thread.sleep(LOOK);
            double used = cpu.used()
                    .since(before)
                    .by(LOOK.toMillis() / (double) Duration.ofSeconds(1).toMillis())
                    .sum();
            if (used <= MOST_USED) {
                return;
            }
        }
        System.err.println("not quiet after " + LIMIT.toSeconds() + " s; measuring on");
    }
}
