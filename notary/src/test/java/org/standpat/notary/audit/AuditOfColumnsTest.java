package org.standpat.notary.audit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.sql.SQLException;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.standpat.notary.audit.HistoryFinding.CheckpointsForged;
import org.standpat.notary.audit.KindFinding.TypeInserted;
import org.standpat.notary.audit.KindFinding.TypeRemoved;
import org.standpat.notary.audit.KindFinding.TypeRenamed;
import org.standpat.notary.audit.RowFinding.PlacesBelowOne;
import org.standpat.notary.audit.RowFinding.RowEdited;
import org.standpat.notary.audit.RowFinding.RowsRemoved;
import org.standpat.notary.audit.TreeFinding.TileDamaged;

/** Whoever owns the tables can empty columns and give them other types; and can change what kinds of events are called. */
class AuditOfColumnsTest {

    private static final long SEED = Long.getLong("standpat.seed", 20_261_205);
    private static final int EVENTS = 600;

    private static AuditedLog log;

    @BeforeAll
    static void open() throws SQLException {
        log = new AuditedLog();
        log.sql.execute("alter table event drop constraint event_pkey");
        for (String column : List.of("hand", "feed_position", "at", "number", "type", "payload")) {
            log.sql.execute("alter table event alter column " + column + " drop not null");
        }
        for (String column : List.of("at", "note", "cosigned")) {
            log.sql.execute("alter table checkpoint alter column " + column + " drop not null");
        }
        log.sql.execute("alter table log_tile drop constraint log_tile_pkey");
        log.sql.execute("alter table log_tile alter column hashes drop not null");
        log.sql.execute("alter table log_tile drop constraint log_tile_hashes_check");
        log.sql.execute("alter table event_type drop constraint event_type_pkey");
        for (String column : List.of("id", "name", "revision")) {
            log.sql.execute("alter table event_type alter column " + column + " drop not null");
        }
        log.sql.execute("alter table event_type drop constraint event_type_name_revision_key");
        log.sql.execute("create table kinds as select * from event_type");
    }

    @AfterAll
    static void close() {
        log.close();
    }

    @BeforeEach
    void play() {
        log.clear();
        log.sql.execute("truncate event_type");
        log.sql.execute("insert into event_type select * from kinds");
        log.playAndSign(EVENTS, 4, new Random(SEED));
    }

    private static List<Finding> found() {
        return log.audit().findings();
    }

    @ParameterizedTest
    @CsvSource({"hand", "at", "number", "type", "payload"})
    void anEmptyColumnOfARowIsAnEditedRow(String column) {
        log.sql.update("update event set " + column + " = null where feed_position = 77");
        assertThat(found())
                .singleElement()
                .isInstanceOfSatisfying(
                        RowEdited.class, row -> assertThat(row.place()).isEqualTo(77));
    }

    @Test
    void aRowWithoutAPlaceIsSaidToBeMissingThereAndTold() {
        log.sql.update("update event set feed_position = null where feed_position = 77");
        assertThat(found()).containsExactlyInAnyOrder(new RowsRemoved(77, 77, true), new PlacesBelowOne(1));
    }

    @ParameterizedTest
    @CsvSource({"at, 'Column at '", "note, 'Column note '", "cosigned, 'Column cosigned '"})
    void anEmptyColumnOfACheckpointIsNamed(String column, String said) {
        log.sql.update("update checkpoint set " + column + " = null where size = ?", EVENTS);
        assertThat(found()).singleElement().isInstanceOfSatisfying(CheckpointsForged.class, forged -> {
            assertThat(forged.first()).isEqualTo(EVENTS);
            assertThat(forged.sentence()).contains(said);
        });
    }

    @Test
    void timesWithoutEndAreNoFault() {
        log.sql.update("update checkpoint set at = 'infinity' where size = ?", EVENTS);
        assertThat(found()).isEmpty();
        log.sql.update("update checkpoint set at = '-infinity' where size = ?", EVENTS);
        assertThat(found()).isEmpty();
        log.sql.update("update event set at = 'infinity' where feed_position = 5");
        assertThat(found()).singleElement().isInstanceOf(RowEdited.class);
    }

