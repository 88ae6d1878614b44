package org.standpat.benchmarks;

import com.zaxxer.hikari.HikariDataSource;
import java.security.SecureRandom;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.standpat.db.json.HandEventTypes;
import org.standpat.db.log.WholeLog;
import org.standpat.db.postgres.Database;
import org.standpat.db.postgres.LocalPostgres;
import org.standpat.db.postgres.Schema;
import org.standpat.notary.Notary;
import org.standpat.notary.NotaryKeys;
import org.standpat.notary.NotaryState;
import org.standpat.notary.Outside;
import org.standpat.notary.audit.Audit;
import org.standpat.notary.audit.AuditReport;
import org.standpat.notary.audit.AuditRequest;
import org.standpat.proof.entry.SaltSecret;
import org.standpat.proof.note.KeyType;
import org.standpat.proof.note.NoteSigner;

/** The whole record audited: every leaf made anew and compared, every tile and checkpoint; beside the same rows read alone. */
final class AuditBenchmark {

    /** Events when no number is named. */
    static final long EVENTS = 1_000_000;

    private static final int ROUNDS = 3;
    private static final double NANOS = 1e9;
    private static final double MEBIBYTE = 1 << 20;
    private static final Duration LOOK = Duration.ofMillis(200);

    private AuditBenchmark() {}

    static void run(long events) {
        NotaryKeys keys = new NotaryKeys(
                NoteSigner.random("standpat.example/benchmark", KeyType.ED25519),
                SaltSecret.random(new SecureRandom()));
        try (LocalPostgres server = LocalPostgres.temporary()) {
            Database database = server.database();
            Schema.migrate(database.unpooled());
            HandEventTypes.ALL.register(database.unpooled());
            try (HikariDataSource pool = Pools.open(database);
                    Notary notary =
                            new Notary(pool, pool, keys, HandEventTypes.ALL, Clock.systemUTC(), Outside.NOWHERE)) {
                RecordedEvening.record(database, events);
                awaitSigned(notary, events);
            }
            measure(database, keys);
        } catch (SQLException failure) {
            throw new IllegalStateException("the log of the benchmark cannot be read", failure);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(interrupted);
        }
    }

    private static void awaitSigned(Notary notary, long events) throws InterruptedException {
        while (!(notary.state() instanceof NotaryState.Signing signing && signing.size() >= events)) {
            Thread.sleep(LOOK);
        }
    }

    private static void measure(Database database, NotaryKeys keys) throws SQLException, InterruptedException {
        List<Double> audits = new ArrayList<>();
        List<Double> copies = new ArrayList<>();
        long events = 0;
        for (int round = 0; round <= ROUNDS; round++) {
            double copied = copied(database);
            long begun = System.nanoTime();
            AuditReport report = new Audit(new AuditRequest(
                            database.unpooled(),
                            HandEventTypes.ALL,
                            keys.log(),
                            keys.salts(),
                            List.of(),
                            Optional.empty(),
                            Optional.empty()))
                    .run((done, total) -> {});
            double audited = report.events() / ((System.nanoTime() - begun) / NANOS);
            if (!report.isClean()) {
                throw new IllegalStateException(
                        "the audit finds what nobody did: " + report.findings().getFirst());
            }
            System.err.printf("round %d: audit %,.0f, COPY %,.0f%n", round, audited, copied);
            // The first time warms up.
            if (round > 0) {
                events = report.events();
                audits.add(audited);
                copies.add(copied);
            }
        }
        System.out.printf("%naudit of %,d events: events per second%n", events);
        System.out.printf("  audit %s%n", Spread.of(audits).whole());
        System.out.printf("  COPY  %s%n", Spread.of(copies).whole());
        System.out.printf(
                "  with a heap of %,.0f MiB at most%n", Runtime.getRuntime().maxMemory() / MEBIBYTE);
    }

    private static double copied(Database database) throws SQLException, InterruptedException {
        long[] events = {0};
        long begun = System.nanoTime();
        try (Connection connection = database.unpooled().getConnection()) {
            WholeLog.read(connection, 0, event -> {
                events[0]++;
                return true;
            });
        }
        return events[0] / ((System.nanoTime() - begun) / NANOS);
    }
}
