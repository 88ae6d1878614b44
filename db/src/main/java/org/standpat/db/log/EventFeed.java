package org.standpat.db.log;

import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.axonframework.common.stream.BlockingStream;
import org.axonframework.eventhandling.TrackedEventMessage;
import org.axonframework.eventhandling.TrackingToken;
import org.axonframework.eventhandling.WrappedToken;
import org.axonframework.messaging.StreamableMessageSource;
import org.jspecify.annotations.Nullable;

/**
 * The feed of all events for Axon's streaming processors, in the order of their commits (docs/adr/0006-log-in-commit-order.md). Messages
 * are tracked domain events whose payload is the {@link StoredEvent}, not decoded; the aggregate identifier is the hand, so that a hand's
 * events stay in order. Each stream reads ahead in a thread of its own, into a bounded buffer.
 */
public final class EventFeed implements StreamableMessageSource<TrackedEventMessage<?>> {

    /** Events read by one statement at most. */
    public static final int PAGE_SIZE = 500;

    /** Events that a stream holds ready at most. */
    public static final int BUFFER_SIZE = 2_000;

    /** How often an idle stream looks for new events unasked, should it not have been told of them: see {@link #wake()}. */
    public static final Duration POLL_INTERVAL = Duration.ofMillis(250);

    /**
     * How long a stream that has just given out events lets others gather before it looks again, unless it is told otherwise. A transaction of
     * a projection costs about as much for many events as for few, and of a hand that moves on several times it writes the last state alone.
     * Whoever cannot wait so long says {@link #hurry()}.
     */
    public static final Duration GATHERING = Duration.ofMillis(15);

    private final EventLog log;
    private final Duration gathering;
    private final Duration polling;
    private final Set<FeedStream> open = ConcurrentHashMap.newKeySet();

    /** A feed from this log. */
    public EventFeed(EventLog log) {
        this(log, GATHERING);
    }

    /** A feed from this log whose streams let events gather for so long. */
    public EventFeed(EventLog log, Duration gathering) {
        this(log, gathering, POLL_INTERVAL);
    }

    /** A feed whose idle streams look unasked so often. */
    EventFeed(EventLog log, Duration gathering, Duration polling) {
        this.log = log;
        this.gathering = gathering;
        this.polling = polling;
    }

    /**
     * Makes every open stream look for new events now; it never blocks for long. To be called after each commit that wrote events: by the
     * {@link GroupCommit} of the same process, and by a {@link CommitListener} for the commits of others.
     */
    public void wake() {
        open.forEach(FeedStream::wake);
    }

    /**
     * As {@link #wake()}, and lets no further events gather. To be called once by whoever waits for an event that is committed: what each
     * stream reads next has it.
     */
    public void hurry() {
        open.forEach(FeedStream::hurry);
    }

    /**
     * A stream of the events after the token, or of all events.
     *
     * @throws IllegalStateException when the log does not hold the event that the token names
     */
    @Override
    public BlockingStream<TrackedEventMessage<?>> openStream(@Nullable TrackingToken trackingToken) {
        FeedToken place = place(trackingToken);
        if (place != null && !log.holds(place)) {
            throw new IllegalStateException(
                    ("A projection says that it has read up to %s, which this event log does not hold:"
                                    + " one of the two was restored without the other. Rebuild the projection.")
                            .formatted(place));
        }
        FeedStream stream = new FeedStream(log, gathering, polling, place, open::remove);
        open.add(stream);
        stream.start();
        return stream;
    }

    /** {@code null}, which stands for the start of the feed. */
    @Override
    public @Nullable TrackingToken createTailToken() {
        return null;
    }

    /** The last event that is given out at this moment; {@code null} when there is none. */
    @Override
    public @Nullable TrackingToken createHeadToken() {
        return log.head().orElse(null);
    }

    /** The place that the token stands for, without the wrappings of a replay; {@code null} is the start of the feed. */
    static @Nullable FeedToken place(@Nullable TrackingToken token) {
        return switch (token) {
            case null -> null;
            case FeedToken feedToken -> feedToken;
            case WrappedToken wrapped -> place(wrapped.lowerBound());
            default ->
                throw new IllegalArgumentException("A place in the event feed was expected, but a %s came: %s."
                        .formatted(token.getClass().getSimpleName(), token));
        };
    }
}
