package org.standpat.query.projection;

import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A build under way in a thread of its own. */
final class BuildRun {

    private static final Logger LOG = LoggerFactory.getLogger(BuildRun.class);

    private final BuildLock lock;
    private final BuildWork work;
    private final Clock clock;
    private final Instant startedAt;
    private final Thread thread = Thread.ofPlatform().name("rebuild").daemon().unstarted(this::run);
    private volatile Optional<Instant> endedAt = Optional.empty();
    private volatile Optional<String> failure = Optional.empty();

    private BuildRun(BuildLock lock, BuildWork work, Clock clock) {
        this.lock = lock;
        this.work = work;
        this.clock = clock;
        this.startedAt = clock.instant();
    }

    /** Does this work in another thread, and lets go of the lock after it. */
    static BuildRun start(BuildLock lock, BuildWork work, Clock clock) {
        BuildRun run = new BuildRun(lock, work, clock);
        run.thread.start();
        return run;
    }

    private void run() {
        Optional<String> failed = Optional.empty();
        try {
            failed = tryWork();
            lock.close();
        } catch (SQLException lost) {
            LOG.debug("The lock of a build has ended before it.", lost);
        } finally {
            failure = failed;
            endedAt = Optional.of(clock.instant());
        }
    }

    /** Why it failed; empty when it did not. */
    private Optional<String> tryWork() {
        try {
            work.run();
            return Optional.empty();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return Optional.of("The rebuild was interrupted.");
        } catch (SQLException | RuntimeException fault) {
            String why = Reasons.of(fault);
            LOG.warn("Build {} of the projection is given up: {}", work.build().number(), why);
            LOG.debug("Why a build is given up.", fault);
            giveUp(why);
            return Optional.of(why);
        }
    }

    private void giveUp(String why) {
        try {
            work.fail(why);
        } catch (RuntimeException unreachable) {
            // The next build finds it under way, and nobody at it.
            LOG.debug("It could not be written down that a build is given up.", unreachable);
        }
    }

    /** How far it is, or how it ended. */
    RebuildProgress now() {
        Optional<Instant> ended = endedAt;
        return new RebuildProgress(
                work.build().number(),
                startedAt,
                work.phase(),
                work.done(),
                work.build().total(),
                Duration.between(startedAt, ended.orElseGet(clock::instant)),
                work.reading(),
                work.laterShare(),
                ended.isPresent() && failure.isEmpty(),
                ended.isPresent() ? failure : Optional.empty());
    }

    /** Tells other processes how far it is. */
    void writeDown() {
        try {
            work.writeDown();
        } catch (RuntimeException unreachable) {
            LOG.debug("It could not be written down how far a build is.", unreachable);
        }
    }

    /** Waits until it has ended; whether it has. */
    boolean await(Duration limit) throws InterruptedException {
        return thread.join(limit);
    }
}
