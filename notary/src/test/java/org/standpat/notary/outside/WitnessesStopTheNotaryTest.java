package org.standpat.notary.outside;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.datasource.DelegatingDataSource;
import org.standpat.db.json.HandEventTypes;
import org.standpat.db.log.LogFixture;
import org.standpat.notary.Notary;
import org.standpat.notary.NotaryKeys;
import org.standpat.notary.NotaryState;
import org.standpat.notary.Outside;
import org.standpat.notary.checkpoint.Checkpoints;
import org.standpat.notary.checkpoint.KeptCheckpoint;
import org.standpat.proof.note.Checkpoint;
import org.standpat.proof.note.KeyType;
import org.standpat.proof.note.NoteSigner;
import org.standpat.proof.tree.Hash;

/** A real notary and a real witness, no folder: who has cosigned another history stops the notary before it signs anything new. */
class WitnessesStopTheNotaryTest {

    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final NotaryKeys keys = NotaryKeys.random("standpat.example/log", new SecureRandom());
    private final LogFixture log = new LogFixture();
    private final TestWitness witness = new TestWitness("witness.example/one", Clock.systemUTC(), keys.log());

    @AfterEach
    void close() {
        witness.close();
        log.close();
    }

    private Notary start(Outside outside) {
        return start(outside, log.database.unpooled());
    }

    private Notary start(Outside outside, DataSource database) {
        return new Notary(database, log.dataSource, keys, HandEventTypes.ALL, Clock.systemUTC(), outside);
    }

    private static Outside asking(Witness... witnesses) {
        return new Outside(List.of(), List.of(witnesses));
    }

    private void signWithoutWitnesses(int events) {
        log.handWith(events);
        try (Notary notary = start(Outside.NOWHERE)) {
            await().atMost(PATIENCE).until(() -> signed() == events);
            assertThat(notary.state()).isInstanceOf(NotaryState.Signing.class);
        }
    }

    private long signed() {
        return new Checkpoints(log.dataSource)
                .newest()
                .map(KeptCheckpoint::size)
                .orElse(0L);
    }

    private Checkpoint other(long size) {
        return Checkpoint.of(keys.log().name(), size, Hash.ofLeaf(new byte[] {1}));
    }

    private static String awaitRefusal(Notary notary) {
        await().atMost(PATIENCE)
                .untilAsserted(() -> assertThat(notary.state()).isInstanceOf(NotaryState.Refusing.class));
        return ((NotaryState.Refusing) notary.state()).finding();
    }

    @Test
    void whenAWitnessHasCosignedMoreNothingNewIsSigned() {
        signWithoutWitnesses(7);
        witness.remember(other(20));
        log.handWith(3);
        try (Notary notary = start(asking(witness.witness()))) {
            assertThat(awaitRefusal(notary))
                    .contains("size 20", "size 7", "./standpat audit", "STANDPAT_LOG_WITNESSES", "witness.example/one");
        }
        assertThat(signed()).isEqualTo(7);
    }

    @Test
    void whenAWitnessHasCosignedAnotherTreeNothingNewIsSigned() {
        signWithoutWitnesses(25);
        witness.remember(other(20));
        log.handWith(3);
        try (Notary notary = start(asking(witness.witness()))) {
            assertThat(awaitRefusal(notary)).contains("422", "two histories", "STANDPAT_LOG_WITNESSES");
        }
        assertThat(signed()).isEqualTo(25);
    }

    @Test
    void whenAWitnessHasCosignedAnotherTreeOfTheSameSizeNothingNewIsSigned() {
        signWithoutWitnesses(20);
        witness.remember(other(20));
        log.handWith(3);
        try (Notary notary = start(asking(witness.witness()))) {
            assertThat(awaitRefusal(notary)).contains("409", "two histories", "STANDPAT_LOG_WITNESSES");
        }
        assertThat(signed()).isEqualTo(20);
    }

