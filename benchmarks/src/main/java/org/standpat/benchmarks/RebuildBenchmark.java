package org.standpat.benchmarks;

import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.springframework.jdbc.support.JdbcTransactionManager;
import org.standpat.benchmarks.log.PlainRows;
import org.standpat.db.json.HandEventTypes;
import org.standpat.db.log.EventFeed;
import org.standpat.db.log.EventLog;
import org.standpat.db.postgres.Database;
import org.standpat.db.postgres.LocalPostgres;
import org.standpat.db.postgres.Schema;
import org.standpat.query.projection.ProjectionParts;
import org.standpat.query.projection.Rebuild;
import org.standpat.query.projection.RebuildProgress;
import org.standpat.query.projection.ServingProjection;

/**
 * The projection built anew beside the one that serves, from its first event until it has taken its place. Beside it, in the same round and
 * on the same server, a bare ordered {@code SELECT} of the same events through JDBC.
 */
final class RebuildBenchmark {

    /** Events of the log when no number is named. */
    static final long EVENTS = 1_000_000;

    private static final int ROUNDS = 5;

    /** Rows that the driver fetches at a time: more make it no faster. */
    private static final int FETCHED = 5_000;

    private static final String SELECT =
            "select hand, feed_position, at, number, type, payload from event order by feed_position";
    private static final double NANOS = 1e9;

    private RebuildBenchmark() {}

    static void run(long events) {
        try (LocalPostgres server = LocalPostgres.temporary()) {
            Database database = server.database();
            Schema.migrate(database.unpooled());
            HandEventTypes.ALL.register(database.unpooled());
            RecordedEvening.record(database, events);
            analyze(database);
            try (HikariDataSource pool = Pools.open(database);
                    ServingProjection serving = new ServingProjection(ProjectionParts.of(
                            pool,
                            database.unpooled(),
                            new JdbcTransactionManager(pool),
                            new EventFeed(new EventLog(pool))));
                    Rebuild rebuild = new Rebuild(serving)) {
                measure(rebuild, database);
            }
        } catch (SQLException failure) {
            throw new IllegalStateException("the log of the benchmark cannot be read", failure);
        }
    }

    /** As the server does by itself some time after so many rows have come. */
    private static void analyze(Database database) throws SQLException {
        try (Connection connection = database.unpooled().getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute("vacuum analyze event");
        }
    }

    private static void measure(Rebuild rebuild, Database database) throws SQLException {
        List<Double> rebuilds = new ArrayList<>();
        List<Double> selects = new ArrayList<>();
        List<Double> ratios = new ArrayList<>();
        long events = 0;
        for (int round = 0; round <= ROUNDS; round++) {
            double selected = selected(database);
            long begun = System.nanoTime();
            RebuildProgress end = rebuild.run(progress -> {});
            double rebuilt = end.total() / ((System.nanoTime() - begun) / NANOS);
            if (!end.finished()) {
                throw new IllegalStateException("the rebuild failed: " + end);
            }
            System.err.printf("round %d: rebuild %,.0f, SELECT %,.0f%n", round, rebuilt, selected);
            // The first time warms up.
            if (round > 0) {
                events = end.total();
                rebuilds.add(rebuilt);
                selects.add(selected);
                ratios.add(rebuilt / selected);
            }
        }
        System.out.printf("%nrebuild of %,d events: events per second%n", events);
        System.out.printf("  rebuild %s%n", Spread.of(rebuilds).whole());
        System.out.printf("  SELECT  %s%n", Spread.of(selects).whole());
        System.out.printf("  ratio   %s, aim 0.50%n", Spread.of(ratios).hundredths());
    }

    private static double selected(Database database) throws SQLException {
        try (Connection connection = database.unpooled().getConnection();
                PreparedStatement select = connection.prepareStatement(SELECT)) {
            // Without a transaction the driver takes all rows at once, whatever the fetch size.
            connection.setAutoCommit(false);
            select.setFetchSize(FETCHED);
            long begun = System.nanoTime();
            try (ResultSet rows = select.executeQuery()) {
                long events = new PlainRows().count(rows);
                return events / ((System.nanoTime() - begun) / NANOS);
            }
        }
    }
}
