package org.standpat.notary.audit;

import static org.assertj.core.api.Assertions.assertThat;

import java.security.SecureRandom;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.standpat.notary.audit.HistoryFinding.CheckpointsForged;
import org.standpat.notary.audit.HistoryFinding.CheckpointsGone;
import org.standpat.notary.audit.HistoryFinding.CheckpointsTakenOut;
import org.standpat.notary.audit.HistoryFinding.NothingSigned;
import org.standpat.notary.audit.HistoryFinding.TwoHistories;
import org.standpat.notary.audit.HistoryFinding.TwoRoots;
import org.standpat.notary.audit.RowFinding.RowEdited;
import org.standpat.notary.audit.TreeFinding.TileDamaged;
import org.standpat.proof.entry.SaltSecret;
import org.standpat.proof.note.Checkpoint;
import org.standpat.proof.note.SignedCheckpoint;
import org.standpat.proof.note.SignedNote;
import org.standpat.proof.tree.Hash;

class AuditOfTreeTest {

    private static final long SEED = Long.getLong("standpat.seed", 20_261_204);
    private static final int EVENTS = 700;

    private static AuditedLog log;

    @BeforeAll
    static void open() throws SQLException {
        log = new AuditedLog();
    }

    @AfterAll
    static void close() {
        log.close();
    }

    @BeforeEach
    void play() {
        log.clear();
        log.playAndSign(EVENTS, 4, new Random(SEED));
    }

    private static List<Finding> found() {
        return log.audit().findings();
    }

    private static SignedNote signed(long size, Hash root) {
        return SignedCheckpoint.sign(Checkpoint.of(AuditedLog.SIGNER.verifier().name(), size, root), AuditedLog.SIGNER)
                .note();
    }

    @Test
    void aChangedTileAboveTheLeavesIsNamed() {
        log.sql.update("update log_edge set hashes = overlay(hashes placing '\\x0102' from 40) where level = 1");
        assertThat(found()).containsExactly(new TileDamaged(1, 0, TileDamage.CHANGED));
        log.sql.update("delete from log_edge where level = 1");
        assertThat(found()).containsExactly(new TileDamaged(1, 0, TileDamage.MISSING));
    }

    @Test
    void aChangedEdgeOfTheLeavesIsNamed() {
        log.sql.update("update log_edge set hashes = overlay(hashes placing '\\x0102' from 40) where level = 0");
        assertThat(found()).containsExactly(new TileDamaged(0, EVENTS / 256, TileDamage.CHANGED));
        log.sql.update("update log_edge set hashes = substr(hashes, 1, 320) where level = 0");
        assertThat(found()).containsExactly(new TileDamaged(0, EVENTS / 256, TileDamage.SHORT));
        log.sql.update("delete from log_edge where level = 0");
        assertThat(found()).containsExactly(new TileDamaged(0, EVENTS / 256, TileDamage.MISSING));
    }

    @Test
    void tilesThatTheTreeDoesNotHaveAreNamed() {
        log.sql.update("insert into log_tile select 0, 1000000, hashes from log_tile where level = 0 and number = 0");
        log.sql.update("insert into log_tile select 3, 7, hashes from log_tile where level = 0 and number = 0");
        assertThat(found())
                .containsExactlyInAnyOrder(
                        new TileDamaged(0, 1_000_000, TileDamage.EXTRA), new TileDamaged(3, 7, TileDamage.EXTRA));
    }

    @Test
    void anEditedRowAndAChangedTileElsewhereAreBothNamed() {
        log.clear();
        log.play(EVENTS, new Random(SEED));
        log.grow(EVENTS / 2);
        log.sign();
        log.grow(EVENTS);
        log.sign();
        log.sql.update("update event set number = 1999 where feed_position = 650");
        log.sql.update(
                "update log_tile set hashes = overlay(hashes placing '\\x0102' from 40) where level = 0 and number ="
                        + " 0");
        List<Finding> found = found();
        assertThat(found).hasSize(2).contains(new TileDamaged(0, 0, TileDamage.CHANGED));
        assertThat(found).anySatisfy(finding -> {
            assertThat(finding).isInstanceOf(RowEdited.class);
            assertThat(finding.place()).isEqualTo(650);
        });
    }

