package org.standpat.service.terminal;

import java.time.Duration;
import java.util.Optional;

/** Shows how far something is: on one line that is written over where a person looks on, else as a plain line now and then. */
public final class Progress implements AutoCloseable {

    /** How often the moving line is written. */
    public static final Duration MOVING_INTERVAL = Duration.ofMillis(100);

    /** How often a plain line is written. */
    public static final Duration PLAIN_INTERVAL = Duration.ofSeconds(5);

    private final Terminal terminal;
    private final String title;
    private final String unit;
    private final long begun = System.nanoTime();
    private long lastShown = begun;
    private ProgressLine last;

    /** Begins something that is counted in this unit. */
    public Progress(Terminal terminal, String title, String unit) {
        this.terminal = terminal;
        // It may be the name of a file, and no terminal is to be steered by that.
        this.title = VisibleText.of(title);
        this.unit = unit;
        this.last = new ProgressText(this.title, unit, 0, 0.0, Duration.ZERO);
    }

    /**
     * So many are done of so many.
     *
     * @param total how many there are; 0 when there is nothing to do
     */
    public void at(long done, long total) {
        at(done, share(done, total));
    }

    /** The same, where how long it takes still is known, or is worked out from that when it is not. */
    public void at(long done, long total, Optional<Duration> left) {
        at(done, share(done, total), "", 0, left);
    }

    /** So many are done, which is this share of all, 0 to 1. */
    public void at(long counted, double share) {
        at(counted, share, "", 0);
    }

    /** The same, with something else counted beside that, of which the rate alone is shown. */
    public void at(long counted, double share, String besideUnit, long beside) {
        at(counted, share, besideUnit, beside, Optional.empty());
    }

    private void at(long counted, double share, String besideUnit, long beside, Optional<Duration> left) {
        Duration elapsed = Duration.ofNanos(System.nanoTime() - begun);
        show(new ProgressText(title, unit, counted, share, elapsed, besideUnit, beside, left));
    }

    private void show(ProgressLine line) {
        last = line;
        long now = System.nanoTime();
        Duration interval = terminal.moving() ? MOVING_INTERVAL : PLAIN_INTERVAL;
        if (now - lastShown >= interval.toNanos()) {
            lastShown = now;
            show();
        }
    }

    /**
     * All are counted, and a step is under way that is not measured; its name is shown, and for how long it all goes on.
     *
     * @param left how long it all takes still; empty when nobody knows
     */
    public void step(long counted, String name, Optional<Duration> left) {
        show(new StepText(title, unit, counted, name, Duration.ofNanos(System.nanoTime() - begun), left));
    }

    /** What part of a whole this is, 0 to 1. */
    public static double share(long done, long total) {
        return total <= 0 ? 1.0 : Math.min(1.0, (double) done / total);
    }

    private void show() {
        if (terminal.moving()) {
            terminal.out().print(Terminal.WRITE_OVER + last.line());
            terminal.out().flush();
        } else {
            terminal.line(last.line());
        }
    }

    /** Shows where it ended. */
    @Override
    public void close() {
        show();
        if (terminal.moving()) {
            terminal.gap();
        }
    }
}
