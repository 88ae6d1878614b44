package org.standpat.notary.audit;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.SQLException;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.standpat.notary.audit.HistoryFinding.CheckpointsTakenOut;
import org.standpat.notary.audit.HistoryFinding.RolledBack;
import org.standpat.notary.audit.HistoryFinding.TwoHistories;
import org.standpat.notary.audit.RowFinding.EndCut;
import org.standpat.notary.audit.RowFinding.RowEdited;
import org.standpat.notary.audit.RowFinding.RowInserted;
import org.standpat.notary.audit.RowFinding.RowMoved;
import org.standpat.notary.audit.RowFinding.RowsRemoved;
import org.standpat.notary.audit.TreeFinding.TileDamaged;
import org.standpat.notary.audit.TreeFinding.TreeRebuilt;
import org.standpat.proof.note.KeyType;
import org.standpat.proof.note.NoteSigner;
import org.standpat.proof.note.SignedNote;

class AuditTest {

    private static final long SEED = Long.getLong("standpat.seed", 20_261_201);
    private static final int ROUNDS = Integer.getInteger("standpat.rounds", 12);
    private static final int MOST_EVENTS = 700;

    private static AuditedLog log;

    @BeforeAll
    static void open() throws SQLException {
        log = new AuditedLog();
    }

    @AfterAll
    static void close() {
        log.close();
    }

    /** A tampering, given a log of at least two events. */
    @FunctionalInterface
    private interface Tampering {

        void on(Random chance, long events);
    }

    private static void eachRound(Tampering tampering) {
        for (int round = 0; round < ROUNDS; round++) {
            Random chance = new Random(SEED + round);
            log.clear();
            int events = 2 + chance.nextInt(MOST_EVENTS - 1);
            log.playAndSign(events, chance.nextInt(8), chance);
            try {
                tampering.on(chance, events);
            } catch (AssertionError | RuntimeException fault) {
                throw new AssertionError("seed " + (SEED + round) + ", " + events + " events", fault);
            }
        }
    }

    private static List<Finding> found() {
        return log.audit().findings();
    }

    private static long any(Random chance, long events) {
        return 1 + chance.nextLong(events);
    }

    private static void edit(long place) {
        log.sql.update("update event set at = at + interval '1 second' where feed_position = ?", place);
    }

    private static void renumber(long from, int by) {
        log.sql.update("update event set feed_position = feed_position + 1000000 where feed_position >= ?", from);
        log.sql.update(
                "update event set feed_position = feed_position - 1000000 + ? where feed_position > 1000000", by);
    }

    private static void insert(long place) {
        log.sql.update(
                "insert into event select gen_random_uuid(), ?, now(), 1, type, payload from event where feed_position"
                        + " = ?",
                place,
                log.end());
    }

    @Test
    void inAnUntouchedLogNothingIsFound() {
        eachRound((chance, events) -> {
            AuditReport report = log.audit();
            assertThat(report.isClean()).as("%s", report).isTrue();
            assertThat(report.events()).isEqualTo(events);
            assertThat(report.signed()).isEqualTo(events);
            log.play(any(chance, 20) > 10 ? 5 : 300, chance);
            AuditReport later = log.audit();
            assertThat(later.isClean())
                    .as("rows that the tree does not have yet")
                    .isTrue();
            assertThat(later.waiting()).isEqualTo(log.end() - events);
        });
    }

    @Test
    void anEditedRowIsNamed() {
        eachRound((chance, events) -> {
            long place = any(chance, events);
            edit(place);
            assertThat(found()).singleElement().satisfies(finding -> {
                assertThat(finding).isInstanceOfSatisfying(RowEdited.class, edited -> {
                    assertThat(edited.place()).isEqualTo(place);
                    assertThat(edited.row().place()).isEqualTo(place);
                    assertThat(edited.signed()).isTrue();
                });
            });
        });
    }

    @Test
    void everyColumnCounts() {
        eachRound((chance, events) -> {
            long place = any(chance, events);
            List<String> changes = List.of(
                    "hand = gen_random_uuid()",
                    "number = 1999",
                    "at = at + interval '1 microsecond'",
                    "type = 5",
                    "type = 99",
                    "payload = payload || '\\x00'");
            log.sql.update(
                    "update event set " + changes.get(chance.nextInt(changes.size())) + " where feed_position = ?",
                    place);
            assertThat(found()).singleElement().isInstanceOf(RowEdited.class);
            assertThat(found().getFirst().place()).isEqualTo(place);
        });
    }

    @Test
    void aRowThatIsTakenOutIsNamedBeTheOthersRenumberedOrNot() {
        eachRound((chance, events) -> {
            long place = any(chance, events);
            log.sql.update("delete from event where feed_position = ?", place);
            if (chance.nextBoolean()) {
                renumber(place, -1);
            }
            Finding expected = place == events ? new EndCut(place, place, true) : new RowsRemoved(place, place, true);
            assertThat(found()).containsExactly(expected);
        });
    }

    @Test
    void manyRowsTakenOutAreOneFinding() {
        eachRound((chance, events) -> {
            long first = any(chance, events);
            long last = first + chance.nextLong(events - first + 1);
            log.sql.update("delete from event where feed_position between ? and ?", first, last);
            if (chance.nextBoolean()) {
                renumber(first, (int) (first - last - 1));
            }
            Finding expected = last == events ? new EndCut(first, last, true) : new RowsRemoved(first, last, true);
            assertThat(found()).containsExactly(expected);
        });
    }