    @Test
    void aCheckpointThatWasBentIsNotBelieved() {
        log.sql.update(
                "update checkpoint set note = replace(note, ?, ?) where size = ?", "\n" + EVENTS, "\n70", EVENTS);
        assertThat(found()).singleElement().isInstanceOfSatisfying(CheckpointsForged.class, forged -> {
            assertThat(forged.first()).isEqualTo(EVENTS);
            assertThat(forged.count()).isEqualTo(1);
            assertThat(forged.source()).isEqualTo("the database");
        });
    }

    @Test
    void aNewestCheckpointThatWasTakenAwayIsSaid() {
        log.outside.clear();
        log.sql.update("delete from checkpoint where size = ?", EVENTS);
        Long last = log.sql.queryForObject("select max(size) from checkpoint", Long.class);
        assertThat(last).isNotNull();
        assertThat(found()).containsExactly(new CheckpointsGone(last == null ? 0 : last, EVENTS));
    }

    @Test
    void whereNothingWasSignedThatIsSaid() {
        log.sql.update("delete from checkpoint");
        log.outside.clear();
        assertThat(found()).containsExactly(new NothingSigned(EVENTS));
    }

    @Test
    void aSecondRootForTheSameSizeIsASecondHistory() {
        log.outside.add(signed(EVENTS, Hash.ofLeaf(new byte[] {1})));
        assertThat(found()).singleElement().isInstanceOfSatisfying(TwoHistories.class, two -> {
            assertThat(two.other()).isEqualTo(EVENTS);
            assertThat(two.own()).isEqualTo(EVENTS);
        });
        log.outside.clear();
        log.sql.update("delete from checkpoint");
        log.outside.add(signed(EVENTS, Hash.ofLeaf(new byte[] {1})));
        log.outside.add(signed(EVENTS, Hash.ofLeaf(new byte[] {2})));
        assertThat(found()).anyMatch(TwoRoots.class::isInstance);
    }

    /** The sizes of the newest checkpoints outside of each tile up to a size. */
    private static List<Long> newestUpTo(long end) {
        Map<Long, Long> newest = new TreeMap<>();
        log.outside.stream()
                .map(note -> Checkpoint.parse(note.text()).size())
                .filter(size -> size <= end)
                .forEach(size -> newest.merge((size - 1) / 256, size, Math::max));
        return List.copyOf(newest.values());
    }

    @Test
    void checkpointsThatTheDatabaseMustHaveAndHasNotAreFound() {
        assertThat(found()).isEmpty();
        List<Long> gone = newestUpTo(512);
        log.sql.update("delete from checkpoint where size <= 512");
        assertThat(found()).containsExactly(new CheckpointsTakenOut(gone.getFirst(), gone.size(), "the test"));
    }

    @Test
    void theNewestCheckpointThatIsOutsideAloneIsFoundBeAnOlderOneOfItsTileLeftOrNot() {
        log.clear();
        log.play(90, new Random(SEED));
        for (long size : new long[] {40, 90}) {
            log.grow(size);
            log.sign();
        }
        assertThat(found()).isEmpty();
        log.sql.update(
                "update checkpoint set size = 40, note = ?",
                log.outside.getFirst().toString());
        assertThat(found()).containsExactly(new CheckpointsTakenOut(90, 1, "the test"));
        log.sql.update("delete from checkpoint");
        assertThat(found()).containsExactly(new CheckpointsTakenOut(90, 1, "the test"));
    }

    @Test
    void aRowOfACheckpointThatCannotBeReadIsOneFindingAndNotTwo() {
        log.sql.update("update checkpoint set note = 'none'");
        assertThat(found()).singleElement().isInstanceOf(CheckpointsForged.class);
    }

    @Test
    void withAnotherSecretOfTheSaltsItIsSaidThatThatIsWhatItLooksLike() {
        AuditRequest right = log.request(Optional.empty(), Optional.empty());
        AuditRequest wrong = new AuditRequest(
                right.database(),
                right.types(),
                right.log(),
                SaltSecret.random(new SecureRandom()),
                right.outside(),
                right.tiles(),
                right.progress());
        AuditReport report = new Audit(wrong).run((done, total) -> {});
        assertThat(report.isClean()).isFalse();
        assertThat(report.hasStrangeSalts()).isTrue();
        log.sql.update("update event set at = at + interval '1 second' where feed_position > 5");
        AuditReport edited = log.audit();
        assertThat(edited.isClean()).isFalse();
        assertThat(edited.hasStrangeSalts()).isFalse();
    }
}
