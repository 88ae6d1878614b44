package org.standpat.db.ready;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The role that reads sees no secret of the dealer and adds nothing to the record; what is made from it is its own. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ReaderTest {

    private final ReadyRoles roles = new ReadyRoles();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "select * from dealer_secret",
                "select hand from dealer_secret",
                "select * from answered_request",
                "select * from quarantined_hand",
                "insert into event select * from event",
                "update event set at = now()",
                "update event set payload = '' where false",
                "delete from event",
                "truncate event",
                "truncate event, event_type",
                "merge into event using (select 1) as one on true when matched then delete",
                "alter table event disable trigger all",
                "alter table event disable trigger event_never_changes",
                "create or replace function refuse_change() returns trigger language plpgsql as 'begin return null; end'",
                "insert into log_tile (level, number, hashes) values (0, 0, '')",
                "update log_tile set number = number + 1",
                "delete from log_tile",
                "truncate log_tile",
                "insert into log_edge (level, number, hashes) values (0, 0, '')",
                "update log_edge set hashes = ''",
                "delete from log_edge",
                "truncate log_edge",
                "insert into checkpoint select * from checkpoint",
                "update checkpoint set size = size + 1",
                "delete from checkpoint",
                "truncate checkpoint",
                "alter table log_tile disable trigger all",
                "drop trigger event_never_changes on event",
                "create trigger mine before insert on event for each row execute function refuse_change()",
                "set session_replication_role = replica",
                "set role standpat",
                "set role standpat_writer",
                "insert into event_type (id, name, revision) values (999, 'Mine', 1)",
                "insert into hand_source select * from hand_source",
                "update card_access set who = 'nobody'",
                "delete from card_access",
                "create table public.mine (id integer)",
                "create function public.mine() returns integer language sql as 'select 1'",
                "create role mine",
                "create database mine",
                "alter role standpat_reader superuser",
                "grant standpat to standpat_reader",
                "drop table projection_token",
                "select pg_read_file('postgresql.conf')",
            })
    void what_is_not_its_business_is_refused(String statement) throws Exception {
        assertThat(ReadyRoles.stateOf(roles.databases.reader(), statement)).isEqualTo(ReadyRoles.NOT_ALLOWED);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "select * from event",
                "select * from event_type",
                "select * from hand_source",
                "select * from log_tile",
                "select * from log_edge",
                "select * from checkpoint",
                "insert into card_access (who, role, live, what) values ('me', 'staff', false, 'GET')",
                "select * from card_access",
                "update projection_token set owner = null",
                "delete from parked_event",
                "update projection_build set phase = 'DONE'",
                "create schema projection_77",
                "create view projection.mine as select hand from public.event",
                "create view analytics.mine as select hand from public.event",
                "create temporary table mine (id integer)",
                "comment on schema analytics is 'mine'",
            })
    void what_it_needs_is_its_own(String statement) throws Exception {
        assertThat(ReadyRoles.stateOf(roles.databases.reader(), statement)).isEmpty();
    }
}
