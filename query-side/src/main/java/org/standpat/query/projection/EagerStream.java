package org.standpat.query.projection;

import java.util.ArrayDeque;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.axonframework.common.stream.BlockingStream;
import org.axonframework.eventhandling.TrackedEventMessage;
import org.axonframework.eventhandling.TrackingToken;

/**
 * A stream of events that seems to be at its end while {@link #MOST_UNHANDLED} events are given and not handled. Read by one thread,
 * the processor's coordinator.
 */
final class EagerStream implements BlockingStream<TrackedEventMessage<?>> {

    /** Every so many events it is remembered how far the stream was. */
    static final int STEP = 128;

    /** Steps that may be given and not handled. */
    static final int MOST_STEPS = 7;

    /** Events that may be given and not handled: fewer than a queue of the processor holds. */
    static final int MOST_UNHANDLED = STEP * MOST_STEPS;

    private final BlockingStream<TrackedEventMessage<?>> events;
    private final Predicate<TrackingToken> handled;
    private final Consumer<Runnable> subscribe;
    private final Queue<TrackingToken> steps = new ArrayDeque<>(MOST_STEPS);
    private int given;

    EagerStream(
            BlockingStream<TrackedEventMessage<?>> events,
            Predicate<TrackingToken> handled,
            Consumer<Runnable> subscribe) {
        this.events = events;
        this.handled = handled;
        this.subscribe = subscribe;
    }

    private boolean isFull() {
        while (!steps.isEmpty() && handled.test(steps.element())) {
            steps.remove();
        }
        return steps.size() >= MOST_STEPS;
    }

    @Override
    public boolean hasNextAvailable() {
        return !isFull() && events.hasNextAvailable();
    }

    @Override
    public boolean hasNextAvailable(int timeout, TimeUnit unit) throws InterruptedException {
        return !isFull() && events.hasNextAvailable(timeout, unit);
    }

    @Override
    public TrackedEventMessage<?> nextAvailable() throws InterruptedException {
        TrackedEventMessage<?> event = events.nextAvailable();
        given++;
        if (given == STEP) {
            given = 0;
            steps.add(event.trackingToken());
        }
        return event;
    }

    @Override
    public Optional<TrackedEventMessage<?>> peek() {
        return events.peek();
    }

    @Override
    public boolean setOnAvailableCallback(Runnable callback) {
        subscribe.accept(callback);
        return events.setOnAvailableCallback(callback);
    }

    @Override
    public void close() {
        subscribe.accept(() -> {});
        events.close();
    }
}
