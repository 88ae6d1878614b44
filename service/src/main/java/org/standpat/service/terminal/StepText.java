package org.standpat.service.terminal;

import java.time.Duration;
import java.util.Locale;
import java.util.Optional;

/**
 * A step that follows when everything is counted, as one line of text.  *
 * @param title what is being done
 * @param unit what was counted, in the plural
 * @param counted how many there were
 * @param name the step
 * @param elapsed how long all of it has taken
 * @param left how long all of it takes still; empty when nobody knows
 */
record StepText(String title, String unit, long counted, String name, Duration elapsed, Optional<Duration> left)
        implements ProgressLine {

    @Override
    public String line() {
        return String.format(Locale.ROOT, "%s [%s] %,d %s, ", title, ProgressText.bar(1), counted, unit) + name
                + " ... " + ProgressText.time(elapsed.toSeconds())
                + left.map(ProgressText::left).orElse("");
    }
}
