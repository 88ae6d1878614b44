package org.standpat.query.analytics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.springframework.jdbc.core.JdbcTemplate;
import org.standpat.db.log.LogFixture;
import org.standpat.db.postgres.Database;
import org.standpat.db.postgres.Databases;
import org.standpat.db.postgres.TestDatabase;
import org.standpat.db.ready.Readiness;
import org.standpat.query.PlayedHand;
import org.standpat.query.RunningQuerySide;
import org.standpat.query.projection.Rebuild;

/** Everything that the query side does, as the role that only reads the record; also where the owner did it before. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
// A null from the database fails the test, as it should.
@SuppressWarnings("NullAway")
class ReaderRoleTest {

    private static final Duration LIMIT = Duration.ofMinutes(1);
    private static final long SEED = Long.getLong("standpat.seed", 20_261_130L);

    private final Databases roles = TestDatabase.rolesOf(TestDatabase.fresh());
    private final JdbcTemplate owner =
            new JdbcTemplate(roles.owner().orElseThrow().unpooled());
    private final List<PlayedHand> hands = new Evenings(new Random(SEED)).hands(13);
    private RunningQuerySide side;

    @BeforeAll
    void given_tables_that_a_version_without_roles_made() {
        Database all = roles.owner().orElseThrow();
        try (RunningQuerySide before = new RunningQuerySide(new LogFixture(all))) {
            hands.subList(0, 6).forEach(before::record);
            awaitListed(before, hands.get(5));
        }
        Readiness.byOwner(all);
        side = new RunningQuerySide(new LogFixture(all), roles.reader());
    }

    @AfterAll
    void stop() {
        side.close();
    }

    private static void awaitListed(RunningQuerySide side, PlayedHand last) {
        String all = "/api/v1/hands?limit=1&" + side.after(last);
        await().atMost(LIMIT).until(() -> side.get(all).status() == 200);
    }

    @Test
    void it_projects_rebuilds_switches_and_answers() {
        assertThat(hands).as("seed " + SEED).hasSize(13);
        hands.subList(6, 12).forEach(side::record);
        awaitListed(side, hands.get(11));

        Rebuild rebuild = side.part(Rebuild.class);
        assertThat(rebuild.run(progress -> {}).failure()).isEmpty();

        PlayedHand extra = hands.get(12);
        side.record(extra);
        awaitListed(side, extra);
        assertThat(owner.queryForList(
                        "select distinct pg_get_userbyid(c.relowner) from pg_class c join pg_namespace n"
                                + " on n.oid = c.relnamespace where n.nspname ~ '^(projection|analytics)'",
                        String.class))
                .containsExactly("standpat_reader");
        assertThat(owner.queryForObject("select count(*) from projection.hand", Long.class))
                .isEqualTo(13);
        for (String path : List.of(
                "/api/v1/hands?limit=50",
                "/api/v1/hands/" + extra.id(),
                "/api/v1/hands/" + extra.id() + "/events",
                "/api/v1/hands/" + extra.id() + "/history",
                "/api/v1/projections",
                "/actuator/health")) {
            assertThat(side.get(path).status()).as(path).isEqualTo(200);
        }
        for (String path : List.of(
                "/api/v1/hands/" + extra.id() + "/events",
                "/api/v1/access",
                "/api/v1/analytics",
                "/api/v1/analytics/hands.csv")) {
            assertThat(side.getAsStaff(path).status()).as(path).isEqualTo(200);
        }
        assertThat(owner.queryForObject("select count(*) from card_access", Long.class))
                .isPositive();
    }

    @Test
    void dashboards_read_views_that_it_made() {
        assertThat(owner.queryForList(
                        "select relname from pg_class where relnamespace = 'analytics'::regnamespace and relkind = 'v'"
                                + " and not has_table_privilege('standpat_analytics', oid, 'select')",
                        String.class))
                .isEmpty();
        assertThat(owner.queryForObject(
                        "select has_schema_privilege('standpat_analytics', 'analytics', 'usage')", Boolean.class))
                .isTrue();
    }

    @Test
    void its_connections_are_its_own() {
        assertThat(owner.queryForList(
                        "select distinct usename from pg_stat_activity where datname = current_database()"
                                + " and application_name = 'standpat-query-side'",
                        String.class))
                .containsExactly("standpat_reader");
    }
}
