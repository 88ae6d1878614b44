package org.standpat.service.rebuild;

import com.zaxxer.hikari.HikariDataSource;
import java.time.Clock;
import java.util.List;
import org.springframework.jdbc.support.JdbcTransactionManager;
import org.standpat.db.json.HandEventCodec;
import org.standpat.db.json.HandEventTypes;
import org.standpat.db.log.EventFeed;
import org.standpat.db.log.EventLog;
import org.standpat.db.postgres.Database;
import org.standpat.db.postgres.Schema;
import org.standpat.query.projection.FeedProgress;
import org.standpat.query.projection.HandProjection;
import org.standpat.query.projection.ParkedEvent;
import org.standpat.query.projection.ProjectionProcessor;
import org.standpat.query.projection.Projections;
import org.standpat.query.projection.Rebuild;
import org.standpat.query.projection.RebuildProgress;
import org.standpat.service.place.Lifetime;
import org.standpat.service.process.ConnectionPools;
import org.standpat.service.terminal.Progress;

/** Rebuilds in this process, when no service runs. */
final class OwnRebuild {

    private static final int CONNECTIONS = 10;

    private OwnRebuild() {}

    /**
     * Rebuilds what is in this database.
     *
     * @throws org.standpat.query.projection.RebuildRefusedException when another process works on the projections
     */
    static RebuildEnd run(Database database, Progress bar, Lifetime lifetime) {
        HikariDataSource pool = lifetime.add(ConnectionPools.open(database, "standpat-rebuild", CONNECTIONS));
        Schema.migrate(pool);
        HandEventTypes.ALL.register(pool);
        Clock clock = Clock.systemUTC();
        EventLog log = new EventLog(pool);
        JdbcTransactionManager transactions = new JdbcTransactionManager(pool);
        HandProjection projection = new HandProjection(pool, transactions, new HandEventCodec(), clock);
        ProjectionProcessor processor =
                lifetime.add(new ProjectionProcessor(projection, new EventFeed(log), pool, transactions, clock));
        Rebuild rebuild = new Rebuild(processor, new FeedProgress(processor, pool), log, clock);
        RebuildProgress end = rebuild.run(now -> bar.at(now.done(), now.total()));
        List<String> parked = processor.parked().first(Projections.PARKED_NAMED).stream()
                .map(OwnRebuild::sentence)
                .toList();
        return new RebuildEnd(
                end.done(),
                end.elapsed().toMillis(),
                end.failure(),
                processor.parked().count().events(),
                parked);
    }

    private static String sentence(ParkedEvent event) {
        return "hand " + event.hand() + ", event " + event.number() + ": " + event.reason();
    }
}
