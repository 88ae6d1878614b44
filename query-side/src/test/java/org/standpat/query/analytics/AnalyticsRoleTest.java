package org.standpat.query.analytics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.standpat.db.analytics.AnalyticsViews;
import org.standpat.db.postgres.Database;

/** The role of dashboards reads every view of schema analytics and nothing else of the server, and changes nothing. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
// A null from the database fails the test, as it should.
@SuppressWarnings("NullAway")
class AnalyticsRoleTest {

    private static final String NOT_ALLOWED = "42501";
    private static final String READ_ONLY = "25006";

    /** Everything that was made in this database and is not PostgreSQL's own. */
    private static final String OURS = " n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')";

    private final AnalyticsRoom room = AnalyticsRoom.shared();
    private Connection connection;

    @BeforeAll
    void connect() throws SQLException {
        connection = room.role().unpooled().getConnection();
    }

    @AfterAll
    void stop() throws SQLException {
        connection.close();
    }

    private void run(String statement) throws SQLException {
        try (Statement asked = connection.createStatement()) {
            asked.execute(statement);
        }
    }

    private List<String> ask(String query) {
        return room.owner.queryForList(query, String.class);
    }

    @Test
    void every_view_is_read_and_has_rows_where_hands_were_played() throws SQLException {
        for (String view : AnalyticsViews.names()) {
            Long rows = room.dashboards.queryForObject("select count(*) from analytics." + view, Long.class);
            if (!view.equals("parked_events")) {
                assertThat(rows).as(view).isPositive();
            }
        }
    }

    @Test
    void every_other_relation_of_the_database_is_refused() {
        List<String> others = ask("select quote_ident(n.nspname) || '.' || quote_ident(c.relname) from pg_class c"
                + " join pg_namespace n on n.oid = c.relnamespace where c.relkind in ('r', 'p', 'v', 'm', 'f', 'S') and"
                + OURS
                + " and n.nspname <> 'analytics'");

        assertThat(others).contains("public.event", "public.dealer_secret", "projection.hand", "public.hand_source");
        for (String relation : others) {
            assertThatThrownBy(() -> run("select * from " + relation + " limit 1"))
                    .as(relation)
                    .asInstanceOf(InstanceOfAssertFactories.type(SQLException.class))
                    .extracting(SQLException::getSQLState)
                    .isEqualTo(NOT_ALLOWED);
        }
    }

    @Test
    void no_right_is_given_but_to_read_the_views() {
        assertThat(ask(
                        "select distinct n.nspname || ' ' || right_.name from pg_class c join pg_namespace n on n.oid = c.relnamespace,"
                                + " unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger', 'maintain'])"
                                + " as right_ (name) where c.relkind in ('r', 'p', 'v', 'm', 'f') and" + OURS
                                + " and has_table_privilege('standpat_analytics', c.oid, right_.name)"))
                .containsExactly("analytics select");
        assertThat(ask(
                        "select n.nspname || '.' || p.proname from pg_proc p join pg_namespace n on n.oid = p.pronamespace where"
                                + OURS + " and has_function_privilege('standpat_analytics', p.oid, 'execute')"))
                .isEmpty();
        assertThat(ask(
                        "select n.nspname || ' ' || right_.name from pg_namespace n, unnest(array['usage', 'create']) as right_ (name)"
                                + " where" + OURS
                                + " and has_schema_privilege('standpat_analytics', n.oid, right_.name)"))
                .containsExactly("analytics usage");
        assertThat(ask("select right_.name from unnest(array['connect', 'create', 'temporary']) as right_ (name)"
                        + " where has_database_privilege('standpat_analytics', current_database(), right_.name)"))
                .containsExactly("connect");
        assertThat(ask("select datname from pg_database where datname <> current_database() and datallowconn"
                        + " and has_database_privilege('standpat_analytics', oid, 'connect')"))
                .isEmpty();
        assertThat(ask("select r.rolname from pg_auth_members m join pg_roles r on r.oid = m.roleid"
                        + " where m.member = 'standpat_analytics'::regrole"))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "set role standpat",
                "set session authorization standpat",
                "select pg_read_file('postgresql.conf')",
                "select pg_ls_dir('.')",
                "copy (select 1) to program 'true'",
                "copy (select 1) to '/nowhere/standpat-analytics'",
                "select lo_creat(-1)",
                "select pg_advisory_lock(8319381538419532148)",
                "select pg_try_advisory_xact_lock(1)",
                "select pg_terminate_backend(pid) from pg_stat_activity where usename = 'standpat'",
                "set temp_file_limit = '100GB'",
                "create role somebody",
                "create database another",
                "alter role standpat_analytics createdb",
                "select rolpassword from pg_authid",
                "select pg_switch_wal()",
            })
    void what_would_lead_out_of_its_room_is_refused(String statement) throws SQLException {
        run("set default_transaction_read_only = off");
        assertThatThrownBy(() -> run(statement))
                .asInstanceOf(InstanceOfAssertFactories.type(SQLException.class))
                .extracting(SQLException::getSQLState)
                .isEqualTo(NOT_ALLOWED);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "update analytics.tables set hands = 0",
                "delete from analytics.hands",
                "insert into analytics.made_hands values (1, 'mine')",
                "create table analytics.mine (id integer)",
                "create table public.mine (id integer)",
                "create temporary table mine (id integer)",
                "create schema mine",
                "create or replace view analytics.games as select 1",
                "drop view analytics.games",
                "insert into public.event select * from public.event",
                "select nextval('public.quarantined_hand_entry_seq')",
            })
    void nothing_is_written_not_even_by_whoever_takes_off_the_safety_catch(String statement) throws SQLException {
        run("set default_transaction_read_only = off");
        assertThatThrownBy(() -> run(statement))
                .isInstanceOf(SQLException.class)
                .satisfies(refused -> assertThat(((SQLException) refused).getSQLState())
                        .as(refused.getMessage())
                        // Some views cannot be written to by anybody.
                        .isIn(NOT_ALLOWED, "55000"));
    }

    @ParameterizedTest
    @CsvSource({
        "transaction_read_only, on",
        "statement_timeout, 30s",
        "lock_timeout, 5s",
        "idle_in_transaction_session_timeout, 30s",
        "temp_file_limit, 1GB",
        "search_path, analytics",
    })
    void its_limits_hold_from_the_start(String setting, String value) {
        assertThat(room.dashboards.queryForObject("show " + setting, String.class))
                .isEqualTo(value);
    }

    @Test
    void a_transaction_writes_nothing_unless_it_says_so() {
        assertThatThrownBy(() -> room.dashboards.execute("create table analytics.mine (id integer)"))
                .rootCause()
                .extracting(fault -> ((SQLException) fault).getSQLState())
                .isEqualTo(READ_ONLY);
    }

    @Test
    void it_has_ten_connections_at_most() throws SQLException {
        List<Connection> open = new ArrayList<>();
        try {
            assertThatThrownBy(() -> {
                        for (int i = 0; i < 10; i++) {
                            open.add(room.role().unpooled().getConnection());
                        }
                    })
                    .hasMessageContaining("too many connections for role");
            assertThat(open).hasSize(9);
        } finally {
            for (Connection each : open) {
                each.close();
            }
        }
    }

    @Test
    void without_its_password_it_does_not_get_in_and_without_any_nobody_does() throws SQLException {
        Database role = room.role();
        assertThatThrownBy(() -> new Database(role.url(), role.user(), "another")
                        .unpooled()
                        .getConnection())
                .hasMessageContaining("password authentication failed");
        assertThat(room.server.letDashboardsIn(Optional.empty())).isEmpty();
        for (String password : List.of(AnalyticsRoom.PASSWORD, "", "standpat_analytics")) {
            assertThatThrownBy(() -> new Database(role.url(), role.user(), password)
                            .unpooled()
                            .getConnection())
                    .isInstanceOf(SQLException.class);
        }
        assertThatCode(() -> room.role().unpooled().getConnection().close()).doesNotThrowAnyException();
    }

    @Test
    void the_service_goes_on_to_record_and_read() {
        room.owner.execute("select pg_advisory_xact_lock(8319381538419532148)");
        assertThat(room.side.get("/api/v1/hands?limit=1").status()).isEqualTo(200);
    }
}
