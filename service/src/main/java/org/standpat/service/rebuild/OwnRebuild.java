package org.standpat.service.rebuild;

import com.zaxxer.hikari.HikariDataSource;
import java.util.List;
import org.springframework.jdbc.support.JdbcTransactionManager;
import org.standpat.db.log.EventFeed;
import org.standpat.db.log.EventLog;
import org.standpat.db.postgres.Database;
import org.standpat.db.ready.Readiness;
import org.standpat.query.projection.ParkedEvent;
import org.standpat.query.projection.ProjectionParts;
import org.standpat.query.projection.Projections;
import org.standpat.query.projection.Rebuild;
import org.standpat.query.projection.RebuildProgress;
import org.standpat.query.projection.ServingProjection;
import org.standpat.service.place.Lifetime;
import org.standpat.service.process.ConnectionPools;
import org.standpat.service.terminal.Progress;

/** Rebuilds in this process; a service that runs on the same database goes over to the new tables by itself. */
final class OwnRebuild {

    private static final int CONNECTIONS = 10;

    private OwnRebuild() {}

    /**
     * Rebuilds what is in this database, which is ready.
     *
     * @throws org.standpat.query.projection.RebuildRefusedException when another process rebuilds, or the tables are of a newer program
     */
    static RebuildEnd run(Database database, Progress bar, Lifetime lifetime) {
        Readiness.requireMayProject(database);
        HikariDataSource pool = lifetime.add(ConnectionPools.open(database, "standpat-rebuild", CONNECTIONS));
        EventFeed feed = new EventFeed(new EventLog(pool));
        ServingProjection serving = lifetime.add(new ServingProjection(
                ProjectionParts.of(pool, database.unpooled(), new JdbcTransactionManager(pool), feed)));
        Rebuild rebuild = lifetime.add(new Rebuild(serving));
        RebuildProgress end = rebuild.run(now -> show(now, bar));
        List<String> parked = serving.parked().first(Projections.PARKED_NAMED).stream()
                .map(OwnRebuild::sentence)
                .toList();
        return new RebuildEnd(
                end.done(),
                end.elapsed().toMillis(),
                end.failure(),
                serving.parked().count().events(),
                parked);
    }

    private static void show(RebuildProgress now, Progress bar) {
        now.laterStep()
                .ifPresentOrElse(
                        step -> bar.step(now.done(), StepName.of(step.name()), now.timeLeft()),
                        () -> bar.at(now.done(), now.total(), now.timeLeft()));
    }

    private static String sentence(ParkedEvent event) {
        return "hand " + event.hand() + ", event " + event.number() + ": " + event.reason();
    }
}
