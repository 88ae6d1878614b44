package org.standpat.query.projection;

import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Makes the projection anew beside the one that serves, which goes on being kept up to date and answered from until the new one takes its
 * place. Should the process end on the way nothing has changed; the next rebuild begins anew. Where the build that serves is of an older
 * version, one is made unasked.
 */
public final class Rebuild implements AutoCloseable {

    /** How often the listener is told. */
    public static final Duration REPORT_INTERVAL = Duration.ofMillis(100);

    /** How often other processes are told. */
    public static final Duration WRITE_INTERVAL = Duration.ofSeconds(1);

    /** How long a program that stops waits for the build that it gives up. */
    public static final Duration STOP_LIMIT = Duration.ofSeconds(20);

    private static final Logger LOG = LoggerFactory.getLogger(Rebuild.class);

    private final ServingProjection serving;
    private final Builds builds;
    private final Clock clock;
    private final ReentrantLock beginning = new ReentrantLock();
    private final AtomicBoolean working = new AtomicBoolean();
    private final AtomicBoolean triedUnasked = new AtomicBoolean();
    private int mostOpen = BulkFolder.MOST_OPEN;
    private volatile @Nullable BuildRun current;
    private volatile boolean stopping;

    /** A rebuild of what this process follows. */
    public Rebuild(ServingProjection serving) {
        this.serving = serving;
        this.builds = new Builds(serving.parts().pool());
        this.clock = serving.parts().clock();
        serving.whenOutdated(this::startUnasked);
        serving.whenLooked(this::takeAwayDead);
    }

    /** With so many hands in the middle of each thread. */
    Rebuild holding(int hands) {
        mostOpen = hands;
        return this;
    }

    /**
     * The rebuild that is under way, in whatever process, or was the last one of this process or failed last; empty when there was none.
     */
    public Optional<RebuildProgress> progress() {
        Optional<RebuildProgress> here = Optional.ofNullable(current).map(BuildRun::now);
        if (working.get()) {
            return here;
        }
        return builds.newest()
                .filter(newest -> newest.state() == Build.State.BUILDING || newest.state() == Build.State.FAILED)
                .filter(newest -> here.isEmpty() || newest.number() > here.get().build())
                .map(newest -> RebuildProgress.of(newest, builds.laterShare(newest.total()), clock.instant()))
                .or(() -> here);
    }

    /**
     * Rebuilds and returns when it is over, in this thread.
     *
     * @param listener told where it is, the last time when it is over
     * @return how it ended: {@link RebuildProgress#finished()}, or the failure
     * @throws RebuildRefusedException when one is under way, or the tables are of a newer program; nothing has changed
     */
    public RebuildProgress run(Consumer<RebuildProgress> listener) {
        return follow(begin(), listener);
    }

    /**
     * Begins to rebuild and returns.
     *
     * @throws RebuildRefusedException as with {@link #run}
     */
    public RebuildProgress start() {
        BuildRun run = begin();
        Thread.ofVirtual().name("rebuild-progress").start(() -> follow(run, ignored -> {}));
        return run.now();
    }

    private void startUnasked() {
        if (working.get() || triedUnasked.get() || stopping) {
            return;
        }
        try {
            RebuildProgress begun = start();
            triedUnasked.set(true);
            LOG.info(
                    "{} This is build {}, of {} events.",
                    serving.whyNotWritten().orElse(""),
                    begun.build(),
                    begun.total());
        } catch (RebuildRefusedException elsewhere) {
            LOG.debug("Another process may be at it.", elsewhere);
        }
    }

    /**
     * A build that is under way says so in health and views, and takes room, until somebody gives it up: where the process that made it has
     * ended, this one does.
     */
    private void takeAwayDead() {
        beginning.lock();
        try {
            if (!stopping
                    && isUnderWayElsewhere()
                    && !BuildLock.isHeld(serving.parts().pool())) {
                takeAwayDeadLocked();
            }
        } catch (SQLException unreachable) {
            LOG.debug("Whether a build is under way that nobody makes is looked at again later.", unreachable);
        } finally {
            beginning.unlock();
        }
    }

    private void takeAwayDeadLocked() throws SQLException {
        Optional<BuildLock> lock = BuildLock.take(serving.parts().own());
        if (lock.isPresent()) {
            try (BuildLock held = lock.get()) {
                held.requireHeld();
                BuildWork.takeAwayDead(serving.parts());
                LOG.info("The process that made a build of the projection has ended; what it left was taken away.");
            }
        }
    }

    private boolean isUnderWayElsewhere() {
        return !working.get()
                && builds.newest()
                        .filter(newest -> newest.state() == Build.State.BUILDING)
                        .isPresent();
    }

    private BuildRun begin() {
        // Not while the lock of builds is held for a moment to take a dead one away.
        beginning.lock();
        try {
            return beginAlone();
        } finally {
            beginning.unlock();
        }
    }

    private BuildRun beginAlone() {
        if (!working.compareAndSet(false, true)) {
            throw new RebuildRefusedException(
                    "The projections are being rebuilt already; follow it at GET /api/v1/projections.", null);
        }
        boolean begun = false;
        try {
            serving.look();
            if (!serving.isOurs() && !serving.isOutdated()) {
                throw new RebuildRefusedException(serving.whyNotWritten().orElse(""), null);
            }
            BuildRun run = locked();
            current = run;
            begun = true;
            return run;
        } catch (SQLException unreachable) {
            throw new RebuildRefusedException("The rebuild cannot begin: " + Reasons.of(unreachable), unreachable);
        } finally {
            working.set(begun);
        }
    }

    private BuildRun locked() throws SQLException {
        BuildLock lock = BuildLock.take(serving.parts().own())
                .orElseThrow(() -> new RebuildRefusedException(
                        "Another process is rebuilding the projections; follow it at GET /api/v1/projections.", null));
        boolean begun = false;
        try {
            BuildWork work = BuildWork.begin(serving, lock, mostOpen, () -> !stopping);
            BuildRun run = BuildRun.start(lock, work, clock);
            begun = true;
            return run;
        } finally {
            if (!begun) {
                lock.close();
            }
        }
    }

    private RebuildProgress follow(BuildRun run, Consumer<RebuildProgress> listener) {
        long written = System.nanoTime();
        try {
            while (!run.await(REPORT_INTERVAL)) {
                listener.accept(run.now());
                if (System.nanoTime() - written > WRITE_INTERVAL.toNanos()) {
                    run.writeDown();
                    written = System.nanoTime();
                }
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        } finally {
            working.set(false);
        }
        RebuildProgress end = run.now();
        listener.accept(end);
        LOG.info(
                "Rebuild: {} of {} events in {} ms.",
                end.done(),
                end.total(),
                end.elapsed().toMillis());
        return end;
    }

    /** Gives up the build that is under way in this process, and begins none any more. */
    @Override
    public void close() {
        stopping = true;
        BuildRun run = current;
        try {
            if (run != null && !run.await(STOP_LIMIT)) {
                LOG.warn("The rebuild did not end in time; the next one takes away what it leaves behind.");
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
