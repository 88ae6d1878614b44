package org.standpat.query.projection;

import java.time.Clock;
import java.time.Duration;
import javax.sql.DataSource;
import org.springframework.transaction.PlatformTransactionManager;
import org.standpat.db.analytics.AnalyticsViews;
import org.standpat.db.axon.FeedProcessors;
import org.standpat.db.json.HandEventCodec;
import org.standpat.db.log.EventCodec;
import org.standpat.db.log.EventFeed;
import org.standpat.db.log.EventLog;

/**
 * What the projection works with.
 *
 * @param pool connections for short transactions
 * @param own gives a new connection each time, for what takes long
 * @param transactions over {@code pool}
 * @param feed the events as they come
 * @param codec reads them
 * @param clock the time
 * @param version of the program's tables; {@link HandProjection#VERSION} but in tests
 * @param segments threads that handle events as they come
 * @param views what stands on the views of schema {@code projection}; made again, in the same transaction, whenever that shows another build
 * @param switchLimit how long a build that is ready tries to take the place of the one that serves; {@link Switch#LIMIT} but in tests
 */
public record ProjectionParts(
        DataSource pool,
        DataSource own,
        PlatformTransactionManager transactions,
        EventFeed feed,
        EventCodec codec,
        Clock clock,
        int version,
        int segments,
        ViewsOfOthers views,
        Duration switchLimit) {

    /** As the service has them. */
    public static ProjectionParts of(
            DataSource pool, DataSource own, PlatformTransactionManager transactions, EventFeed feed) {
        return new ProjectionParts(
                pool,
                own,
                transactions,
                feed,
                new HandEventCodec(),
                Clock.systemUTC(),
                HandProjection.VERSION,
                FeedProcessors.SEGMENTS,
                AnalyticsViews::apply,
                Switch.LIMIT);
    }

    /** With these views of others. */
    public ProjectionParts withViews(ViewsOfOthers others) {
        return new ProjectionParts(pool, own, transactions, feed, codec, clock, version, segments, others, switchLimit);
    }

    /** As a program of another version has them. */
    ProjectionParts ofVersion(int other) {
        return new ProjectionParts(pool, own, transactions, feed, codec, clock, other, segments, views, switchLimit);
    }

    /** With so many segments, where the build has none yet. */
    ProjectionParts withSegments(int count) {
        return new ProjectionParts(pool, own, transactions, feed, codec, clock, version, count, views, switchLimit);
    }

    /** With another limit for a switch. */
    ProjectionParts withSwitchLimit(Duration limit) {
        return new ProjectionParts(pool, own, transactions, feed, codec, clock, version, segments, views, limit);
    }

    EventLog log() {
        return new EventLog(pool);
    }
}
