package org.standpat.query.projection;

import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.axonframework.eventhandling.tokenstore.UnableToClaimTokenException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.standpat.db.log.EventLog;
import org.standpat.db.log.FeedToken;

/**
 * Makes the projections anew: empties the tables, sets the tokens to the first event, and replays. While it works reads give what is
 * replayed so far. Should the process end on the way, the next start goes on with it.
 */
public final class Rebuild {

    /** How often the listener is told. */
    public static final Duration REPORT_INTERVAL = Duration.ofMillis(200);

    private static final Logger LOG = LoggerFactory.getLogger(Rebuild.class);

    private final ProjectionProcessor processor;
    private final FeedProgress progress;
    private final EventLog log;
    private final Clock clock;
    private final AtomicBoolean working = new AtomicBoolean();
    private final AtomicLong begun = new AtomicLong();
    private volatile Optional<RebuildProgress> last = Optional.empty();

    /** A rebuild of what this processor runs. */
    public Rebuild(ProjectionProcessor processor, FeedProgress progress, EventLog log, Clock clock) {
        this.processor = processor;
        this.progress = progress;
        this.log = log;
        this.clock = clock;
    }

    /** The rebuild that is under way in this process or was the last one here; empty when there was none. */
    public Optional<RebuildProgress> progress() {
        return last;
    }

    /** How many rebuilds have begun in this process: who reads several pages sees by it whether all were of the same tables. */
    public long begun() {
        return begun.get();
    }

    /**
     * Rebuilds and returns when it is over, in this thread.
     *
     * @param listener told where it is, the last time when it is over
     * @return how it ended: {@link RebuildProgress#finished()}, or the failure
     * @throws RebuildRefusedException when one is under way, or another process works on the projections; nothing has changed
     */
    public RebuildProgress run(Consumer<RebuildProgress> listener) {
        return follow(begin(), listener);
    }

    /**
     * Begins to rebuild and returns when the tables are empty and the replay has begun.
     *
     * @throws RebuildRefusedException as with {@link #run}
     */
    public RebuildProgress start() {
        Run run = begin();
        Thread.ofVirtual().name("rebuild").start(() -> follow(run, ignored -> {}));
        return run.begun();
    }

    /** Where a run has to get to, and what was handled before it began. */
    private record Run(Optional<FeedToken> goal, long handledBefore, RebuildProgress begun) {}

    private Run begin() {
        if (!working.compareAndSet(false, true)) {
            throw new RebuildRefusedException(
                    "The projections are being rebuilt already; follow it at GET /api/v1/projections.", null);
        }
        boolean replaying = false;
        try {
            processor.stop();
            Run run = new Run(
                    progress.end(),
                    processor.handled(),
                    new RebuildProgress(clock.instant(), 0, log.count(), Duration.ZERO, false, Optional.empty()));
            // Before the tables are empty, so that whoever reads them afterwards can tell.
            begun.incrementAndGet();
            processor.reset();
            progress.forget();
            last = Optional.of(run.begun());
            replaying = true;
            return run;
        } catch (UnableToClaimTokenException claimed) {
            throw new RebuildRefusedException(
                    "Another process works on the projections: rebuild there, or stop it first.", claimed);
        } finally {
            working.set(replaying);
            processor.start();
        }
    }

    private RebuildProgress follow(Run run, Consumer<RebuildProgress> listener) {
        RebuildProgress now = run.begun();
        try {
            while (!now.ended()) {
                TimeUnit.NANOSECONDS.sleep(REPORT_INTERVAL.toNanos());
                now = look(run);
                last = Optional.of(now);
                listener.accept(now);
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            now = at(run, now.done(), Optional.of("The rebuild was interrupted; the processor goes on with it."));
            last = Optional.of(now);
        } finally {
            working.set(false);
        }
        LOG.info(
                "Rebuild: {} of {} events in {} s.",
                now.done(),
                now.total(),
                now.elapsed().toSeconds());
        return now;
    }

    private RebuildProgress look(Run run) {
        long total = run.begun().total();
        if (run.goal().isEmpty() || hasReached(run.goal().get())) {
            return at(run, total, Optional.empty());
        }
        long done = Math.min(total, processor.handled() - run.handledBefore());
        if (processor.isRunning()) {
            return new RebuildProgress(run.begun().startedAt(), done, total, since(run), false, Optional.empty());
        }
        return at(run, done, Optional.of(whyStopped()));
    }

    private boolean hasReached(FeedToken goal) {
        return progress.covered().filter(place -> place.covers(goal)).isPresent();
    }

    private String whyStopped() {
        return processor.failure().map(ProjectionProcessor.Failure::reason).orElse("The processor was stopped.");
    }

    /** Progress at the end, whether good or not. */
    private RebuildProgress at(Run run, long done, Optional<String> failure) {
        return new RebuildProgress(
                run.begun().startedAt(), done, run.begun().total(), since(run), failure.isEmpty(), failure);
    }

    private Duration since(Run run) {
        return Duration.between(run.begun().startedAt(), clock.instant());
    }
}
