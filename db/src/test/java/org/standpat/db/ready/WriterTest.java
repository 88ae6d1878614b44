package org.standpat.db.ready;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.UUID;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.standpat.db.log.EventLog;
import org.standpat.db.log.GroupCommit;
import org.standpat.db.log.LogFixture;

/** The role that writes adds to the record, and neither changes it nor becomes somebody who could. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class WriterTest {

    private static final UUID HAND = new UUID(7, 7);

    private final ReadyRoles roles = new ReadyRoles();
    private final GroupCommit commits = new GroupCommit(roles.databases.writer().unpooled(), () -> {});

    @BeforeAll
    void record() {
        commits.record(LogFixture.appendOf(HAND, 0, 3));
    }

    @AfterAll
    void stop() {
        commits.close();
    }

    @Test
    void events_are_recorded_and_read() {
        assertThat(new EventLog(roles.databases.writer().unpooled()).countHands())
                .isEqualTo(1);
        assertThat(roles.ask("select number from event order by number")).containsExactly("1", "2", "3");
    }

    @Test
    void what_belongs_to_a_command_is_kept_beside_its_events() {
        roles.writer.update(
                "insert into dealer_secret (hand, key_id, nonce, ciphertext) values (?, 'key', ?, ?)",
                HAND,
                new byte[12],
                new byte[48]);
        roles.writer.update(
                "insert into refusal (hand, at, number, position, seat, rule, kind, expected, actual)"
                        + " values (?, now(), 1, 1, 1, '1.1', 'kind', 'expected', 'actual')",
                HAND);
        roles.writer.update(
                "insert into answered_request (scope, at, hand, first_event, last_event, status, key, fingerprint)"
                        + " values (?, now(), ?, 1, 3, 200, 'key', ?)",
                HAND,
                HAND,
                new byte[32]);
        roles.writer.update(
                "insert into hand_source (hand, at, first_byte, format, charset, file, sha256, bytes, currency, decimals)"
                        + " values (?, now(), 0, 'phh', 'UTF-8', 'file', sha256('text'), 'text', '', 0)",
                HAND);
        roles.writer.update(
                "insert into quarantined_hand (at, first_byte, line, column_of_line, format, charset, file, hand_in_file,"
                        + " part, kind, rule, why, sha256, bytes)"
                        + " values (now(), 0, 1, 1, 'phh', 'UTF-8', 'file', '1', '', 'kind', '', 'why', sha256('text'), 'text')");
        roles.writer.update(
                "insert into quarantine_resolution (entry, at, hand) select entry, now(), ? from quarantined_hand",
                HAND);
        roles.writer.update("insert into card_access (who, role, live, what) values ('me', 'staff', false, 'verb')");

        assertThat(roles.ask(
                        "select count(*) from dealer_secret, refusal, answered_request, hand_source, quarantine_resolution,"
                                + " card_access"))
                .containsExactly("1");
    }

    @Test
    void an_unfinished_import_goes_on_and_is_forgotten() {
        roles.writer.update(
                "insert into unfinished_import (file_sha256, parts, done, recorded, already_there, otherwise, set_aside, refused, at,"
                        + " import) values (?, 0, 0, 0, 0, 0, 0, 0, ?::timestamptz, ?)",
                new byte[32],
                Instant.EPOCH.toString(),
                HAND);

        assertThat(roles.writer.update("update unfinished_import set done = 1")).isEqualTo(1);
        assertThat(roles.writer.update("delete from unfinished_import")).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "update event set at = now()",
                "update event set payload = '' where false",
                "delete from event",
                "truncate event",
                "truncate event, event_type",
                "alter table event disable trigger all",
                "alter table event disable trigger event_never_changes",
                "alter table event owner to standpat_writer",
                "alter table event drop column at",
                "drop trigger event_never_changes on event",
                "drop table event cascade",
                "drop index event_feed",
                "create trigger mine before insert on event for each row execute function refuse_change()",
                "create rule mine as on insert to event do instead nothing",
                "alter table event enable row level security",
                "create or replace function refuse_change() returns trigger language plpgsql as 'begin return null; end'",
                "drop function refuse_change cascade",
                "set session_replication_role = replica",
                "set role standpat",
                "set role standpat_reader",
                "set role postgres",
                "set session authorization standpat",
                "grant standpat to standpat_writer",
                "alter role standpat_writer superuser",
                "alter role standpat_writer createrole",
                "alter role standpat_writer replication",
                "create role mine",
                "create database mine",
                "create schema mine",
                "create table mine (id integer)",
                "create temporary table mine (id integer)",
                "begin; lock table event in access exclusive mode",
                "merge into event using (select 1) as one on true when matched then delete",
                "insert into event select * from event on conflict (hand, number) do update set at = now()",
                "insert into event_type (id, name, revision) values (999, 'Mine', 1)",
                "update event_type set name = 'Mine'",
                "delete from dealer_secret",
                "update dealer_secret set key_id = 'mine'",
                "update answered_request set status = 500",
                "delete from refusal",
                "update hand_source set file = 'mine'",
                "delete from quarantined_hand",
                "delete from quarantine_resolution",
                "update card_access set who = 'nobody'",
                "delete from card_access",
                "truncate unfinished_import",
                "delete from flyway_schema_history",
                "select * from projection_token",
                "copy event to program 'true'",
                "copy event from 'mine'",
                "update log_tile set number = number + 1",
                "delete from log_tile",
                "truncate log_tile",
                "delete from log_edge",
                "truncate log_edge",
                "truncate checkpoint",
                "alter table log_tile disable trigger all",
                "alter table checkpoint disable trigger all",
                "alter table log_edge disable trigger all",
                "select pg_read_file('postgresql.conf')",
                "select setval('card_access_number_seq', 1)",
            })
    void what_would_change_the_record_is_refused(String statement) throws Exception {
        assertThat(ReadyRoles.stateOf(roles.databases.writer(), statement)).isEqualTo(ReadyRoles.NOT_ALLOWED);
    }

    @Test
    void a_schema_with_its_name_does_not_come_before_the_record() throws Exception {
        assertThat(ReadyRoles.stateOf(
                        roles.databases.reader(),
                        "create schema standpat_writer; create table standpat_writer.event (like public.event);"
                                + " grant usage on schema standpat_writer to standpat_writer;"
                                + " grant insert, select on standpat_writer.event to standpat_writer"))
                .isEmpty();

        assertThat(roles.writer.queryForObject("select 'event'::regclass = 'public.event'::regclass", Boolean.class))
                .isTrue();
    }
}
