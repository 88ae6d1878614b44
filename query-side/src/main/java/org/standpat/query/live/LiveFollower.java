package org.standpat.query.live;

import java.time.Duration;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Reads what changes while somebody watches, and wakes all who wait for it. */
final class LiveFollower {

    /** How often it looks unasked: the tables may be kept by another process. */
    static final Duration LOOK = Duration.ofMillis(200);

    /** How often it looks while a part of the tables is behind another, which lasts for milliseconds. */
    static final Duration LOOK_AGAIN = Duration.ofMillis(2);

    private static final Logger LOG = LoggerFactory.getLogger(LiveFollower.class);

    private final ProjectedPlaces projected;
    private final Reader reader;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition work = lock.newCondition();
    private final Condition news = lock.newCondition();

    // All guarded by the lock.
    private @Nullable RecentChanges recent;
    private int watchers;
    private boolean woken;
    private boolean stopped = true;

    /** Reads the first changes after one feed position and not beyond another, in their order; each time some of the log at least. */
    @FunctionalInterface
    interface Reader {
        Changes read(long after, long upTo);
    }

    LiveFollower(ProjectedPlaces projected, Reader reader) {
        this.projected = projected;
        this.reader = reader;
    }

    void start() {
        lock.lock();
        try {
            if (stopped) {
                stopped = false;
                Thread.ofVirtual().name("live-changes").start(this::follow);
            }
        } finally {
            lock.unlock();
        }
    }

    void stop() {
        lock.lock();
        try {
            stopped = true;
            work.signalAll();
            news.signalAll();
        } finally {
            lock.unlock();
        }
    }

    void wake() {
        lock.lock();
        try {
            woken = true;
            work.signal();
        } finally {
            lock.unlock();
        }
    }

    /** One more watches. The first one begins where the tables are. */
    void enter() {
        // Not with the lock: it may take as long as the database does.
        long covered = projected.covered();
        lock.lock();
        try {
            if (recent == null) {
                recent = new RecentChanges(covered);
            }
            watchers++;
            work.signal();
        } finally {
            lock.unlock();
        }
    }

    void leave() {
        lock.lock();
        try {
            watchers--;
            if (watchers == 0) {
                recent = null;
            }
        } finally {
            lock.unlock();
        }
    }

    /** What changed lately; there is something while somebody watches. */
    RecentChanges recent() {
        lock.lock();
        try {
            RecentChanges now = recent;
            if (now == null) {
                throw new IllegalStateException("Nobody watches.");
            }
            return now;
        } finally {
            lock.unlock();
        }
    }

    /** Until there is more than up to this position, it stops, or the time is over. */
    void await(long position, Duration longest) {
        lock.lock();
        try {
            long left = longest.toNanos();
            while (!stopped && recent().upTo() <= position && left > 0) {
                left = news.awaitNanos(left);
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        } finally {
            lock.unlock();
        }
    }

    /** Until it stops or the time is over. */
    void awaitStop(Duration longest) {
        await(Long.MAX_VALUE, longest);
    }

    private void follow() {
        Duration pause = LOOK;
        boolean failed = false;
        try {
            while (awaitWork(pause)) {
                try {
                    pause = look();
                    failed = false;
                } catch (RuntimeException fault) {
                    if (!failed) {
                        LOG.warn("Live streams cannot be told of changes just now: {}", fault.getMessage());
                    }
                    failed = true;
                    pause = LiveDesk.RETRY;
                }
            }
        } catch (InterruptedException stopping) {
            Thread.currentThread().interrupt();
        }
    }

    /** Waits until it is woken or this time is over, and somebody watches; {@code false} when it is to end. */
    private boolean awaitWork(Duration pause) throws InterruptedException {
        lock.lock();
        try {
            long left = pause.toNanos();
            while (!stopped && (watchers == 0 || (!woken && left > 0))) {
                if (watchers == 0) {
                    work.await();
                    left = 0;
                } else {
                    left = work.awaitNanos(left);
                }
            }
            woken = false;
            return !stopped;
        } finally {
            lock.unlock();
        }
    }

    /** Reads what is new; gives how long to wait before the next look. */
    private Duration look() {
        RecentChanges changes = recentOrNone();
        if (changes == null) {
            return LOOK;
        }
        boolean even = projected.isEven();
        // Before the rows are read: they have everything up to here, and may have more.
        long covered = projected.covered();
        while (changes.upTo() < covered) {
            changes.add(reader.read(changes.upTo(), covered));
            tell();
        }
        return even ? LOOK : LOOK_AGAIN;
    }

    private @Nullable RecentChanges recentOrNone() {
        lock.lock();
        try {
            return recent;
        } finally {
            lock.unlock();
        }
    }

    private void tell() {
        lock.lock();
        try {
            news.signalAll();
        } finally {
            lock.unlock();
        }
    }
}
