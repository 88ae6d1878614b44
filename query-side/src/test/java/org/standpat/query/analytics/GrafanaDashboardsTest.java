package org.standpat.query.analytics;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Timestamp;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.standpat.query.analytics.GrafanaDashboard.Panel;
import org.yaml.snakeyaml.Yaml;
import tools.jackson.databind.JsonNode;

/**
 * Every query of every dashboard, with Grafana's macros filled in, by the role that Grafana connects as, on hands that were played. Grafana
 * itself does not run here: that it draws what the query gives is its own business.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
// A null from the database fails the test, as it should.
@SuppressWarnings("NullAway")
class GrafanaDashboardsTest {

    private static final Pattern USED = Pattern.compile("\\$\\{?([a-zA-Z_]+)(:[a-z]+)?");
    private static final Set<String> NUMBERS = Set.of("int2", "int4", "int8", "numeric", "float8");
    private static final int WIDTH = 24;

    private final AnalyticsRoom room = AnalyticsRoom.shared();

    /** A long period, so that everything is in it, up to what is recorded now. */
    private GrafanaQuery grafana(Duration interval, Map<String, String> variables) {
        return new GrafanaQuery(
                Evenings.FIRST.minus(Duration.ofDays(1)), Instant.now().plus(Duration.ofDays(1)), interval, variables);
    }

    /** Of the hand that is made to have ended just now. */
    private final UUID last = room.hands.getLast().id();

    private @Nullable Timestamp ended;

    /** An event that is put aside and a hand that has just ended, so that there is something to show of those too. */
    @BeforeAll
    void parkAndEnd() {
        ended = room.owner.queryForObject(
                "select finished_at from projection.hand where hand = ?", Timestamp.class, last);
        room.owner.update("update projection.hand set finished_at = now() where hand = ?", last);
        room.owner.execute("insert into parked_event (processor, hand, number, feed_position, parked_at, behind, error)"
                + " values ('hands-1', gen_random_uuid(), 1, 1, now(), false, 'a test')");
    }

    @AfterAll
    void forget() {
        room.owner.execute("delete from parked_event where error = 'a test'");
        room.owner.update("update projection.hand set finished_at = ? where hand = ?", ended, last);
    }

    static Stream<GrafanaDashboard> dashboards() {
        return GrafanaDashboard.all().stream();
    }

    static Stream<Panel> panels() {
        return dashboards().flatMap(dashboard -> dashboard.panels().stream());
    }

    private record Result(List<String> names, List<String> types, List<List<Object>> rows) {}

    private Result run(String sql) {
        return room.dashboards.query(sql, rows -> {
            ResultSetMetaData columns = rows.getMetaData();
            List<String> names = new ArrayList<>();
            List<String> types = new ArrayList<>();
            for (int i = 1; i <= columns.getColumnCount(); i++) {
                names.add(columns.getColumnLabel(i));
                types.add(columns.getColumnTypeName(i));
            }
            List<List<Object>> all = new ArrayList<>();
            while (rows.next()) {
                all.add(values(rows, names.size()));
            }
            return new Result(names, types, all);
        });
    }

    private static List<Object> values(ResultSet row, int columns) throws SQLException {
        List<Object> values = new ArrayList<>();
        for (int i = 1; i <= columns; i++) {
            values.add(row.getObject(i));
        }
        return values;
    }

    @Test
    void there_are_the_four_dashboards() {
        assertThat(dashboards().map(dashboard -> dashboard.json().path("uid").stringValue()))
                .containsExactlyInAnyOrder(
                        "standpat-room", "standpat-player", "standpat-table", "standpat-projections");
    }

    @ParameterizedTest
    @MethodSource("panels")
    void a_panel_shows_something_of_the_kind_that_it_draws(Panel panel) {
        for (Duration interval : List.of(Duration.ofMinutes(1), Duration.ofHours(6), Duration.ofDays(1))) {
            Map<String, String> values = Map.of("player", "North", "table", "Alpha");

            Result result = run(grafana(interval, values).expanded(panel.query()));

            assertThat(result.rows()).as("rows").isNotEmpty();
            switch (panel.type()) {
                case "timeseries" -> assertThatItIsASeries(panel, result);
                case "stat" -> {
                    assertThat(result.rows()).hasSize(1);
                    assertThat(result.types()).isSubsetOf(NUMBERS);
                    assertThat(result.rows().getFirst().getFirst())
                            .as("a number")
                            .isNotNull();
                }
                case "barchart" -> {
                    assertThat(result.names().getFirst())
                            .isEqualTo(
                                    panel.json().path("options").path("xField").stringValue());
                    assertThat(result.types().getFirst()).isEqualTo("text");
                    assertThat(result.types().subList(1, result.types().size()))
                            .isNotEmpty()
                            .isSubsetOf(NUMBERS);
                }
                case "table" -> assertThat(panel.format()).isEqualTo("table");
                default -> throw new AssertionError("no test knows what a panel " + panel.type() + " needs");
            }
            assertThat(result.names()).doesNotHaveDuplicates();
        }
    }

    private static void assertThatItIsASeries(Panel panel, Result result) {
        assertThat(panel.format()).isEqualTo("time_series");
        assertThat(result.names().getFirst()).isEqualTo("time");
        assertThat(result.types().getFirst()).isIn("timestamptz", "numeric");
        assertThat(result.types().subList(1, result.types().size()))
                .isNotEmpty()
                .isSubsetOf(NUMBERS);
        List<Double> times = result.rows().stream()
                .map(row -> row.getFirst() instanceof Timestamp time
                        ? time.getTime() / 1000.0
                        : ((Number) row.getFirst()).doubleValue())
                .toList();
        assertThat(times).isSorted();
    }

    @ParameterizedTest
    @MethodSource("dashboards")
    void any_name_can_be_chosen_and_means_nothing_else(GrafanaDashboard dashboard) {
        for (JsonNode variable : dashboard.variables()) {
            String name = variable.path("name").stringValue();
            List<String> choices = run(grafana(Duration.ofHours(1), Map.of())
                            .expanded(variable.path("query").stringValue()))
                    .rows()
                    .stream()
                    .map(row -> String.valueOf(row.getFirst()))
                    .toList();
            assertThat(choices)
                    .containsExactlyInAnyOrderElementsOf(name.equals("player") ? Evenings.PLAYERS : Evenings.TABLES);
            for (String choice : choices) {
                for (Panel panel : dashboard.panels()) {
                    Result result = run(
                            grafana(Duration.ofHours(1), Map.of(name, choice)).expanded(panel.query()));
                    assertThat(result.rows()).as(panel + " of " + choice).isNotEmpty();
                }
            }
        }
    }

    @Test
    void numbers_of_a_chosen_player_are_his_own() {
        for (String player : Evenings.PLAYERS) {
            Panel result = panels().filter(panel -> panel.toString().equals("player.json, Result"))
                    .findFirst()
                    .orElseThrow();
            List<Object> row = run(grafana(Duration.ofHours(1), Map.of("player", player))
                            .expanded(result.query()))
                    .rows()
                    .getFirst();
            Map<String, Object> wanted = room.dashboards.queryForMap(
                    "select hands, net from analytics.player_statistics where player = ?", player);
            assertThat(row.get(0)).isEqualTo(wanted.get("hands"));
            assertThat(row.get(1)).isEqualTo(wanted.get("net"));
        }
    }

    @ParameterizedTest
    @MethodSource("dashboards")
    void where_nothing_was_played_nothing_fails(GrafanaDashboard dashboard) {
        GrafanaQuery before = new GrafanaQuery(
                Instant.parse("2001-01-01T00:00:00Z"),
                Instant.parse("2001-02-01T00:00:00Z"),
                Duration.ofHours(1),
                Map.of("player", "", "table", ""));
        for (Panel panel : dashboard.panels()) {
            run(before.expanded(panel.query()));
        }
    }

    @ParameterizedTest
    @MethodSource("dashboards")
    void a_dashboard_is_one_that_grafana_can_place_and_people_can_read(GrafanaDashboard dashboard) {
        assertThat(dashboard.json().path("title").stringValue()).isNotBlank();
        assertThat(dashboard.json().path("description").stringValue()).isNotBlank();
        assertThat(dashboard.json().path("timezone").stringValue())
                .as("days are days in UTC")
                .isEqualTo("utc");
        assertThat(dashboard.json().path("editable").booleanValue()).isFalse();
        List<Panel> panels = dashboard.panels();
        assertThat(panels.stream().map(panel -> panel.json().path("id").intValue()))
                .doesNotHaveDuplicates();
        assertThat(panels.stream().map(Panel::title)).doesNotHaveDuplicates().allMatch(title -> !title.isBlank());
        for (Panel panel : panels) {
            assertThat(panel.description())
                    .as(panel.toString())
                    .hasSizeGreaterThan(20)
                    .endsWith(".");
            assertThat(panel.json().path("targets").size()).isEqualTo(1);
            assertThat(panel.place("x") + panel.place("w")).isLessThanOrEqualTo(WIDTH);
            assertThat(panels.stream().filter(other -> !other.equals(panel)).filter(panel::overlaps))
                    .as(panel.toString())
                    .isEmpty();
            if (panel.type().equals("timeseries") || panel.type().equals("barchart")) {
                assertThat(panel.json()
                                .path("fieldConfig")
                                .path("defaults")
                                .path("unit")
                                .stringValue())
                        .as(panel.toString())
                        .isNotBlank();
            }
        }
    }

    @ParameterizedTest
    @MethodSource("dashboards")
    void a_query_uses_no_variable_that_is_not_there_and_none_unquoted(GrafanaDashboard dashboard) {
        Set<String> there = new HashSet<>();
        dashboard
                .variables()
                .forEach(variable -> there.add(variable.path("name").stringValue()));
        Set<String> used = new TreeSet<>();
        for (Panel panel : dashboard.panels()) {
            USED.matcher(panel.query()).results().forEach(found -> {
                if (!found.group(1).startsWith("__")) {
                    used.add(found.group(1));
                    assertThat(found.group(2)).as(panel.toString()).isEqualTo(":sqlstring");
                }
            });
        }
        assertThat(used).isEqualTo(there);
    }

    /** What a panel of a player says that it shows is a statistic that is defined. */
    @Test
    void the_panels_of_a_player_name_where_their_statistics_are_defined() {
        String definitions = ProjectFolder.text("docs/statistics.md");
        Pattern statistic = Pattern.compile("^([a-zA-Z, \\[\\].]+) of docs/statistics\\.md");
        for (Panel panel :
                panels().filter(panel -> panel.file().equals("player.json")).toList()) {
            assertThat(panel.description()).as(panel.title()).contains("docs/statistics.md");
            var named = statistic.matcher(panel.description());
            if (named.find()) {
                for (String name : Pattern.compile(", | and ")
                        .splitAsStream(named.group(1))
                        .toList()) {
                    String last = name.substring(name.lastIndexOf('.') + 1).strip();
                    assertThat(definitions).as("%s of %s", last, panel.title()).contains(last);
                }
            }
        }
    }

    @Test
    @SuppressWarnings("unchecked") // as the file is written
    void every_query_goes_to_the_data_source_that_is_provisioned() {
        Map<String, List<Map<String, Object>>> provisioned =
                new Yaml().load(ProjectFolder.text("docker/grafana/provisioning/datasources/standpat.yml"));
        Map<String, Object> source = provisioned.get("datasources").getFirst();
        for (GrafanaDashboard dashboard : GrafanaDashboard.all()) {
            List<JsonNode> users = new ArrayList<>(dashboard.variables());
            dashboard.panels().forEach(panel -> users.addAll(List.of(panel.json(), panel.target())));
            for (JsonNode user : users) {
                assertThat(user.path("datasource").path("uid").stringValue()).isEqualTo(source.get("uid"));
                assertThat(user.path("datasource").path("type").stringValue()).isEqualTo(source.get("type"));
            }
        }
        assertThat(source.get("user")).isEqualTo(room.role().user());
    }
}
