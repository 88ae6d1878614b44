package org.standpat.notary.audit;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.standpat.notary.audit.HistoryFinding.CheckpointsTakenOut;
import org.standpat.notary.audit.HistoryFinding.CosignaturesGone;
import org.standpat.notary.audit.HistoryFinding.RolledBack;
import org.standpat.proof.note.KeyType;
import org.standpat.proof.note.NoteSigner;

/** Cosignatures of the database beside those outside. The database is written first, so that a crash leaves less outside, never more. */
class CosignaturesTest {

    private static final long SEED = Long.getLong("standpat.seed", 20_261_206);
    private static final NoteSigner ONE = NoteSigner.random("witness.example/one", KeyType.COSIGNATURE);
    private static final NoteSigner TWO = NoteSigner.random("witness.example/two", KeyType.COSIGNATURE);

    private static AuditedLog log;

    @BeforeAll
    static void open() throws SQLException {
        log = new AuditedLog();
    }

    @AfterAll
    static void close() {
        log.close();
    }

    /** Of the first tile 100 and 200 are signed, of the second 300, 400 and 500, of the third 600; of these 200, 400 and 600 are cosigned. */
    @BeforeEach
    void play() {
        log.clear();
        log.play(600, new Random(SEED));
        for (int size = 100; size <= 600; size += 100) {
            log.grow(size);
            log.sign();
            if (size % 200 == 0) {
                log.cosign(ONE);
                log.cosign(TWO);
            }
        }
    }

    private static List<Finding> found() {
        return log.audit().findings();
    }

    private static CosignaturesGone gone(long size, CosignatureLoss how) {
        boolean isOutside = how == CosignatureLoss.FEWER || how == CosignatureLoss.ROW_GONE;
        return new CosignaturesGone(size, how, isOutside ? "the test" : "the database");
    }

    /** Without the signatures by witnesses: the log's own is the first. */
    private static void cut(long size) {
        log.sql.update(
                "update checkpoint set note = regexp_replace(note, '\\n— witness[^\\n]*', '', 'g') where size = ?",
                size);
    }

    @Test
    void nothingIsFoundWhereNothingWasTaken() {
        assertThat(log.sql.queryForList("select size from checkpoint where cosigned order by size", Long.class))
                .containsExactly(200L, 400L, 600L);
        assertThat(found()).isEmpty();
    }

    @Test
    void cosignaturesThatWereCutOutAreFoundBeTheMarkLeftOrNotWithTheCopyOutsideAndWithout() {
        cut(400);
        assertThat(found()).containsExactly(gone(400, CosignatureLoss.FEWER));
        log.sql.update("update checkpoint set cosigned = false where size = 400");
        assertThat(found()).containsExactly(gone(400, CosignatureLoss.FEWER));
        log.sql.update("update checkpoint set cosigned = true where size = 400");
        log.outside.clear();
        assertThat(found()).containsExactly(gone(400, CosignatureLoss.NONE_LEFT));
    }

    @Test
    void oneOfTwoThatWasCutOutIsFound() {
        log.sql.update("update checkpoint set note = regexp_replace(note, '\\n"
                + "— witness.example/two[^\\n"
                + "]*', '') where size = 200");
        assertThat(found()).containsExactly(gone(200, CosignatureLoss.FEWER));
    }

    @Test
    void aMarkThatWasTakenAwayIsFound() {
        log.sql.update("update checkpoint set cosigned = false where size = 600");
        assertThat(found()).containsExactly(gone(600, CosignatureLoss.MARK_GONE));
    }

    @Test
    void aCosignedOneThatWasTakenOutIsFoundInEachTile() {
        log.sql.update("delete from checkpoint where size in (200, 400)");
        log.sql.update(
                "insert into checkpoint (size, at, note) select 100, now(), ?",
                log.outside.getFirst().toString());
        assertThat(found())
                .containsExactlyInAnyOrder(
                        gone(200, CosignatureLoss.ROW_GONE),
                        gone(400, CosignatureLoss.ROW_GONE),
                        new CheckpointsTakenOut(200, 1, "the test"));
    }

    @Test
    void anEarlierOneOfTheSameTileThatIsOutsideAloneIsNone() {
        // 250 is cosigned now, so that 200 is no longer kept; it is outside.
        log.clear();
        log.play(250, new Random(SEED));
        for (int size : List.of(200, 250)) {
            log.grow(size);
            log.sign();
            log.cosign(ONE);
        }
        assertThat(log.sql.queryForList("select size from checkpoint", Long.class))
                .containsExactly(250L);
        assertThat(found()).isEmpty();
        // A crash came before the last went outside.
        log.outside.removeLast();
        assertThat(found()).isEmpty();
        log.outside.removeLast();
        assertThat(found()).isEmpty();
    }

    @Test
    void aDatabaseThatWasPutBackWithoutAnyCheckpointOfThatTimeHasNotLostTheCosignaturesApart() {
        log.sql.update("delete from checkpoint where size < 600");
        assertThat(found()).containsExactly(new CheckpointsTakenOut(200, 2, "the test"));
        log.sql.update("delete from checkpoint");
        assertThat(found()).as("with leaves that were signed there was one").hasSize(4);
    }

    @Test
    void whatAnOlderStateNeverHadItHasNotLost() {
        log.sql.update("delete from event where feed_position > 450");
        log.sql.update("delete from checkpoint where size > 450");
        log.rebuildTree();
        assertThat(found()).singleElement().isInstanceOf(RolledBack.class);
    }

    @Test
    void cosignaturesOfTwoProcessesAreKeptTogetherAndAnOlderOneDoesNotComeBack() {
        // The one process has asked for size 600 before it lost its connection, and is the notary again.
        NoteSigner late = NoteSigner.random("witness.example/late", KeyType.COSIGNATURE);
        log.keepCosignature(log.outside.getLast(), late, Instant.now());
        assertThat(log.sql.queryForObject("select note from checkpoint where size = 600", String.class))
                .contains("witness.example/one", "witness.example/two", "witness.example/late");
        assertThat(found()).isEmpty();
        log.keepCosignature(
                log.outside.stream()
                        .filter(note -> note.text().contains("\n300\n"))
                        .findFirst()
                        .orElseThrow(),
                late,
                Instant.now());
        assertThat(log.sql.queryForList("select size from checkpoint where cosigned order by size", Long.class))
                .containsExactly(200L, 400L, 600L);
        assertThat(found()).isEmpty();
    }
}
