package org.standpat.notary.audit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.standpat.db.postgres.TestDatabase;
import org.standpat.notary.audit.ProtectionFinding.RightsTooWide;
import org.standpat.notary.audit.ProtectionFinding.SessionsLed;
import org.standpat.notary.audit.ProtectionFinding.TableNotOrdinary;
import org.standpat.notary.audit.ProtectionFinding.TriggerChanged;
import org.standpat.notary.audit.RowFinding.RowEdited;

/** A superuser shows the audit other rows than everybody else gets, or takes away what keeps rows from being changed. */
class AuditOfProtectionTest {

    private static final long SEED = Long.getLong("standpat.seed", 20_261_207);

    private AuditedLog log;

    @BeforeEach
    void play() throws SQLException {
        log = new AuditedLog();
        log.playAndSign(40, 2, new Random(SEED));
        log.cover();
    }

    @AfterEach
    void close() {
        log.close();
    }

    private List<Finding> found() {
        return log.audited().findings();
    }

    private void sql(String... statements) {
        for (String statement : statements) {
            log.sql.execute(statement);
        }
    }

    @Test
    void whatTheMigrationsMakeIsNoFinding() {
        assertThat(found()).isEmpty();
    }

    /** The role that audits on a data folder may look into the catalogue, too. */
    @Test
    void theReaderAuditsAsTheSuperuserDoes() {
        AuditRequest all = log.request(Optional.empty(), Optional.empty());
        AuditRequest asReader = new AuditRequest(
                TestDatabase.rolesOf(log.database()).reader().unpooled(),
                all.types(),
                all.log(),
                all.salts(),
                all.outside(),
                all.tiles(),
                all.progress());
        AuditReport report = new Audit(asReader).run((done, total) -> {});
        assertThat(report.findings()).isEmpty();
        assertThat(report.events()).isEqualTo(40);
        sql("create policy those on event for select to standpat_reader using (feed_position < 10)");
        sql("alter table event enable row level security", "alter table dealer_secret disable trigger all");
        AuditRequest again = log.request(Optional.empty(), Optional.empty());
        AuditRequest hidden = new AuditRequest(
                asReader.database(),
                again.types(),
                again.log(),
                again.salts(),
                again.outside(),
                again.tiles(),
                again.progress());
        assertThat(new Audit(hidden)
                        .run((done, total) -> {}).findings().stream().map(Finding::name))
                .containsExactly("protection", "protection", "end cut off");
    }

    @Test
    void aViewThatShowsTrueRowsToTheAuditAloneIsFound() {
        sql(
                "alter table event rename to event_true",
                "create view event as select hand, feed_position, case when current_setting('transaction_isolation') ="
                        + " 'repeatable read' then at else at + interval '1 hour' end as at, number, type, payload from event_true");
        assertThat(found())
                .contains(new TableNotOrdinary("public.event", "is a view"))
                .contains(new TriggerChanged("event", "event_never_changes", "is gone"))
                .hasSize(2);
    }

    @Test
    void aViewWhoseRowsTheAuditMayNotReadIsNamedInTheSentenceWithWhichItStops() {
        sql("alter table checkpoint rename to checkpoint_true", "create view checkpoint as select 1::bigint as size");
        assertThatThrownBy(log::audited)
                .isInstanceOf(AuditStoppedException.class)
                .hasMessageStartingWith("public.checkpoint was expected to be an ordinary table, and is a view")
                .hasMessageContaining("Column at of table checkpoint was expected");
    }

