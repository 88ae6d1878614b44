package org.standpat.service.statistics;

import java.time.Duration;
import java.util.Optional;
import javax.sql.DataSource;
import org.springframework.jdbc.support.JdbcTransactionManager;
import org.standpat.db.log.EventFeed;
import org.standpat.db.log.EventLog;
import org.standpat.db.log.FeedToken;
import org.standpat.db.postgres.Database;
import org.standpat.db.ready.Readiness;
import org.standpat.query.projection.FeedPlaces;
import org.standpat.query.projection.FeedProgress;
import org.standpat.query.projection.ProjectionParts;
import org.standpat.query.projection.Rebuild;
import org.standpat.query.projection.RebuildProgress;
import org.standpat.query.projection.ServingProjection;
import org.standpat.service.Sentence;
import org.standpat.service.place.Lifetime;
import org.standpat.service.terminal.Progress;
import org.standpat.service.terminal.Terminal;

/** Brings into the tables what is recorded and not there yet: in this process, unless another one does. */
final class CaughtUp {

    /** How long the tables may stay as they are before they are read as they are. */
    static final Duration PATIENCE = Duration.ofSeconds(15);

    private static final Duration LOOK_INTERVAL = Duration.ofMillis(50);

    private CaughtUp() {}

    /** Waits until everything that is recorded now is in the tables, and says so when it does not come there. */
    static void in(Database database, DataSource pool, Lifetime lifetime, Terminal terminal) {
        Readiness.requireMayProject(database);
        EventFeed feed = new EventFeed(new EventLog(pool));
        ServingProjection serving = lifetime.add(new ServingProjection(
                ProjectionParts.of(pool, database.unpooled(), new JdbcTransactionManager(pool), feed)));
        FeedProgress progress = new FeedProgress(serving, pool);
        FeedPlaces places = new FeedPlaces(pool);
        Optional<FeedToken> goal = places.last();
        if (goal.isEmpty() || covers(progress, goal.get())) {
            return;
        }
        Rebuild rebuild = lifetime.add(new Rebuild(serving));
        serving.start();
        long events = places.lag(progress.covered()).events();
        try (Progress bar = new Progress(terminal, "read", "events")) {
            if (!wait(progress, places, rebuild, goal.get(), events, bar)) {
                terminal.line("The last " + places.lag(progress.covered()).events()
                        + " events are not in the tables yet, so newer hands are missing.");
            }
        }
    }

    private static boolean wait(
            FeedProgress progress, FeedPlaces places, Rebuild rebuild, FeedToken goal, long events, Progress bar) {
        Place before = new Place(events, 0);
        long moved = System.nanoTime();
        while (!covers(progress, goal)) {
            Place now = new Place(
                    places.lag(progress.covered()).events(),
                    rebuild.progress().map(RebuildProgress::done).orElse(0L));
            if (!now.equals(before)) {
                before = now;
                moved = System.nanoTime();
            }
            if (System.nanoTime() - moved > PATIENCE.toNanos()) {
                return false;
            }
            bar.at(Math.min(events, Math.max(events - now.left(), now.built())), events);
            pause();
        }
        return true;
    }

    /** Events that are not in the tables, and those that are in tables which are made beside them. */
    private record Place(long left, long built) {}

    private static boolean covers(FeedProgress progress, FeedToken goal) {
        return progress.covered().filter(place -> place.covers(goal)).isPresent();
    }

    private static void pause() {
        try {
            Thread.sleep(LOOK_INTERVAL);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new Sentence("Interrupted before the hands were read.");
        }
    }
}
