package org.standpat.benchmarks;

import com.zaxxer.hikari.HikariDataSource;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.security.SecureRandom;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import javax.sql.DataSource;
import org.springframework.jdbc.support.JdbcTransactionManager;
import org.standpat.command.dealer.DealerKey;
import org.standpat.command.dealer.DealerVault;
import org.standpat.command.shell.HandDesk;
import org.standpat.command.shell.HandShell;
import org.standpat.db.axon.SpringTransactions;
import org.standpat.db.json.HandEventCodec;
import org.standpat.db.json.HandEventTypes;
import org.standpat.db.log.EventFeed;
import org.standpat.db.log.EventLog;
import org.standpat.db.postgres.Database;
import org.standpat.db.postgres.LocalPostgres;
import org.standpat.db.postgres.Schema;
import org.standpat.query.projection.FeedProgress;
import org.standpat.query.projection.HandProjection;
import org.standpat.query.projection.ProjectionProcessor;
import org.standpat.query.projection.Rebuild;
import org.standpat.query.projection.RebuildProgress;

/** Durable actions against plain one-row commits, side by side on one embedded server with fsync on; then a rebuild of what was played. */
final class LogBenchmarks {

    private static final int[] TABLES = {1, 8, 24};
    private static final int ROUNDS = 3;
    private static final Duration WARM_UP = Duration.ofSeconds(8);
    private static final Duration ROUND = Duration.ofSeconds(6);
    private static final int CONNECTIONS = 32;

    private LogBenchmarks() {}

    static void run(boolean durable, boolean rebuild) {
        try (LocalPostgres server = LocalPostgres.temporary();
                HikariDataSource pool = pool(server.database())) {
            Schema.migrate(pool);
            HandEventTypes.ALL.register(pool);
            Tables tables = new Tables(desk(pool));
            tables.actionsPerSecond(TABLES[TABLES.length - 1], WARM_UP, 0);
            if (durable) {
                durable(tables, new PlainInserts(pool));
            }
            if (rebuild) {
                rebuild(pool);
            }
        } catch (SQLException failure) {
            throw new IllegalStateException("the database failed", failure);
        }
    }

    private static void durable(Tables tables, PlainInserts plain) {
        System.out.printf(
                "%nacknowledged actions per second through the command bus, and one-row commits by plain JDBC; medians of %d rounds"
                        + " of %d s (least to most)%n%n",
                ROUNDS, ROUND.toSeconds());
        System.out.println("| tables | actions/s | plain rows/s | ratio |");
        System.out.println("|---|---|---|---|");
        for (int writers : TABLES) {
            List<Double> actions = new ArrayList<>();
            List<Double> rows = new ArrayList<>();
            for (int round = 0; round < ROUNDS; round++) {
                boolean plainFirst = round % 2 == 0;
                if (plainFirst) {
                    rows.add(plain.rowsPerSecond(writers, ROUND));
                }
                actions.add(tables.actionsPerSecond(writers, ROUND, 1_000L * (round + 1)));
                if (!plainFirst) {
                    rows.add(plain.rowsPerSecond(writers, ROUND));
                }
            }
            System.out.printf(
                    "| %d | %s | %s | %.2f |%n",
                    writers, spread(actions), spread(rows), median(actions) / median(rows));
        }
    }

    private static void rebuild(DataSource pool) {
        Clock clock = Clock.systemUTC();
        JdbcTransactionManager transactions = new JdbcTransactionManager(pool);
        EventLog log = new EventLog(pool);
        HandProjection projection = new HandProjection(pool, transactions, new HandEventCodec(), clock);
        try (ProjectionProcessor processor =
                new ProjectionProcessor(projection, new EventFeed(log), pool, transactions, clock)) {
            processor.start();
            Rebuild rebuild = new Rebuild(processor, new FeedProgress(processor, pool), log, clock);
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
            System.out.printf("%nrebuild of %,d events: %s events per second%n", events, spread(rates));
        }
    }

    private static HandDesk desk(DataSource pool) {
        SecureRandom random = new SecureRandom();
        byte[] key = new byte[32];
        random.nextBytes(key);
        DealerVault vault =
                new DealerVault(pool, DealerKey.parse(Base64.getEncoder().encodeToString(key), random), random);
        return HandShell.desk(
                pool,
                new SpringTransactions(new JdbcTransactionManager(pool)),
                vault,
                () -> {},
                InstantSource.system(),
                new SimpleMeterRegistry());
    }

    static HikariDataSource pool(Database database) {
        HikariDataSource pool = new HikariDataSource();
        pool.setJdbcUrl(database.url());
        pool.setUsername(database.user());
        pool.setPassword(database.password());
        pool.setMaximumPoolSize(CONNECTIONS);
        return pool;
    }

    static String spread(List<Double> values) {
        double[] sorted = sorted(values);
        return "%,.0f (%,.0f to %,.0f)".formatted(median(values), sorted[0], sorted[sorted.length - 1]);
    }

    private static double median(List<Double> values) {
        double[] sorted = sorted(values);
        return sorted[sorted.length / 2];
    }

    private static double[] sorted(List<Double> values) {
        double[] sorted = values.stream().mapToDouble(Double::doubleValue).toArray();
        Arrays.sort(sorted);
        return sorted;
    }
}
