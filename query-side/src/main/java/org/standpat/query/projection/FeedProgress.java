package org.standpat.query.projection;

import java.time.Duration;
import java.util.Optional;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.standpat.db.log.FeedToken;

/** How far the tables that serve have read the feed: as far as the last of their segments. */
public final class FeedProgress {

    /** How old the answer may be where another process works on a segment; it writes down where it is once a second. */
    public static final Duration TABLE_READ_INTERVAL = Duration.ofMillis(200);

    private final ServingProjection serving;
    private final TokenRows rows;
    private final FeedPlaces places;
    private @Nullable Reading lastReading;

    private record Reading(String processor, long at, Optional<FeedToken> place) {}

    /** The progress of the build that serves. */
    public FeedProgress(ServingProjection serving, DataSource dataSource) {
        this.serving = serving;
        this.rows = new TokenRows(dataSource);
        this.places = new FeedPlaces(dataSource);
    }

    /** The place up to which every event is projected or parked; empty when that is none. */
    public Optional<FeedToken> covered() {
        LiveBuild live = serving.live();
        return live.processor().isAllHere()
                ? live.processor().coveredHere()
                : readTable(live.build().processor());
    }

    /**
     * Whether all segments that this process works on are as far. After a transaction of one of them the others follow within milliseconds,
     * and only then everything that it wrote is covered.
     */
    public boolean isEven() {
        return serving.live().processor().isEven();
    }

    /** The place of the last recorded event, whether or not the feed gives it out yet; empty when none is recorded. */
    Optional<FeedToken> end() {
        return places.last();
    }

    private synchronized Optional<FeedToken> readTable(String processor) {
        long now = System.nanoTime();
        Reading last = lastReading;
        if (last != null && last.processor().equals(processor) && now - last.at() < TABLE_READ_INTERVAL.toNanos()) {
            return last.place();
        }
        Optional<FeedToken> place = ProjectionProcessor.least(rows.places(processor));
        lastReading = new Reading(processor, now, place);
        return place;
    }
}
