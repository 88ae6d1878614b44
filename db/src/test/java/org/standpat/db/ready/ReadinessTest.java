package org.standpat.db.ready;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.JdbcTemplate;
import org.standpat.db.postgres.Database;
import org.standpat.db.postgres.Databases;
import org.standpat.db.postgres.Schema.SchemaException;
import org.standpat.db.postgres.TestDatabase;

/** Whoever owns the database makes it ready; whoever does not sees that it is, and says what to do when it is not. */
class ReadinessTest {

    private static Databases rolesOf(Database owner) {
        return TestDatabase.rolesOf(owner);
    }

    @Test
    void given_an_empty_database_and_no_owner_then_a_worker_says_what_to_run() {
        Databases roles = rolesOf(TestDatabase.empty());

        assertThatThrownBy(() -> Readiness.ensure(OwnerLogin.NONE, roles.writer()))
                .isInstanceOf(SchemaException.class)
                .hasMessageContaining("V1__event_log.sql")
                .hasMessageContaining("./standpat migrate")
                .hasMessageContaining("STANDPAT_DB_OWNER_USER");
    }

    @Test
    void given_an_empty_database_and_its_owner_then_both_workers_find_it_ready() {
        Databases roles = rolesOf(TestDatabase.empty());

        Readiness.ensure(new OwnerLogin(roles.owner()), roles.writer());

        assertThatCode(() -> {
                    Readiness.ensure(OwnerLogin.NONE, roles.writer());
                    Readiness.requireMayRecord(roles.writer());
                    Readiness.ensure(OwnerLogin.NONE, roles.reader());
                    Readiness.requireMayProject(roles.reader());
                })
                .doesNotThrowAnyException();
    }

    @Test
    void given_a_role_that_owns_the_database_then_it_may_do_everything_alone() {
        Database owner = TestDatabase.empty();

        Readiness.ensure(OwnerLogin.NONE, owner);

        assertThatCode(() -> {
                    Readiness.requireMayRecord(owner);
                    Readiness.requireMayProject(owner);
                })
                .doesNotThrowAnyException();
    }

    @Test
    void given_the_role_of_the_other_side_then_each_side_says_which_it_wants() {
        Databases roles = new ReadyRoles().databases;

        assertThatThrownBy(() -> Readiness.requireMayRecord(roles.reader()))
                .isInstanceOf(SchemaException.class)
                .hasMessageContaining("standpat_reader may not record")
                .hasMessageContaining("standpat_writer");
        assertThatThrownBy(() -> Readiness.requireMayProject(roles.writer()))
                .isInstanceOf(SchemaException.class)
                .hasMessageContaining("belong to role standpat_reader, and this is role standpat_writer");
        // Else a rebuild by the owner would make tables that the reader may not read.
        assertThatThrownBy(() -> Readiness.requireMayProject(roles.owner().orElseThrow()))
                .isInstanceOf(SchemaException.class)
                .hasMessageContaining("work as standpat_reader");
    }

    @Test
    void given_a_type_of_events_that_is_not_registered_then_a_worker_says_what_to_run() {
        ReadyRoles roles = new ReadyRoles();
        roles.owner.execute("alter table event_type disable trigger all; delete from event_type where id = 1;"
                + " alter table event_type enable always trigger event_type_never_changes");

        assertThatThrownBy(() -> Readiness.ensure(OwnerLogin.NONE, roles.databases.writer()))
                .isInstanceOf(SchemaException.class)
                .hasMessageContaining("./standpat migrate");

        Readiness.byOwner(roles.databases.owner().orElseThrow());
        assertThatCode(() -> Readiness.ensure(OwnerLogin.NONE, roles.databases.writer()))
                .doesNotThrowAnyException();
    }

    @Test
    void given_a_database_of_a_newer_program_then_a_worker_refuses_it() {
        ReadyRoles roles = new ReadyRoles();
        roles.owner.execute(
                "insert into flyway_schema_history (installed_rank, version, description, type, script, checksum,"
                        + " installed_by, execution_time, success) select max(installed_rank) + 1, '9999', 'from the future', 'SQL',"
                        + " 'V9999__from_the_future.sql', 1, 'standpat', 1, true from flyway_schema_history");

        assertThatThrownBy(() -> Readiness.ensure(OwnerLogin.NONE, roles.databases.writer()))
                .isInstanceOf(SchemaException.class)
                .hasMessageContaining("newer Standpat");
    }

    @Test
    void given_tables_that_the_owner_made_then_they_are_the_readers_afterwards() {
        Databases roles = rolesOf(TestDatabase.fresh());
        JdbcTemplate owner = new JdbcTemplate(roles.owner().orElseThrow().unpooled());
        owner.execute(
                "create schema projection_3; create table projection_3.hand (hand uuid primary key, n bigint generated always as identity);"
                        + " create view projection.hand as select * from projection_3.hand;"
                        + " create view analytics.hands as select * from projection.hand;"
                        + " grant usage on schema analytics to standpat_analytics; grant select on analytics.hands to standpat_analytics");

        Readiness.byOwner(roles.owner().orElseThrow());

        JdbcTemplate reader = new JdbcTemplate(roles.reader().unpooled());
        reader.update("insert into projection.hand (hand) values (gen_random_uuid())");
        assertThat(reader.queryForObject("select count(*) from analytics.hands", Long.class))
                .isEqualTo(1);
        assertThat(owner.queryForObject(
                        "select has_table_privilege('standpat_analytics', 'analytics.hands', 'select')", Boolean.class))
                .isTrue();
        reader.execute("drop schema projection_3 cascade");
    }

    @Test
    void given_nothing_to_do_when_the_owner_comes_again_then_nothing_is_changed() {
        ReadyRoles roles = new ReadyRoles();
        String rows = "select string_agg(oid || ':' || xmin || ':' || relowner, ',' order by oid) from pg_class"
                + " where relnamespace in ('public'::regnamespace, 'projection'::regnamespace, 'analytics'::regnamespace)"
                + " and relkind in ('r', 'v')";
        String before = roles.ask(rows).getFirst();

        Readiness.byOwner(roles.databases.owner().orElseThrow());

        assertThat(roles.ask(rows)).containsExactly(before);
    }
}
