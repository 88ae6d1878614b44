package org.standpat.query.projection;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * How far a rebuild is.
 *
 * @param build number of the build that is made
 * @param startedAt when it began
 * @param phase the step under way
 * @param done events read so far, at most {@code total}
 * @param total events that the log held when it began
 * @param elapsed time since it began, or until it ended
 * @param reading time until everything was read; empty until it was
 * @param laterShare how long the later steps take as a multiple of the reading, by the last build; empty when nobody knows
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
        Optional<Duration> reading,
        OptionalDouble laterShare,
        boolean finished,
        Optional<String> failure) {

    private static final long NANOS_PER_SECOND = Duration.ofSeconds(1).toNanos();

    /** The progress as the process that makes the build has written it down. */
    static RebuildProgress of(Build build, OptionalDouble laterShare, Instant now) {
        return new RebuildProgress(
                build.number(),
                build.startedAt(),
                build.phase(),
                build.done(),
                build.total(),
                Duration.between(build.startedAt(), build.endedAt().orElse(now)),
                build.reading(),
                laterShare,
                false,
                build.state() == Build.State.FAILED ? build.why() : Optional.empty());
    }

    /** Events read in a second, on the average since it began and as long as it read. */
    public long eventsPerSecond() {
        long nanos = reading.orElse(elapsed).toNanos();
        return nanos == 0 ? 0 : (long) ((double) done * NANOS_PER_SECOND / nanos);
    }

    /**
     * Time that it takes still: the reading at the average rate, and the later steps as long as they took in the last build by the measure of
     * the reading. Where nobody knows the latter, time of the reading alone, and empty after it. Empty, too, while nothing is read, when it
     * takes longer than that, and while it waits to serve: that is up to those who read the tables that serve.
     */
    public Optional<Duration> timeLeft() {
        if (ended()) {
            return Optional.empty();
        }
        return switch (phase) {
            case READING ->
                done == 0
                        ? Optional.empty()
                        : left((double) elapsed.toNanos() / done * total * (1 + laterShare.orElse(0)));
            case INDEXES, LEFT_OVER, CHECKING, CATCHING_UP ->
                reading.isEmpty() || laterShare.isEmpty()
                        ? Optional.empty()
                        : left(reading.get().toNanos() * (1 + laterShare.getAsDouble()));
            case SWITCHING, DONE -> Optional.empty();
        };
    }

    private Optional<Duration> left(double nanos) {
        return Optional.of(Duration.ofNanos((long) nanos).minus(elapsed)).filter(Duration::isPositive);
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