    @Test
    void rowSecurityThatHidesRowsFromSomeIsFoundAndAPolicyThatWaits() {
        sql(
                "create policy those on event for select using (feed_position < 10 or current_setting('transaction_isolation')"
                        + " = 'repeatable read')");
        assertThat(found()).containsExactly(new TableNotOrdinary("public.event", "has row security (off, 1 policies)"));
        sql("alter table event enable row level security", "alter table dealer_secret enable row level security");
        assertThat(found())
                .containsExactly(
                        new TableNotOrdinary("public.event", "has row security (on, 1 policies)"),
                        new TableNotOrdinary("public.dealer_secret", "has row security (on, 0 policies)"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"role standpat_reader", "role standpat_writer", "role postgres", "role all"})
    void aPathThatLeadsToAnotherTableIsFoundAndTheAuditReadsTheRealOne(String whose) {
        String name = log.sql.queryForObject("select current_database()", String.class);
        sql("create schema evil", "create table evil.event as select * from public.event");
        log.open();
        log.sql.update("update public.event set at = at + interval '1 hour' where feed_position = 7");
        log.cover();
        sql("alter " + whose + " in database " + name + " set search_path = evil, public");
        List<Finding> found = found();
        assertThat(found).hasSize(2);
        assertThat(found.getFirst()).isInstanceOf(SessionsLed.class);
        assertThat(found.getFirst().sentence()).contains("search_path=evil, public", name);
        assertThat(found.getLast())
                .isInstanceOfSatisfying(
                        RowEdited.class, edited -> assertThat(edited.place()).isEqualTo(7));
    }

    @Test
    void aFunctionThatComesBeforeTheServersOwnIsNotCalledByTheAudit() {
        String name = log.sql.queryForObject("select current_database()", String.class);
        sql(
                "create schema evil",
                "create function evil.has_table_privilege(oid, oid, text) returns boolean language sql as 'select false'",
                "grant delete on event to standpat_writer",
                "alter role all in database " + name + " set search_path = evil, pg_catalog, public");
        assertThat(found()).hasSize(2).contains(new RightsTooWide("standpat_writer", "event", "delete"));
    }

    @Test
    void aSettingThatNobodyIsLedByIsNone() {
        String name = log.sql.queryForObject("select current_database()", String.class);
        sql(
                "alter database " + name + " set work_mem = '64MB'",
                "alter database " + name + " set synchronous_commit = off");
        assertThat(found()).isEmpty();
        sql("alter database " + name + " set evil.shown = 'true'");
        assertThat(found()).singleElement().isInstanceOf(SessionsLed.class);
    }

    @Test
    void aTableAmongTheServersOwnToWhichTheNameLeadsIsFound() {
        sql(
                "set allow_system_table_mods = on",
                "create table pg_catalog.event as select * from public.event",
                "create function pg_catalog.int8gt(integer, bigint) returns boolean language sql as 'select true'");
        assertThat(found())
                .hasSize(2)
                .contains(new TableNotOrdinary("public.event", "is not what its name leads to, which is event"))
                .anyMatch(finding -> finding.sentence().startsWith("Function int8gt(integer,bigint) was put"));
    }

    @Test
    void anEventTriggerAtEachLoginIsFound() {
        sql(
                "create function led() returns event_trigger language plpgsql as 'begin end'",
                "create event trigger lead on login execute function led()");
        assertThat(found()).singleElement().isInstanceOf(SessionsLed.class);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "event | create rule led as on insert to event do also nothing | has rewrite rules",
                "checkpoint | create table heir () inherits (checkpoint) | has children, or a parent",
                "log_edge | alter table log_edge set unlogged | is emptied by a crash (unlogged, or temporary)",
                "event_type | alter table event_type add column more int generated always as (id + 1) virtual |"
                        + " has columns that are worked out: more"
            })
    void whatElseStandsBetweenATableAndItsReadersIsFound(String table, String change, String said) {
        sql(change);
        assertThat(found()).containsExactly(new TableNotOrdinary("public." + table, said));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "event | alter table event disable trigger event_never_changes | is switched off",
                "log_tile | alter table log_tile enable trigger log_tile_never_changes | on always, and is on)",
                "event_type | alter table event_type enable replica trigger event_type_never_changes | replicas alone",
                "dealer_secret | alter table dealer_secret disable trigger all | is switched off",
                "event | drop trigger event_never_changes on event | is gone",
                "event | create or replace trigger event_never_changes before update on event for each statement execute"
                        + " function refuse_change(); alter table event enable always trigger event_never_changes | every change",
                "event | create function let() returns trigger language plpgsql as 'begin return null; end'; create or replace"
                        + " trigger event_never_changes before update or delete or truncate on event for each statement execute"
                        + " function let(); alter table event enable always trigger event_never_changes | calls function public.let",
            })
    void aTriggerThatIsNotAsItWasMadeIsFound(String table, String change, String said) {
        sql(change);
        assertThat(found()).singleElement().isInstanceOfSatisfying(TriggerChanged.class, changed -> {
            assertThat(changed.table()).isEqualTo(table);
            assertThat(changed.trigger()).isEqualTo(table + "_never_changes");
            assertThat(changed.sentence()).contains(said);
        });
    }

    @Test
    void aFunctionThatWasChangedIsFoundAtEachTriggerThatCallsIt() {
        sql("create or replace function refuse_change() returns trigger language plpgsql as 'begin return null; end'");
        assertThat(found()).hasSize(4).allMatch(finding -> finding.sentence().contains("which was changed"));
    }

    @Test
    void aTriggerThatIsNoneOfTheProgramIsFound() {
        sql(
                "create function led() returns trigger language plpgsql as 'begin return new; end'",
                "create trigger led before insert on event for each row execute function led()");
        assertThat(found()).containsExactly(new TriggerChanged("event", "led", "is none of this program"));
    }

    @Test
    void rightsThatTheProgramDoesNotGiveAreFound() {
        sql(
                "grant update on event to standpat_writer",
                "grant select (ciphertext) on dealer_secret to standpat_reader",
                "grant delete on log_tile to public");
        assertThat(found())
                .containsExactlyInAnyOrder(
                        new RightsTooWide("standpat_writer", "event", "update"),
                        new RightsTooWide("standpat_reader", "dealer_secret", "select"),
                        new RightsTooWide("standpat_writer", "log_tile", "delete"),
                        new RightsTooWide("standpat_reader", "log_tile", "delete"));
    }
}
