package org.standpat.query.projection;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/**
 * How far a rebuild is.
 *
 * @param startedAt when it began
 * @param done events replayed so far, at most {@code total}
 * @param total events that the log held when it began
 * @param elapsed time since it began, or until it ended
 * @param finished whether every event of then is replayed
 * @param failure why it ended early; empty when it did not
 */
public record RebuildProgress(
        Instant startedAt, long done, long total, Duration elapsed, boolean finished, Optional<String> failure) {

    private static final long NANOS_PER_SECOND = Duration.ofSeconds(1).toNanos();

    /** Events replayed in a second, on the average since it began. */
    public long eventsPerSecond() {
        long nanos = elapsed.toNanos();
        return nanos == 0 ? 0 : (long) ((double) done * NANOS_PER_SECOND / nanos);
    }

    /** Time left at the average rate; empty while nothing is done or when it has ended. */
    public Optional<Duration> timeLeft() {
        if (done == 0 || ended()) {
            return Optional.empty();
        }
        return Optional.of(Duration.ofNanos((long) ((double) elapsed.toNanos() / done * (total - done))));
    }

    /** Whether it is over, well or not. */
    public boolean ended() {
        return finished || failure.isPresent();
    }
}
