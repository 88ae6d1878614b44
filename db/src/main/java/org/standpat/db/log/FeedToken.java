package org.standpat.db.log;

import java.util.Comparator;
import java.util.OptionalLong;
import org.axonframework.eventhandling.TrackingToken;
import org.jspecify.annotations.Nullable;

/**
 * A place in the feed: everything up to and including this event has been read. Ordered by transaction, then by feed
 * position, which is the order in which the feed hands events out.
 *
 * @param transaction the PostgreSQL transaction that wrote the event
 * @param feedPosition the event's place in the whole log
 */
public record FeedToken(long transaction, long feedPosition) implements TrackingToken, Comparable<FeedToken> {

    private static final Comparator<FeedToken> FEED_ORDER =
            Comparator.comparingLong(FeedToken::transaction).thenComparingLong(FeedToken::feedPosition);

    /** Before the first event. Never stored: a projection that has read nothing has no token. */
    static final FeedToken START = new FeedToken(0, 0);

    @Override
    public int compareTo(FeedToken other) {
        return FEED_ORDER.compare(this, other);
    }

    @Override
    public FeedToken lowerBound(TrackingToken other) {
        FeedToken that = feedToken(other);
        return compareTo(that) <= 0 ? this : that;
    }

    @Override
    public FeedToken upperBound(TrackingToken other) {
        FeedToken that = feedToken(other);
        return compareTo(that) >= 0 ? this : that;
    }

    /** No token at all ({@code null}) stands for the start of the feed, which every token covers. */
    @Override
    public boolean covers(@Nullable TrackingToken other) {
        return other == null || compareTo(feedToken(other)) >= 0;
    }

    /** The feed position, for showing progress. It grows with the feed but for transactions that overlapped. */
    @Override
    public OptionalLong position() {
        return OptionalLong.of(feedPosition);
    }

    private static FeedToken feedToken(TrackingToken token) {
        if (token instanceof FeedToken feedToken) {
            return feedToken;
        }
        throw new IllegalArgumentException(
                "A place in the event feed was expected, but a %s came: %s. Tokens of another kind of feed cannot be compared."
                        .formatted(token.getClass().getSimpleName(), token));
    }
}
