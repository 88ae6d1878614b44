package org.standpat.benchmarks;

import com.zaxxer.hikari.HikariDataSource;
import java.nio.ByteBuffer;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.UUID;
import javax.sql.DataSource;
import org.standpat.db.json.HandEventCodec;
import org.standpat.db.json.HandEventTypes;
import org.standpat.db.log.EventCodec.Encoded;
import org.standpat.db.log.EventLog;
import org.standpat.db.postgres.LocalPostgres;
import org.standpat.db.postgres.Schema;
import org.standpat.deal.HouseDealer;
import org.standpat.deal.ShuffleSeed;
import org.standpat.decide.Decider;
import org.standpat.hand.Dealing;
import org.standpat.hand.HandCommand;
import org.standpat.hand.HandCommand.StartHand;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandFold;
import org.standpat.hand.HandState;
import org.standpat.hand.HandState.Finished;
import org.standpat.hand.HandState.Started;
import org.standpat.play.RandomPlayer;
import org.standpat.play.RandomTable;
import org.standpat.service.verify.AllHands;
import org.standpat.service.verify.StoredHandCheck;
import org.standpat.service.verify.VerifyReport;

/** Stored hands gone over by {@code verify}: read from an embedded server, decoded, judged by every rule and replayed twice. */
final class VerifyBenchmark {

    /** Hands when no number is named. */
    static final int HANDS = 100_000;

    private static final int ROUNDS = 3;
    private static final int HANDS_PER_TRANSACTION = 200;
    private static final double NANOS = 1e9;

    private VerifyBenchmark() {}

    static void run(int hands) {
        try (LocalPostgres server = LocalPostgres.temporary();
                HikariDataSource pool = LogBenchmarks.pool(server.database())) {
            Schema.migrate(pool);
            HandEventTypes.ALL.register(pool);
            store(pool, hands);
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
                    hands, events, threads, LogBenchmarks.spread(rates));
        } catch (SQLException failure) {
            throw new IllegalStateException("the database failed", failure);
        }
    }

    /** Random six-handed hands, dealt by the house, each as its events alone. */
    private static void store(DataSource database, int hands) throws SQLException {
        HandEventCodec codec = new HandEventCodec();
        SplittableRandom chance = new SplittableRandom(1);
        try (Connection connection = database.getConnection();
                PreparedStatement insert = connection.prepareStatement(
                        "insert into event (hand, number, type, at, payload) values (?, ?, ?, now(), cast(? as jsonb))")) {
            connection.setAutoCommit(false);
            for (int hand = 1; hand <= hands; hand++) {
                add(insert, codec, chance);
                if (hand % HANDS_PER_TRANSACTION == 0 || hand == hands) {
                    insert.executeBatch();
                    connection.commit();
                }
            }
            connection.setAutoCommit(true);
        }
    }

    private static void add(PreparedStatement insert, HandEventCodec codec, SplittableRandom chance)
            throws SQLException {
        List<HandEvent> events = played(chance);
        UUID hand = ((HandEvent.HandStarted) events.getFirst()).hand();
        for (int i = 0; i < events.size(); i++) {
            Encoded encoded = codec.encode(events.get(i));
            insert.setObject(1, hand);
            insert.setInt(2, i + 1);
            insert.setShort(3, encoded.type());
            insert.setString(4, encoded.json());
            insert.addBatch();
        }
    }

    private static List<HandEvent> played(SplittableRandom chance) {
        HouseDealer dealer = new HouseDealer(ShuffleSeed.of(ByteBuffer.allocate(ShuffleSeed.BYTES)
                .putLong(chance.nextLong())
                .array()));
        RandomPlayer player = new RandomPlayer(chance);
        StartHand start = new RandomTable(chance).with(Tables.PLAYERS, Tables.RULES, Dealing.HOUSE);
        List<HandEvent> events = new ArrayList<>();
        HandState state = HandState.NOT_STARTED;
        for (HandCommand command = start; ; command = player.next((Started) state)) {
            List<HandEvent> decided = Decider.decide(state, command, dealer);
            for (HandEvent event : decided) {
                state = HandFold.evolve(state, event);
            }
            events.addAll(decided);
            if (state instanceof Finished) {
                return events;
            }
        }
    }
}
