package org.standpat.service.terminal;

import java.time.Duration;
import java.util.Locale;

/**
 * How far something is, as one line of text.
 *
 * @param title what is being done
 * @param unit what is counted, in the plural
 * @param done how many are done
 * @param total how many there are; 0 when nobody knows
 * @param elapsed how long it has taken
 */
record ProgressText(String title, String unit, long done, long total, Duration elapsed) {

    private static final int BAR = 20;
    private static final int PERCENT = 100;
    private static final long MINUTE = 60;
    private static final double NANOS = 1e9;

    /** Share done, 0 to 1. */
    double share() {
        return total <= 0 ? 0 : Math.min(1.0, (double) done / total);
    }

    /** The line: bar, per cent, counts, rate, time left. */
    String line() {
        String counts = total <= 0 ? number(done) : number(done) + " of " + number(total);
        return "%s [%s] %3d %%  %s %s%s"
                .formatted(title, bar(), (int) (share() * PERCENT), counts, unit, rate() + left());
    }

    private String bar() {
        int filled = (int) (share() * BAR);
        return "#".repeat(filled) + "-".repeat(BAR - filled);
    }

    private double perSecond() {
        return elapsed.isZero() ? 0 : done * NANOS / elapsed.toNanos();
    }

    private String rate() {
        return done == 0 ? "" : ", " + number(Math.round(perSecond())) + "/s";
    }

    private String left() {
        if (done == 0 || total <= done) {
            return "";
        }
        return ", " + time((long) Math.ceil((total - done) / perSecond())) + " left";
    }

    private static String number(long count) {
        return String.format(Locale.ROOT, "%,d", count);
    }

    private static String time(long seconds) {
        return seconds < MINUTE ? seconds + " s" : seconds / MINUTE + " min " + seconds % MINUTE + " s";
    }
}
