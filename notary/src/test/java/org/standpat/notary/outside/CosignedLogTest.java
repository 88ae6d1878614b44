package org.standpat.notary.outside;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.standpat.db.json.HandEventTypes;
import org.standpat.db.log.LogFixture;
import org.standpat.notary.Notary;
import org.standpat.notary.NotaryKeys;
import org.standpat.notary.NotaryState;
import org.standpat.notary.Outside;
import org.standpat.notary.checkpoint.Checkpoints;
import org.standpat.proof.note.SignedCheckpoint;
import org.standpat.proof.note.SignedNote;

/** A real notary with a real witness and a real folder. */
class CosignedLogTest {

    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final NotaryKeys keys = NotaryKeys.random("standpat.example/log", new SecureRandom());

    private Notary start(LogFixture log, Outside outside) {
        return new Notary(
                log.database.unpooled(), log.dataSource, keys, HandEventTypes.ALL, Clock.systemUTC(), outside);
    }

    @Test
    void theNewestCheckpointIsCosignedAndKeptWithItInTheDatabaseAndTheFolder(@TempDir Path folder) throws Exception {
        try (LogFixture log = new LogFixture();
                TestWitness witness = new TestWitness("witness.example/one", Clock.systemUTC(), keys.log())) {
            OutletFolder outlet = new OutletFolder(folder, Clock.systemUTC());
            Notary notary = start(log, new Outside(List.of(outlet), List.of(witness.witness())));
            try (notary) {
                log.handWith(300);
                Checkpoints checkpoints = new Checkpoints(log.dataSource);
                await().atMost(PATIENCE)
                        .until(() -> checkpoints
                                .covering(300)
                                .map(kept -> kept.verified(keys.log()))
                                .filter(signed -> !signed.cosigners(
                                                List.of(witness.witness().key()))
                                        .isEmpty())
                                .isPresent());
                await().atMost(PATIENCE)
                        .until(() -> SignedCheckpoint.verified(newest(outlet), keys.log())
                                        .cosigners(List.of(witness.witness().key()))
                                        .size()
                                == 1);
                assertThat(new KeptTree(folder, 300).root(300))
                        .isEqualTo(SignedCheckpoint.verified(newest(outlet), keys.log())
                                .checkpoint()
                                .root());
                assertThat(notary.witnesses().getFirst().verdict()).isEqualTo(WitnessReport.Verdict.COSIGNED);
            }
        }
    }

    @Test
    void cosignaturesAreKeptWhileThereIsTraffic() throws Exception {
        try (LogFixture log = new LogFixture();
                TestWitness witness = new TestWitness("witness.example/one", Clock.systemUTC(), keys.log());
                Notary notary = start(log, new Outside(List.of(), List.of(witness.witness())))) {
            UUID hand = log.handWith(1);
            Checkpoints checkpoints = new Checkpoints(log.dataSource);
            int number = 2;
            long end = System.nanoTime() + PATIENCE.toNanos();
            while (cosigned(log) == 0 && System.nanoTime() < end) {
                log.append(LogFixture.checks(hand, number, 1));
                number++;
                Thread.sleep(50);
            }
            assertThat(cosigned(log)).isPositive();
            assertThat(checkpoints.newest()).isPresent();
            assertThat(notary.state()).isInstanceOf(NotaryState.Signing.class);
        }
    }

    private static long cosigned(LogFixture log) {
        Long count = log.sql.queryForObject("select count(*) from checkpoint where cosigned", Long.class);
        return count == null ? 0 : count;
    }

    private static SignedNote newest(OutletFolder outlet) throws Exception {
        return outlet.newest().orElseThrow();
    }
}
