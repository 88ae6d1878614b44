package org.standpat.db.log;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import org.axonframework.common.stream.BlockingStream;
import org.axonframework.eventhandling.TrackedEventMessage;
import org.axonframework.eventsourcing.eventstore.EventStoreException;
import org.jspecify.annotations.Nullable;

/**
 * One reader's way through the feed. A virtual thread fills the buffer; whoever takes from it is never kept waiting for the
 * database. When the database fails, the events that are ready are still given out and then the failure is thrown: Axon's
 * processor lets go of its claims and opens a new stream later, again and again.
 */
final class FeedStream implements BlockingStream<TrackedEventMessage<?>> {

    private final EventLog log;
    private final Duration gatheringTime;
    private final Duration polling;
    private final Consumer<FeedStream> onClose;

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition readable = lock.newCondition();
    private final Condition readerMayGoOn = lock.newCondition();

    // All guarded by the lock.
    private final Queue<StoredEvent> buffer = new ArrayDeque<>();
    private Runnable onAvailable = () -> {};
    private @Nullable RuntimeException failure;
    private boolean woken;
    private boolean hurried;
    private boolean gathering;
    private boolean closed;

    /** Touched by the reading thread alone. */
    private @Nullable FeedToken lastRead;

    FeedStream(
            EventLog log,
            Duration gatheringTime,
            Duration polling,
            @Nullable FeedToken after,
            Consumer<FeedStream> onClose) {
        this.log = log;
        this.gatheringTime = gatheringTime;
        this.polling = polling;
        this.lastRead = after;
        this.onClose = onClose;
    }

    void start() {
        Thread.ofVirtual().name("event-feed").start(this::readAhead);
    }

    /** Ends a pause of the reading thread, and lets it be while it gathers: it looks anyway when that is over. */
    void wake() {
        lock.lock();
        try {
            woken = true;
            if (!gathering) {
                readerMayGoOn.signal();
            }
        } finally {
            lock.unlock();
        }
    }

    /** Makes the reading thread look now, also when it gathers. */
    void hurry() {
        lock.lock();
        try {
            woken = true;
            hurried = true;
            readerMayGoOn.signal();
        } finally {
            lock.unlock();
        }
    }

    private void readAhead() {
        try {
            while (awaitRoom()) {
                List<StoredEvent> page = log.feed(lastRead, EventFeed.PAGE_SIZE);
                if (page.isEmpty()) {
                    pause();
                } else {
                    lastRead = page.getLast().token();
                    publish(page, null);
                    if (page.size() < EventFeed.PAGE_SIZE) {
                        gather();
                    }
                }
            }
        } catch (InterruptedException interrupted) {
            publish(List.of(), new EventStoreException("The reader of the event feed was interrupted.", interrupted));
        } catch (RuntimeException failed) {
            publish(List.of(), new EventStoreException("The event feed could not be read just now.", failed));
        }
    }

    /** Waits until another page fits; {@code false} once the stream is closed. */
    private boolean awaitRoom() throws InterruptedException {
        lock.lock();
        try {
            while (!closed && buffer.size() + EventFeed.PAGE_SIZE > EventFeed.BUFFER_SIZE) {
                readerMayGoOn.await();
            }
            woken = false;
            hurried = false;
            return !closed;
        } finally {
            lock.unlock();
        }
    }

    /** The first event after a silence is given out at once, and those that follow close behind come together. */
    private void gather() throws InterruptedException {
        lock.lock();
        gathering = true;
        try {
            long left = gatheringTime.toNanos();
            while (!closed && !hurried && left > 0) {
                left = readerMayGoOn.awaitNanos(left);
            }
        } finally {
            gathering = false;
            lock.unlock();
        }
    }

    private void pause() throws InterruptedException {
        lock.lock();
        try {
            long left = polling.toNanos();
            while (!woken && !closed && left > 0) {
                left = readerMayGoOn.awaitNanos(left);
            }
        } finally {
            lock.unlock();
        }
    }

    private void publish(List<StoredEvent> page, @Nullable RuntimeException failed) {
        Runnable callback;
        lock.lock();
        try {
            if (closed) {
                return;
            }
            buffer.addAll(page);
            failure = failed;
            readable.signalAll();
            callback = onAvailable;
        } finally {
            lock.unlock();
        }
        call(callback);
    }

    private static void call(Runnable callback) {
        try {
            callback.run();
        } catch (RejectedExecutionException stopping) {
            // The processor's threads are being shut down; there is nobody left to tell.
        }
    }

    @Override
    public Optional<TrackedEventMessage<?>> peek() {
        lock.lock();
        try {
            return ready() ? Optional.of(HandMessages.tracked(buffer.element())) : Optional.empty();
        } finally {
            lock.unlock();
        }
    }

    @Override
    public boolean hasNextAvailable() {
        lock.lock();
        try {
            return ready();
        } finally {
            lock.unlock();
        }
    }

    @Override
    public boolean hasNextAvailable(int timeout, TimeUnit unit) throws InterruptedException {
        lock.lockInterruptibly();
        try {
            long left = unit.toNanos(timeout);
            while (!ready() && !closed && left > 0) {
                left = readable.awaitNanos(left);
            }
            return ready();
        } finally {
            lock.unlock();
        }
    }

    @Override
    public TrackedEventMessage<?> nextAvailable() throws InterruptedException {
        lock.lockInterruptibly();
        try {
            while (!ready()) {
                if (closed) {
                    throw new IllegalStateException("This stream of events is closed.");
                }
                readable.await();
            }
            StoredEvent event = buffer.remove();
            if (buffer.size() + EventFeed.PAGE_SIZE == EventFeed.BUFFER_SIZE) {
                readerMayGoOn.signal();
            }
            return HandMessages.tracked(event);
        } finally {
            lock.unlock();
        }
    }

    /** Whether an event is ready. Throws the reader's failure once everything read before it is taken. Needs the lock. */
    private boolean ready() {
        if (buffer.isEmpty() && failure != null && !closed) {
            throw failure;
        }
        return !buffer.isEmpty();
    }

    /** Supported: the callback runs whenever events, or a failure, have become available. */
    @Override
    public boolean setOnAvailableCallback(Runnable callback) {
        boolean availableNow;
        lock.lock();
        try {
            onAvailable = callback;
            availableNow = !buffer.isEmpty() || failure != null;
        } finally {
            lock.unlock();
        }
        if (availableNow) {
            call(callback);
        }
        return true;
    }

    @Override
    public void close() {
        lock.lock();
        try {
            closed = true;
            buffer.clear();
            readable.signalAll();
            readerMayGoOn.signalAll();
        } finally {
            lock.unlock();
        }
        onClose.accept(this);
    }
}