    @Test
    void anEmptyTileIsNamedAndOneThatIsTooShortOrTooLong() {
        log.sql.update("update log_tile set hashes = null where level = 0 and number = 1");
        assertThat(found()).containsExactly(new TileDamaged(0, 1, TileDamage.SHORT));
        log.rebuildTree();
        log.sql.update("update log_tile set hashes = substr(hashes, 1, 100) where level = 0 and number = 1");
        assertThat(found()).containsExactly(new TileDamaged(0, 1, TileDamage.SHORT));
        log.rebuildTree();
        log.sql.update("update log_tile set hashes = hashes || '\\x00' where level = 0 and number = 1");
        assertThat(found()).containsExactly(new TileDamaged(0, 1, TileDamage.CHANGED));
    }

    @Test
    void aTileThatIsThereTwiceIsNamedOnce() {
        log.sql.update("insert into log_tile select * from log_tile where level = 0 and number = 0");
        assertThat(found()).containsExactly(new TileDamaged(0, 0, TileDamage.TWICE));
    }

    @ParameterizedTest
    @CsvSource({
        "event, number, integer",
        "event, at, text",
        "checkpoint, at, text",
        "checkpoint, size, numeric",
        "checkpoint, note, varchar",
        "log_edge, number, integer"
    })
    void aColumnOfAnotherTypeIsSaidInASentence(String table, String column, String type) throws SQLException {
        try (AuditedLog changed = new AuditedLog()) {
            changed.playAndSign(5, 1, new Random(SEED));
            changed.sql.execute("alter table " + table + " alter column " + column + " type " + type);
            assertThatThrownBy(changed::audit)
                    .isInstanceOf(AuditStoppedException.class)
                    .hasMessageContaining("Column " + column + " of table " + table + " was expected");
        }
    }

    @Test
    void aColumnOrATableThatIsGoneIsSaidInASentence() throws SQLException {
        try (AuditedLog changed = new AuditedLog()) {
            changed.playAndSign(5, 1, new Random(SEED));
            changed.sql.execute("alter table checkpoint drop column note");
            assertThatThrownBy(changed::audit)
                    .isInstanceOf(AuditStoppedException.class)
                    .hasMessageContaining(
                            "Column note of table checkpoint was expected to be of type text, and is gone");
            changed.sql.execute("drop table checkpoint");
            assertThatThrownBy(changed::audit)
                    .isInstanceOf(AuditStoppedException.class)
                    .hasMessageContaining("of table checkpoint was expected");
        }
    }

    @Test
    void aKindThatIsCalledOtherwiseIsFound() {
        log.sql.update("update event_type set name = 'Other' where id = 7");
        assertThat(found()).containsExactly(new TypeRenamed(7, "Checked.1", "Other.1"));
        log.sql.update("update event_type set name = null where id = 7");
        assertThat(found()).containsExactly(new TypeRenamed(7, "Checked.1", "nothing.1"));
    }

    @Test
    void aKindThatIsGoneIsFoundWhenEventsAreOfItOrLaterOnesAreThere() {
        Long checks = log.sql.queryForObject("select count(*) from event where type = 7", Long.class);
        log.sql.update("delete from event_type where id in (3, 7)");
        assertThat(found())
                .containsExactlyInAnyOrder(
                        new TypeRemoved(3, "DeckShuffled.1", 0),
                        new TypeRemoved(7, "Checked.1", checks == null ? 0 : checks));
        log.sql.update("delete from event_type");
        assertThat(found()).as("of events").hasSize(3).allMatch(TypeRemoved.class::isInstance);
    }

    @Test
    void aDatabaseThatAnOlderVersionHasMadeIsNoFinding() {
        log.sql.update("delete from event_type where id > 40");
        assertThat(found()).isEmpty();
    }

    @Test
    void aKindThatNoVersionHasWrittenIsFoundAndOneOfANewerIsSaidToBeUnknown() {
        log.sql.update("insert into event_type values (44, 'Later', 1)");
        AuditReport report = log.audit();
        assertThat(report.isClean()).isTrue();
        assertThat(report.remarks()).singleElement().asString().contains("kind 44 Later.1");
        log.sql.update("insert into event_type values (-1, 'Odd', 1), (45, 'Checked', 1), (null, 'None', 1)");
        assertThat(found())
                .containsExactlyInAnyOrder(
                        new TypeInserted("-1", "Odd.1"),
                        new TypeInserted("45", "Checked.1"),
                        new TypeInserted("nothing", "None.1"));
    }
}
