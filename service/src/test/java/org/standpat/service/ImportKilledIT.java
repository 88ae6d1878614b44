package org.standpat.service;

import static org.assertj.core.api.Assertions.assertThat;
import static org.standpat.service.imports.RoomHands.BOBS_CARDS;
import static org.standpat.service.imports.RoomHands.folded;

import java.io.BufferedWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.standpat.db.log.EventLog;
import org.standpat.db.log.HandSources;
import org.standpat.db.postgres.Database;
import org.standpat.db.postgres.TestDatabase;
import org.standpat.service.imports.RoomHands;

/** An import that is killed leaves whole hands with their sources and nothing else, and goes on when it is run again. */
class ImportKilledIT {

    private static final long SEED = Long.getLong("standpat.seed", 20_261_130L);
    private static final int HANDS = 12_000;

    private final Database database = TestDatabase.fresh();
    private final JdbcClient sql = JdbcClient.create(database.unpooled());
    private final EventLog log = new EventLog(database.unpooled());

    @TempDir
    private Path folder;

    @Test
    void given_an_import_killed_in_the_middle_when_run_again_then_every_hand_is_there_once_with_its_source()
            throws Exception {
        Path file = folder.resolve("evening.txt");
        try (BufferedWriter out = Files.newBufferedWriter(file)) {
            for (int hand = 1; hand <= HANDS; hand++) {
                out.write(folded(hand, BOBS_CARDS));
            }
        }
        long least = 1L + new Random(SEED).nextInt(HANDS / 8);

        try (StandpatProcess killed = run("import", file.toString())) {
            Awaitility.await()
                    .atMost(StandpatProcess.LIMIT)
                    .pollInterval(Duration.ofMillis(20))
                    .until(() -> log.countHands() >= least);
            killed.kill();
        }
        long recorded = log.countHands();
        assertThat(recorded).as("killed in the middle, seed %d", SEED).isBetween(least, HANDS - 1L);
        assertWhole();

        try (StandpatProcess again = run("import", file.toString())) {
            assertThat(again.awaitEnd()).isZero();
            assertThat(again.output()).containsPattern("read +12000\n");
        }
        assertThat(log.countHands()).isEqualTo(HANDS);
        assertWhole();

        UUID any = log.handIds(null, 1).getFirst();
        try (StandpatProcess source = run("source", any.toString())) {
            assertThat(source.awaitEnd()).isZero();
            assertThat(Files.readString(file)).contains(source.output());
            assertThat(new HandSources(database.unpooled())
                            .of(any)
                            .orElseThrow()
                            .bytes()
                            .size())
                    .isEqualTo(source.output().length());
        }
    }

    private StandpatProcess run(String... arguments) {
        return StandpatProcess.start(
                List.of(),
                Map.of(
                        "STANDPAT_DB_URL", database.url(),
                        "STANDPAT_DB_USER", database.user(),
                        "STANDPAT_DB_PASSWORD", database.password()),
                arguments);
    }

    private void assertWhole() {
        int eventsOfEach =
                RoomHands.read(folded(1, BOBS_CARDS)).getFirst().events().size();
        assertThat(log.count()).isEqualTo(log.countHands() * eventsOfEach);
        assertThat(sql.sql("select hand from event except select hand from hand_source"
                                + " union all (select hand from hand_source except select hand from event)")
                        .query(UUID.class)
                        .list())
                .as("hands without source or sources without hand")
                .isEmpty();
    }
}
