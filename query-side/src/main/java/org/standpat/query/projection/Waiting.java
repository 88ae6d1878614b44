package org.standpat.query.projection;

import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Lets requests wait until something is reached. One thread looks for all of them, and only while somebody waits, so that the
 * database is not asked more often when more requests wait for the projection.
 */
public final class Waiting implements AutoCloseable {

    /** Requests that may wait at a time; one more is answered at once. */
    public static final int MOST_WAITING = 100;

    /** How often goals in memory are looked at. */
    public static final Duration LOOK_INTERVAL = Duration.ofMillis(5);

    /** How often goals in the database are looked at. */
    public static final Duration DATABASE_LOOK_INTERVAL = Duration.ofMillis(100);

    private static final Logger LOG = LoggerFactory.getLogger(Waiting.class);

    private final Set<Goal> goals = ConcurrentHashMap.newKeySet();
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition somebodyWaits = lock.newCondition();
    private final Thread watcher = Thread.ofPlatform().name("at-least").daemon().unstarted(this::watch);

    private static final class Goal {
        private final BooleanSupplier reached;
        private final Duration interval;
        private final CompletableFuture<Void> done = new CompletableFuture<>();
        private long nextLook = System.nanoTime();

        private Goal(BooleanSupplier reached, Duration interval) {
            this.reached = reached;
            this.interval = interval;
        }
    }

    /** Starts the thread. */
    public Waiting() {
        watcher.start();
    }

    /** Waits for something that is known in memory; {@code false} when the limit passed or too many wait already. */
    public boolean until(BooleanSupplier reached, Duration limit) {
        return await(new Goal(reached, LOOK_INTERVAL), limit);
    }

    /** Waits for something that only the database knows; {@code false} when the limit passed or too many wait already. */
    public boolean untilInDatabase(BooleanSupplier reached, Duration limit) {
        return await(new Goal(reached, DATABASE_LOOK_INTERVAL), limit);
    }

    private boolean await(Goal goal, Duration limit) {
        if (goal.reached.getAsBoolean()) {
            return true;
        }
        if (limit.isNegative() || limit.isZero() || goals.size() >= MOST_WAITING) {
            return false;
        }
        add(goal);
        try {
            goal.done.get(limit.toNanos(), TimeUnit.NANOSECONDS);
            return true;
        } catch (TimeoutException late) {
            return false;
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return false;
        } catch (ExecutionException failed) {
            throw new IllegalStateException("Waiting failed: " + failed.getCause(), failed);
        } finally {
            goals.remove(goal);
        }
    }

    private void add(Goal goal) {
        lock.lock();
        try {
            goals.add(goal);
            somebodyWaits.signal();
        } finally {
            lock.unlock();
        }
    }

    private void watch() {
        try {
            while (!Thread.currentThread().isInterrupted()) {
                awaitGoal();
                look(List.copyOf(goals));
                TimeUnit.NANOSECONDS.sleep(LOOK_INTERVAL.toNanos());
            }
        } catch (InterruptedException closed) {
            Thread.currentThread().interrupt();
        }
    }

    private void awaitGoal() throws InterruptedException {
        lock.lockInterruptibly();
        try {
            while (goals.isEmpty()) {
                somebodyWaits.await();
            }
        } finally {
            lock.unlock();
        }
    }

    private static void look(Collection<Goal> waiting) {
        long now = System.nanoTime();
        for (Goal goal : waiting) {
            if (now - goal.nextLook >= 0) {
                goal.nextLook = now + goal.interval.toNanos();
                try {
                    if (goal.reached.getAsBoolean()) {
                        goal.done.complete(null);
                    }
                } catch (RuntimeException unreachable) {
                    // The database may be back before the limit has passed; the waiter is told when it is not.
                    LOG.debug("Could not look whether a position is reached.", unreachable);
                }
            }
        }
    }

    /** Ends the thread; whoever still waits does so in vain. */
    @Override
    public void close() {
        watcher.interrupt();
    }
}
