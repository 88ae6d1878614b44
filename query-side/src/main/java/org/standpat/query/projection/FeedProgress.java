package org.standpat.query.projection;

import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import javax.sql.DataSource;
import org.axonframework.eventhandling.EventTrackerStatus;
import org.jspecify.annotations.Nullable;
import org.standpat.db.log.FeedToken;

/** How far a projection has read the feed: as far as the last of its segments. */
public final class FeedProgress {

    /** How old the answer may be where another process works on a segment; it writes down where it is once a second. */
    public static final Duration TABLE_READ_INTERVAL = Duration.ofMillis(200);

    private static final long WHOLE = 1L << 32;

    private final ProjectionProcessor processor;
    private final TokenRows rows;
    private final FeedPlaces places;
    private @Nullable Reading lastReading;

    private record Reading(long at, Optional<FeedToken> place) {}

    /** The progress of this processor. */
    public FeedProgress(ProjectionProcessor processor, DataSource dataSource) {
        this.processor = processor;
        this.rows = new TokenRows(dataSource);
        this.places = new FeedPlaces(dataSource);
    }

    /** The place up to which every event is projected or parked; empty when that is none. */
    public Optional<FeedToken> covered() {
        Collection<EventTrackerStatus> here = List.copyOf(processor.segments());
        long share = here.stream()
                .mapToLong(status -> WHOLE / (status.getSegment().getMask() + 1L))
                .sum();
        if (share == WHOLE) {
            return least(here.stream()
                    .map(status -> place(status.getTrackingToken()))
                    .toList());
        }
        return readTable();
    }

    /**
     * Whether all segments that this process works on are as far. After a transaction of one of them the others follow within milliseconds,
     * and only then everything that it wrote is covered.
     */
    public boolean isEven() {
        return processor.segments().stream()
                        .map(status -> place(status.getTrackingToken()))
                        .distinct()
                        .count()
                <= 1;
    }

    /** The place of the last recorded event, whether or not the feed gives it out yet; empty when none is recorded. */
    Optional<FeedToken> end() {
        return places.last();
    }

    /** Whether the projection is being rebuilt, as far as this process works on it. */
    public boolean isReplaying() {
        return processor.segments().stream().anyMatch(EventTrackerStatus::isReplaying);
    }

    /** Reads anew on the next call: the tokens were set back. */
    synchronized void forget() {
        lastReading = null;
    }

    private synchronized Optional<FeedToken> readTable() {
        long now = System.nanoTime();
        Reading last = lastReading;
        if (last != null && now - last.at() < TABLE_READ_INTERVAL.toNanos()) {
            return last.place();
        }
        Optional<FeedToken> place = least(rows.places(processor.name()));
        lastReading = new Reading(now, place);
        return place;
    }

    private static Optional<FeedToken> place(@Nullable Object token) {
        return token instanceof FeedToken place ? Optional.of(place) : Optional.empty();
    }

    private static Optional<FeedToken> least(List<Optional<FeedToken>> places) {
        if (places.isEmpty() || places.stream().anyMatch(Optional::isEmpty)) {
            return Optional.empty();
        }
        return places.stream().flatMap(Optional::stream).min(FeedToken::compareTo);
    }
}
