package org.standpat.benchmarks;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import javax.sql.DataSource;
import org.springframework.jdbc.support.JdbcTransactionManager;
import org.standpat.benchmarks.log.DeskLane;
import org.standpat.db.log.EventFeed;
import org.standpat.db.log.EventLog;
import org.standpat.db.postgres.LocalPostgres;
import org.standpat.query.projection.ProjectionParts;
import org.standpat.query.projection.Rebuild;
import org.standpat.query.projection.RebuildProgress;
import org.standpat.query.projection.ServingProjection;

/** The projections built anew from hands that were played through the command bus just before. */
final class RebuildBenchmark {

    private static final int ROUNDS = 3;
    private static final int TABLES = 24;
    private static final Duration PLAYED = Duration.ofSeconds(30);

    private RebuildBenchmark() {}

    static void run() {
        try (LocalPostgres server = LocalPostgres.temporary();
                DeskLane lane = new DeskLane(server.database())) {
            lane.play(TABLES, PLAYED);
            rebuild(lane.dataSource());
        }
    }

    private static void rebuild(DataSource pool) {
        EventFeed feed = new EventFeed(new EventLog(pool));
        try (ServingProjection serving =
                        new ServingProjection(ProjectionParts.of(pool, pool, new JdbcTransactionManager(pool), feed));
                Rebuild rebuild = new Rebuild(serving)) {
            serving.start();
            List<Double> rates = new ArrayList<>();
            long events = 0;
            for (int round = 0; round < ROUNDS; round++) {
                RebuildProgress done = rebuild.run(progress -> {});
                if (!done.finished()) {
                    throw new IllegalStateException("the rebuild failed: " + done);
                }
                events = done.total();
                rates.add(done.total() * 1_000.0 / done.elapsed().toMillis());
            }
            System.out.printf(
                    "%nrebuild of %,d events: %s events per second%n",
                    events, Spread.of(rates).whole());
        }
    }
}
