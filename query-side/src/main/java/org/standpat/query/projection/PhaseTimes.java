package org.standpat.query.projection;

import java.util.Locale;
import java.util.StringJoiner;
import java.util.concurrent.TimeUnit;

/** How long a build was in each of its steps, for whoever wonders where its time goes. Used by one thread. */
final class PhaseTimes {

    private final StringJoiner times = new StringJoiner(", ");
    private long begun = System.nanoTime();

    /** This step is over, and the next one begins. */
    void ended(Build.Phase phase) {
        long now = System.nanoTime();
        times.add("%s %d ms"
                .formatted(
                        phase.name().toLowerCase(Locale.ROOT).replace('_', ' '),
                        TimeUnit.NANOSECONDS.toMillis(now - begun)));
        begun = now;
    }

    /** "reading 812 ms, indexes 140 ms", and so on. */
    @Override
    public String toString() {
        return times.toString();
    }
}
