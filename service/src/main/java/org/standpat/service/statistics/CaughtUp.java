package org.standpat.service.statistics;

import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import javax.sql.DataSource;
import org.springframework.jdbc.support.JdbcTransactionManager;
import org.standpat.db.json.HandEventCodec;
import org.standpat.db.json.HandEventTypes;
import org.standpat.db.log.EventFeed;
import org.standpat.db.log.EventLog;
import org.standpat.db.log.FeedToken;
import org.standpat.query.projection.FeedPlaces;
import org.standpat.query.projection.FeedProgress;
import org.standpat.query.projection.HandProjection;
import org.standpat.query.projection.ProjectionProcessor;
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
    static void in(DataSource database, Lifetime lifetime, Terminal terminal) {
        HandEventTypes.ALL.register(database);
        Clock clock = Clock.systemUTC();
        EventFeed feed = new EventFeed(new EventLog(database));
        JdbcTransactionManager transactions = new JdbcTransactionManager(database);
        HandProjection projection = new HandProjection(database, transactions, new HandEventCodec(), clock);
        ProjectionProcessor processor =
                lifetime.add(new ProjectionProcessor(projection, feed, database, transactions, clock));
        FeedProgress progress = new FeedProgress(processor, database);
        FeedPlaces places = new FeedPlaces(database);
        Optional<FeedToken> goal = places.last();
        if (goal.isEmpty() || covers(progress, goal.get())) {
            return;
        }
        processor.start();
        long events = places.lag(progress.covered()).events();
        try (Progress bar = new Progress(terminal, "read", "events")) {
            if (!wait(progress, places, goal.get(), events, bar)) {
                terminal.line("The last " + places.lag(progress.covered()).events()
                        + " events are not in the tables yet, so newer hands are missing.");
            }
        }
    }

    private static boolean wait(
            FeedProgress progress, FeedPlaces places, FeedToken goal, long events, Progress bar) {
        long left = events;
        long moved = System.nanoTime();
        while (!covers(progress, goal)) {
            long now = places.lag(progress.covered()).events();
            if (now != left) {
                left = now;
                moved = System.nanoTime();
            }
            if (System.nanoTime() - moved > PATIENCE.toNanos()) {
                return false;
            }
            bar.at(events - left, events);
            pause();
        }
        return true;
    }

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