    @Test
    void whenTheDatabaseHasNoCheckpointAWitnessThatKnowsTheLogStopsItToo() {
        witness.remember(other(20));
        log.handWith(3);
        try (Notary notary = start(asking(witness.witness()))) {
            assertThat(awaitRefusal(notary)).contains("size 20", "size 0");
        }
        assertThat(signed()).isZero();
    }

    @Test
    void aWitnessThatSaysSoLaterStopsItThen() {
        try (Notary notary = start(asking(witness.witness()))) {
            log.handWith(5);
            await().atMost(PATIENCE).until(() -> notary.witnesses().getFirst().size() == 5);
            witness.remember(other(5));
            log.handWith(1);
            assertThat(awaitRefusal(notary)).contains("two histories", "STANDPAT_LOG_WITNESSES");
            long size = signed();
            log.handWith(1);
            assertThat(notary.state()).isInstanceOf(NotaryState.Refusing.class);
            assertThat(signed()).isEqualTo(size);
        }
        assertThat(signed()).as("nor at the end").isEqualTo(6);
    }

    @Test
    void witnessesThatAreAwayOrNeverAnswerOrFailDoNotStopIt() {
        signWithoutWitnesses(7);
        CountDownLatch over = new CountDownLatch(1);
        TestWitness away = new TestWitness("witness.example/away", Clock.systemUTC(), keys.log());
        away.close();
        TestWitness stranger = new TestWitness("witness.example/stranger", Clock.systemUTC());
        try (WebServer silent = new WebServer(exchange -> {
                    try {
                        over.await();
                    } catch (InterruptedException ends) {
                        Thread.currentThread().interrupt();
                    }
                });
                stranger) {
            Witness never = new Witness(
                    NoteSigner.random("witness.example/never", KeyType.COSIGNATURE)
                            .verifier(),
                    silent.address("/prefix"));
            log.handWith(3);
            try (Notary notary = start(asking(away.witness(), stranger.witness(), never))) {
                await().atMost(PATIENCE).until(() -> signed() == 10);
                assertThat(notary.state()).isInstanceOf(NotaryState.Signing.class);
            } finally {
                over.countDown();
            }
        }
    }

    @Test
    void aDatabaseThatLostItsTreeGoesOnWhereTheFolderHasIt(@TempDir Path folder) {
        Outside both = new Outside(List.of(new OutletFolder(folder, Clock.systemUTC())), List.of(witness.witness()));
        try (Notary notary = start(both)) {
            log.handWith(20);
            await().atMost(PATIENCE).until(() -> notary.witnesses().getFirst().size() == 20);
        }
        log.sql.update("delete from checkpoint");
        log.sql.update("delete from log_edge");
        log.handWith(3);
        try (Notary notary = start(both)) {
            await().atMost(PATIENCE).until(() -> notary.witnesses().getFirst().size() == 23);
            assertThat(notary.state()).isInstanceOf(NotaryState.Signing.class);
        }
    }

    @Test
    void whatWasSignedIsDurableBeforeItGoesOutWhateverTheDatabaseIsSetTo() throws SQLException {
        String name = log.sql.queryForObject("select current_database()", String.class);
        log.sql.execute("alter database " + name + " set synchronous_commit = off");
        AtomicReference<Connection> taken = new AtomicReference<>();
        DataSource watched = new DelegatingDataSource(log.database.unpooled()) {
            @Override
            public Connection getConnection() throws SQLException {
                Connection connection = super.getConnection();
                taken.set(connection);
                return connection;
            }
        };
        try (Notary notary = start(Outside.NOWHERE, watched)) {
            log.handWith(1);
            await().atMost(PATIENCE).until(() -> signed() == 1);
            assertThat(notary.state()).isInstanceOf(NotaryState.Signing.class);
            try (Statement statement = taken.get().createStatement();
                    var row = statement.executeQuery("show synchronous_commit")) {
                row.next();
                assertThat(row.getString(1)).isEqualTo("on");
            }
        }
    }
}
