package org.standpat.service.terminal;

import java.time.Duration;
import java.util.Locale;
import java.util.Optional;

/**
 * How far something is, as one line of text.
 *
 * @param title what is being done
 * @param unit what is counted, in the plural
 * @param counted how many are done
 * @param share the share that is done, 0 to 1
 * @param elapsed how long it has taken
 * @param besideUnit what is counted beside that, in the plural; empty when nothing is
 * @param beside how many of those are done
 * @param left how long it takes still, where whoever does it knows; else it is worked out from the share
 */
record ProgressText(
        String title,
        String unit,
        long counted,
        double share,
        Duration elapsed,
        String besideUnit,
        long beside,
        Optional<Duration> left)
        implements ProgressLine {

    private static final int BAR = 20;
    private static final int PERCENT = 100;
    private static final long MINUTE = 60;
    private static final double NANOS = 1e9;

    /** The same, with nothing counted beside. */
    ProgressText(String title, String unit, long counted, double share, Duration elapsed) {
        this(title, unit, counted, share, elapsed, "", 0, Optional.empty());
    }

    /** The line: bar, per cent, count, rate, time left. */
    @Override
    public String line() {
        return "%s [%s] %3d %%  %s %s%s%s%s"
                .formatted(
                        title,
                        bar(share),
                        (int) (share * PERCENT),
                        number(counted),
                        unit,
                        rate(),
                        rateBeside(),
                        timeLeft());
    }

    static String bar(double share) {
        int filled = (int) (share * BAR);
        return "#".repeat(filled) + "-".repeat(BAR - filled);
    }

    private String rate() {
        return perSecond(counted, "");
    }

    private String rateBeside() {
        return besideUnit.isEmpty() ? "" : perSecond(beside, " " + besideUnit);
    }

    private String perSecond(long count, String of) {
        return count == 0 || elapsed.isZero() ? "" : ", " + number(Math.round(count / seconds())) + of + "/s";
    }

    private String timeLeft() {
        return left.map(ProgressText::left)
                .orElseGet(() -> share <= 0 || share >= 1
                        ? ""
                        : ", " + time((long) Math.ceil(seconds() * (1 - share) / share)) + " left");
    }

    static String left(Duration left) {
        return ", " + time((long) Math.ceil(left.toNanos() / NANOS)) + " left";
    }

    private double seconds() {
        return elapsed.toNanos() / NANOS;
    }

    private static String number(long count) {
        return String.format(Locale.ROOT, "%,d", count);
    }

    static String time(long seconds) {
        return seconds < MINUTE ? seconds + " s" : seconds / MINUTE + " min " + seconds % MINUTE + " s";
    }
}
