package org.standpat.query.projection;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The build that serves, kept up to date in this process. It follows a switch to another build, whichever process makes it. A build of
 * another version than this program's is answered from and not written.
 */
public final class ServingProjection implements AutoCloseable {

    /** How often it is looked which build serves. */
    public static final Duration LOOK_INTERVAL = Duration.ofMillis(500);

    private static final Logger LOG = LoggerFactory.getLogger(ServingProjection.class);

    private final ProjectionParts parts;
    private final Builds builds;
    private final ReentrantLock changing = new ReentrantLock();
    private final AtomicReference<LiveBuild> current;
    private final AtomicReference<@Nullable LiveBuild> next = new AtomicReference<>();
    private final Thread watcher =
            Thread.ofPlatform().name("projection-builds").daemon().unstarted(this::watch);
    private final List<Runnable> committed = new CopyOnWriteArrayList<>();
    private volatile Consumer<Duration> visible = age -> {};
    private volatile Runnable outdated = () -> {};
    private volatile Runnable looked = () -> {};
    private volatile boolean wanted;
    private final LongAdder handledBefore = new LongAdder();

    /** Makes the first build where there is none. The projection stands still until it is started. */
    public ServingProjection(ProjectionParts parts) {
        this.parts = parts;
        this.builds = new Builds(parts.pool());
        this.current = new AtomicReference<>(heard(LiveBuild.of(parts, FirstBuild.ensure(parts))));
        watcher.start();
    }

    /** Has this run again and again while the program runs and the build that serves is of an older version. */
    void whenOutdated(Runnable listener) {
        outdated = listener;
    }

    /** Has this run after each look at which build serves, about twice a second. */
    void whenLooked(Runnable listener) {
        looked = listener;
    }

    /**
     * Has this run after each transaction of the build that serves, when what it wrote can be read, and after a switch; it must return quickly
     * and throw nothing.
     */
    public void whenCommitted(Runnable listener) {
        committed.add(listener);
    }

    /** As {@link HandProjection#whenVisible}, of whichever build serves. */
    public void whenVisible(Consumer<Duration> listener) {
        visible = listener;
    }

    private LiveBuild heard(LiveBuild live) {
        live.projection().whenCommitted(() -> {
            if (isCurrent(live)) {
                tellCommitted();
            }
        });
        live.projection().whenVisible(age -> {
            if (isCurrent(live)) {
                visible.accept(age);
            }
        });
        return live;
    }

    private boolean isCurrent(LiveBuild live) {
        return live().build().number() == live.build().number();
    }

    private void tellCommitted() {
        committed.forEach(Runnable::run);
    }

    /** The build that serves, as far as this process knows. */
    public Build build() {
        return live().build();
    }

    LiveBuild live() {
        return current.get();
    }

    ProjectionParts parts() {
        return parts;
    }

    /** Begins where the tokens stand. Does nothing when it runs already. */
    public void start() {
        changing.lock();
        try {
            wanted = true;
            startIfOurs(live());
        } finally {
            changing.unlock();
        }
    }

    /**
     * Ends after the transactions under way and lets go of the tokens. Does nothing when it stands still.
     *
     * @throws java.util.concurrent.CompletionException when they take longer than {@link ProjectionProcessor#STOP_LIMIT}
     */
    public void stop() {
        changing.lock();
        try {
            wanted = false;
            live().processor().stop();
        } finally {
            changing.unlock();
        }
    }

    /** Whether it was started, and not stopped since. */
    public boolean isStarted() {
        return wanted;
    }

    /** Whether this program may write the tables that serve. */
    boolean isOurs() {
        return build().version() == parts.version();
    }

    /** Whether the tables that serve were made by an older program. */
    boolean isOutdated() {
        return build().version() < parts.version();
    }

    /** Why this program does not write the tables that serve; empty when it does. */
    public Optional<String> whyNotWritten() {
        int version = build().version();
        if (isOurs()) {
            return Optional.empty();
        }
        return Optional.of(
                isOutdated()
                        ? "The tables are of version %d of the projection and stand still; version %d is made beside them."
                                .formatted(version, parts.version())
                        : ("The tables are of version %d of the projection, made by a newer program, and this program knows version %d: it"
                                        + " answers from them and does not write them. Run the newer program.")
                                .formatted(version, parts.version()));
    }

    private void startIfOurs(LiveBuild live) {
        if (live.build().version() == parts.version()) {
            live.processor().start();
        }
    }

    /** What is parked. */
    public ParkedEvents parked() {
        return live().projection().parked();
    }

    /** Events handled in transactions that this process committed, parked ones included. */
    public long handled() {
        return handledBefore.sum() + live().projection().handled();
    }

    /** Makes this build the one to be followed as soon as it serves. */
    void prepare(LiveBuild prepared) {
        next.set(heard(prepared));
    }

    /** Looks which build serves, and goes over to it. */
    void look() {
        changing.lock();
        try {
            builds.serving()
                    .filter(serving -> serving.number() != build().number())
                    .ifPresent(this::follow);
        } finally {
            changing.unlock();
        }
    }

    private void follow(Build serving) {
        LiveBuild prepared = next.getAndSet(null);
        LiveBuild following = prepared != null && prepared.build().number() == serving.number()
                ? prepared
                : heard(LiveBuild.of(parts, serving));
        LiveBuild before = current.get();
        handledBefore.add(before.projection().handled());
        current.set(following);
        if (wanted) {
            startIfOurs(following);
        } else {
            following.processor().stop();
        }
        LOG.info(
                "Build {} of the projection serves from now on, after build {}.",
                serving.number(),
                before.build().number());
        tellCommitted();
        close(before);
    }

    private static void close(LiveBuild live) {
        try {
            live.close();
        } catch (RuntimeException slow) {
            LOG.warn(
                    "Build {} of the projection could not be let go of in time.",
                    live.build().number(),
                    slow);
        }
    }

    private void watch() {
        try {
            while (!Thread.currentThread().isInterrupted()) {
                TimeUnit.NANOSECONDS.sleep(LOOK_INTERVAL.toNanos());
                try {
                    look();
                    looked.run();
                    if (wanted && isOutdated()) {
                        outdated.run();
                    }
                } catch (RuntimeException unreachable) {
                    // The database may be back at the next look.
                    LOG.debug("Could not look which build serves.", unreachable);
                }
            }
        } catch (InterruptedException closed) {
            Thread.currentThread().interrupt();
        }
    }

    /** Stops, and ends the threads. */
    @Override
    public void close() {
        changing.lock();
        try {
            // Not in the midst of a look: an interrupt would break its connection.
            watcher.interrupt();
            wanted = false;
            live().close();
        } finally {
            changing.unlock();
        }
    }
}
