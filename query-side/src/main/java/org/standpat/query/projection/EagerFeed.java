package org.standpat.query.projection;

import java.util.function.Predicate;
import org.axonframework.common.stream.BlockingStream;
import org.axonframework.eventhandling.TrackedEventMessage;
import org.axonframework.eventhandling.TrackingToken;
import org.axonframework.messaging.StreamableMessageSource;
import org.jspecify.annotations.Nullable;
import org.standpat.db.log.EventFeed;

/**
 * The event feed for one processor, which takes more as soon as it has handled some. A pooled processor whose queue of 1,024 events
 * is full looks again only after a tenth of a second, by which time it has long been idle: a replay would never be faster than
 * 10,000 events a second. So this feed pretends to be at its end before the queue is full, and says that there is more when
 * something was handled.
 */
final class EagerFeed implements StreamableMessageSource<TrackedEventMessage<?>> {

    private final EventFeed feed;
    private final Predicate<TrackingToken> handled;
    private volatile Runnable takeMore = () -> {};

    /**
     * Over this feed.
     *
     * @param handled whether everything up to a place is handled, as far as this process works on it
     */
    EagerFeed(EventFeed feed, Predicate<TrackingToken> handled) {
        this.feed = feed;
        this.handled = handled;
    }

    /** Makes the processor take more events now if there are some; never blocks. To be called when some were handled. */
    void hasRoom() {
        takeMore.run();
    }

    @Override
    public BlockingStream<TrackedEventMessage<?>> openStream(@Nullable TrackingToken place) {
        return new EagerStream(feed.openStream(place), handled, callback -> takeMore = callback);
    }

    @Override
    public @Nullable TrackingToken createTailToken() {
        return feed.createTailToken();
    }

    @Override
    public @Nullable TrackingToken createHeadToken() {
        return feed.createHeadToken();
    }
}