    @Test
    void aRowThatIsPutInIsNamedThoughAllOthersAreRenumbered() {
        eachRound((chance, events) -> {
            long place = any(chance, events);
            renumber(place, 1);
            insert(place);
            assertThat(found())
                    .singleElement()
                    .isInstanceOfSatisfying(
                            RowInserted.class,
                            inserted -> assertThat(inserted.place()).isEqualTo(place));
        });
    }

    @Test
    void rowsThatChangedPlacesAreNamedWithBoth() {
        eachRound((chance, events) -> {
            long first = any(chance, events - 1);
            long second = first + 1 + chance.nextLong(events - first);
            log.sql.update(
                    "update event set feed_position = 1000000 + case when feed_position = ? then ? else ? end where"
                            + " feed_position in (?, ?)",
                    first,
                    second,
                    first,
                    first,
                    second);
            log.sql.update("update event set feed_position = feed_position - 1000000 where feed_position > 1000000");
            List<Finding> found = found();
            assertThat(found)
                    .hasSizeBetween(1, 2)
                    .allSatisfy(finding -> assertThat(finding).isInstanceOfSatisfying(RowMoved.class, moved -> {
                        assertThat(List.of(moved.place(), moved.from())).containsExactlyInAnyOrder(first, second);
                    }));
            assertThat(found.size() == 2 || second == first + 1).isTrue();
        });
    }

    @Test
    void severalChangesAreEachNamed() {
        eachRound((chance, events) -> {
            if (events < 40) {
                return;
            }
            long edited = any(chance, events / 4);
            long removed = events / 4 + 2 + any(chance, events / 4 - 3);
            long inserted = events / 2 + 2 + any(chance, events / 4 - 3);
            long editedToo = events * 3 / 4 + 2 + any(chance, events / 4 - 3);
            edit(edited);
            edit(editedToo);
            renumber(inserted, 1);
            insert(inserted);
            log.sql.update("delete from event where feed_position = ?", removed);
            renumber(removed, -1);
            assertThat(found().stream().map(finding -> finding.name() + " " + finding.place()))
                    .containsExactly(
                            "row edited " + edited,
                            "row removed " + removed,
                            "row inserted " + (inserted - 1),
                            "row edited " + editedToo);
        });
    }

    @Test
    void aDamagedTileIsNamedAndNoRowIsAccused() {
        eachRound((chance, events) -> {
            if (events < 256) {
                return;
            }
            long number = chance.nextLong(events / 256);
            boolean missing = chance.nextBoolean();
            log.sql.update(
                    missing
                            ? "delete from log_tile where level = 0 and number = ?"
                            : "update log_tile set hashes = overlay(hashes placing '\\x0102' from 1 + "
                                    + chance.nextInt(8190) + ") where level = 0 and number = ?",
                    number);
            assertThat(found())
                    .containsExactly(new TileDamaged(0, number, missing ? TileDamage.MISSING : TileDamage.CHANGED));
        });
    }

    @Test
    void aTreeThatWasMadeAnewWithoutTheKeyIsFoundBetweenTwoCheckpoints() {
        eachRound((chance, events) -> {
            long place = any(chance, events);
            edit(place);
            log.rebuildTree();
            boolean others = chance.nextBoolean();
            List<SignedNote> before = List.copyOf(log.outside);
            log.sql.update("delete from checkpoint");
            if (others) {
                log.sign(NoteSigner.random("standpat.example/audited", KeyType.ED25519));
                log.outside.clear();
                log.outside.addAll(before);
            }
            List<Finding> found = found().stream()
                    .filter(finding -> !(finding instanceof CheckpointsTakenOut))
                    .toList();
            assertThat(found.stream().filter(TreeRebuilt.class::isInstance))
                    .singleElement()
                    .isInstanceOfSatisfying(TreeRebuilt.class, rebuilt -> {
                        assertThat(rebuilt.after()).isLessThan(place);
                        assertThat(rebuilt.until()).isGreaterThanOrEqualTo(place);
                    });
            assertThat(found).hasSize(others ? 2 : 1);
        });
    }

    private static void cutTo(long size) {
        log.sql.update("delete from event where feed_position > ?", size);
        log.sql.update("delete from checkpoint where size > ?", size);
        log.keepAgain(size);
        log.sql.execute("delete from log_tile; delete from log_edge");
        log.grow(size);
    }

    @Test
    void anOlderStateIsFound() {
        eachRound((chance, events) -> {
            long size = any(chance, events - 1);
            cutTo(size);
            assertThat(found()).singleElement().isInstanceOfSatisfying(RolledBack.class, back -> {
                assertThat(back.end()).isEqualTo(size);
                assertThat(back.signed()).isEqualTo(events);
            });
        });
    }

    @Test
    void anOlderStateThatWentOnOtherwiseIsTwoHistories() {
        eachRound((chance, events) -> {
            long size = any(chance, events - 1);
            cutTo(size);
            List<SignedNote> before = List.copyOf(log.outside);
            log.playAndSign((int) (events - size) + 30, 3, new Random(chance.nextLong()));
            log.outside.clear();
            log.outside.addAll(before);
            assertThat(found()).singleElement().isInstanceOfSatisfying(TwoHistories.class, parted -> {
                assertThat(parted.after()).isLessThanOrEqualTo(size);
                assertThat(parted.other()).isGreaterThan(size);
            });
        });
    }

    @Test
    void aPlaceThatIsTakenTwiceIsNamed() {
        log.sql.execute("drop index event_feed");
        try {
            eachRound((chance, events) -> {
                long place = any(chance, events);
                insert(place);
                assertThat(found())
                        .singleElement()
                        .satisfies(finding -> assertThat(finding.place()).isEqualTo(place));
            });
        } finally {
            log.clear();
            log.sql.execute("create unique index event_feed on event (feed_position)");
        }
    }
}
