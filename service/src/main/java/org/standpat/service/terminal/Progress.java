package org.standpat.service.terminal;

import java.time.Duration;

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
    private ProgressText last;

    /** Begins something that is counted in this unit. */
    public Progress(Terminal terminal, String title, String unit) {
        this.terminal = terminal;
        this.title = title;
        this.unit = unit;
        this.last = new ProgressText(title, unit, 0, 0, Duration.ZERO);
    }

    /**
     * So many are done.
     *
     * @param total how many there are; 0 when nobody knows
     */
    public void at(long done, long total) {
        long now = System.nanoTime();
        last = new ProgressText(title, unit, done, total, Duration.ofNanos(now - begun));
        Duration interval = terminal.moving() ? MOVING_INTERVAL : PLAIN_INTERVAL;
        if (now - lastShown >= interval.toNanos()) {
            lastShown = now;
            show();
        }
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
