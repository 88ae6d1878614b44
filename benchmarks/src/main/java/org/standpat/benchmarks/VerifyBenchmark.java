package org.standpat.benchmarks;

import com.zaxxer.hikari.HikariDataSource;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import javax.sql.DataSource;
import org.standpat.db.json.HandEventCodec;
import org.standpat.db.json.HandEventTypes;
import org.standpat.db.log.Append;
import org.standpat.db.log.Beside;
import org.standpat.db.log.EventCodec.Encoded;
import org.standpat.db.log.EventLog;
import org.standpat.db.log.GroupCommit;
import org.standpat.db.log.NewEvent;
import org.standpat.db.postgres.LocalPostgres;
import org.standpat.db.postgres.Schema;
import org.standpat.hand.HandEvent;
import org.standpat.service.verify.AllHands;
import org.standpat.service.verify.StoredHandCheck;
import org.standpat.service.verify.VerifyReport;

/** Stored hands gone over by {@code verify}: read from an embedded server, decoded, judged by every rule and replayed twice. */
final class VerifyBenchmark {

    /** Hands when no number is named. */
    static final int HANDS = 100_000;

    private static final int ROUNDS = 3;
    private static final double NANOS = 1e9;

    private VerifyBenchmark() {}

    static void run(int hands) {
        try (LocalPostgres server = LocalPostgres.temporary();
                HikariDataSource pool = Pools.open(server.database())) {
            Schema.migrate(pool);
            HandEventTypes.ALL.register(pool);
            store(server.database().unpooled(), hands);
            int threads = Runtime.getRuntime().availableProcessors();
            List<Double> rates = new ArrayList<>();
            long events = 0;
            for (int round = 0; round < ROUNDS; round++) {
                long begun = System.nanoTime();
                VerifyReport report = new AllHands(
                                new EventLog(pool), new StoredHandCheck(new HandEventCodec()), threads)
                        .run(ignored -> {});
                if (report.faults() > 0 || report.hands() != hands) {
                    throw new IllegalStateException(
                            report.faults() + " faults in " + report.hands() + " hands, of " + hands + " without any");
                }
                events = report.events();
                rates.add(hands / ((System.nanoTime() - begun) / NANOS));
            }
            System.out.printf(
                    "%nverify of %,d hands with %,d events on %d threads: %s hands per second%n",
                    hands, events, threads, Spread.of(rates).whole());
        }
    }

    /** Random six-handed hands, dealt by the house, each as its events alone. */
    private static void store(DataSource database, int hands) {
        HandEventCodec codec = new HandEventCodec();
        SplittableRandom chance = new SplittableRandom(1);
        Instant now = Instant.now();
        try (GroupCommit commits = new GroupCommit(database, () -> {})) {
            for (int hand = 0; hand < hands; hand++) {
                List<HandEvent> events = WrittenHands.played(chance);
                List<NewEvent> rows = new ArrayList<>(events.size());
                for (HandEvent event : events) {
                    Encoded encoded = codec.encode(event);
                    rows.add(new NewEvent(encoded.type(), now, encoded.payload()));
                }
                commits.record(new Append(((HandEvent.HandStarted) events.getFirst()).hand(), 0, rows, Beside.NONE));
            }
        }
    }
}
