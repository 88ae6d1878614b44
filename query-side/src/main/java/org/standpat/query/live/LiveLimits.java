package org.standpat.query.live;

import java.time.Duration;

/**
 * How much live streams may take.
 *
 * @param streams streams at one time
 * @param heartbeat how long a stream says nothing at most
 * @param slowest how long a reader may take over one page of changes
 */
public record LiveLimits(int streams, Duration heartbeat, Duration slowest) {

    /** Hands that are read and sent at once: what a stream holds in memory at most. */
    public static final int PAGE = 100;

    /** Changes that are held for all streams together; whoever is further behind reads pages of its own. */
    public static final int MOST_RECENT = 1_000;

    /** Unless the configuration says otherwise. */
    public static final LiveLimits USUAL = new LiveLimits(200, Duration.ofSeconds(15), Duration.ofSeconds(10));

    /** Refuses what makes no sense. */
    public LiveLimits {
        if (streams < 0 || !heartbeat.isPositive() || !slowest.isPositive()) {
            throw new IllegalArgumentException(
                    "Live streams need a number of 0 or more and times above 0, but %d, %s and %s came."
                            .formatted(streams, heartbeat, slowest));
        }
    }
}
