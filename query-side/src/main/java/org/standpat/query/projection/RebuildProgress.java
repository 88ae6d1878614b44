package org.standpat.query.projection;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/**
 * How far a rebuild is.
 *
 * @param build number of the build that is made
 * @param startedAt when it began
 * @param phase the step under way
 * @param done events read so far, at most {@code total}
 * @param total events that the log held when it began
 * @param elapsed time since it began, or until it ended
 * @param finished whether the new build serves
 * @param failure why it ended early; empty when it did not
 */
public record RebuildProgress(
        int build,
        Instant startedAt,
        Build.Phase phase,
        long done,
        long total,
        Duration elapsed,
        boolean finished,
        Optional<String> failure) {

    private static final long NANOS_PER_SECOND = Duration.ofSeconds(1).toNanos();

    /** The progress as the process that makes the build has written it down. */
    static RebuildProgress of(Build build, Instant now) {
        return new RebuildProgress(
                build.number(),
                build.startedAt(),
                build.phase(),
                build.done(),
                build.total(),
                Duration.between(build.startedAt(), build.endedAt().orElse(now)),
                false,
                build.state() == Build.State.FAILED ? build.why() : Optional.empty());
    }

    /** Events read in a second, on the average since it began. */
    public long eventsPerSecond() {
        long nanos = elapsed.toNanos();
        return nanos == 0 ? 0 : (long) ((double) done * NANOS_PER_SECOND / nanos);
    }

    /**
     * Time that reading takes still at the average rate, which is most of what is left. Empty while nothing is read, and as soon as everything
     * is: how long the later steps take depends on what they find.
     */
    public Optional<Duration> timeLeft() {
        if (done == 0 || phase != Build.Phase.READING || ended()) {
            return Optional.empty();
        }
        return Optional.of(Duration.ofNanos((long) ((double) elapsed.toNanos() / done * (total - done))));
    }

    /** The step under way that follows the reading; empty before and when it is over. */
    public Optional<Build.Phase> laterStep() {
        boolean later = phase != Build.Phase.READING && phase != Build.Phase.DONE && !ended();
        return later ? Optional.of(phase) : Optional.empty();
    }

    /** Whether it is over, well or not. */
    public boolean ended() {
        return finished || failure.isPresent();
    }
}
