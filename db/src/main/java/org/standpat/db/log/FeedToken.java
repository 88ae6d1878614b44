package org.standpat.db.log;

import java.util.OptionalLong;
import org.axonframework.eventhandling.TrackingToken;
import org.jspecify.annotations.Nullable;

/**
 * A place in the feed: everything up to and including this event has been read.
 *
 * @param feedPosition the event's place in the whole log, 1 for the first one; 0 is before it
 */
public record FeedToken(long feedPosition) implements TrackingToken, Comparable<FeedToken> {

    /** Before the first event. Never stored: a projection that has read nothing has no token. */
    static final FeedToken START = new FeedToken(0);

    @Override
    public int compareTo(FeedToken other) {
        return Long.compare(feedPosition, other.feedPosition);
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

    /** The feed position. */
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
