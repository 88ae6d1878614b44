package org.standpat.query.analytics;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.standpat.db.access.KeyRole;
import org.standpat.db.analytics.AnalyticsViews;
import org.standpat.query.Hands;
import org.standpat.query.PlayedHand;
import org.standpat.query.RunningQuerySide;
import org.standpat.query.RunningQuerySide.Answer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Every view comes as CSV, to analysts and staff alone, whole or with a word that it goes on. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
// A null from the database fails the test, as it should.
@SuppressWarnings("NullAway")
class AnalyticsCsvTest {

    private static final String BASE = "/api/v1/analytics";
    private static final String EXAMPLES = "/org/standpat/query/api/examples/";

    private final AnalyticsRoom room = AnalyticsRoom.shared();

    private Answer get(String path) {
        return get(room.side, path, KeyRole.ANALYST);
    }

    private static Answer get(RunningQuerySide side, String path, KeyRole role) {
        return side.get(
                path, "Authorization", "Bearer " + AnalyticsRoom.KEYS.get(role).text());
    }

    private CsvTable table(String pathAndQuery) {
        Answer answer = get(BASE + pathAndQuery);
        assertThat(answer.status()).as(answer.text()).isEqualTo(200);
        return CsvTable.of(answer.text());
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    static Set<String> views() {
        return AnalyticsViews.names();
    }

    private long count(String query, Object... parameters) {
        return Objects.requireNonNull(room.owner.queryForObject(query, Long.class, parameters));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "/hands.csv"})
    void nobody_but_analysts_and_staff_is_answered(String path) {
        assertThat(room.side.get(BASE + path).status()).isEqualTo(401);
        assertThat(get(room.side, BASE + path, KeyRole.PLAYER).status()).isEqualTo(403);
        assertThat(get(room.side, BASE + path, KeyRole.BACKEND).status()).isEqualTo(403);
        assertThat(get(room.side, BASE + path, KeyRole.ANALYST).status()).isEqualTo(200);
        assertThat(get(room.side, BASE + path, KeyRole.STAFF).status()).isEqualTo(200);
    }

    @Test
    void every_view_is_listed_with_all_its_columns_described() {
        JsonNode body = get(BASE).json();

        Set<String> names = new TreeSet<>();
        for (JsonNode view : body.path("views")) {
            names.add(view.path("name").stringValue());
            assertThat(view.path("description").stringValue()).isNotBlank();
            assertThat(view.path("columns").size()).isEqualTo((int) count(
                    "select count(*) from information_schema.columns where table_schema = 'analytics' and table_name = ?",
                    view.path("name").stringValue()));
            for (JsonNode column : view.path("columns")) {
                assertThat(column.path("description").stringValue()).isNotBlank();
            }
        }
        assertThat(names).isEqualTo(AnalyticsViews.names());
        assertThat(body.path("feedPosition").longValue()).isEqualTo(room.side.db.log.count());
    }

    @ParameterizedTest
    @MethodSource("views")
    void every_view_comes_with_every_row_and_every_value(String view) {
        Answer answer = get(BASE + "/" + view + ".csv");
        CsvTable table = CsvTable.of(answer.text());

        assertThat(answer.header("Content-Type")).contains("text/csv", "charset=UTF-8", "header=present");
        assertThat(answer.header("Content-Disposition")).contains("standpat-" + view + ".csv");
        assertThat(answer.header("Standpat-Position")).isEqualTo(Long.toString(room.side.db.log.count()));
        assertThat(answer.header("Standpat-Next")).isEmpty();
        assertThat(table.rows()).hasSize((int) count("select count(*) from analytics." + view));
        for (String heading : table.headings()) {
            assertThat(table.column(heading).stream().filter(cell -> !cell.equals(CsvTable.NOTHING)))
                    .as(heading)
                    .hasSize((int) count("select count(" + heading + ") from analytics." + view));
        }
    }

    @Test
    void values_are_those_of_the_database_with_times_in_utc() {
        CsvTable players = table("/hand_players.csv");
        List<String> wanted = room.owner.queryForList(
                "select concat_ws('|', to_char(started_at at time zone 'UTC', 'YYYY-MM-DD\"T\"HH24:MI:SS\"Z\"'), hand, seat, counts, net)"
                        + " from analytics.hand_players order by started_at, hand, seat",
                String.class);

        List<String> told = new ArrayList<>();
        for (int i = 0; i < players.rows().size(); i++) {
            told.add(String.join(
                    "|",
                    players.column("started_at").get(i),
                    players.column("hand").get(i),
                    players.column("seat").get(i),
                    players.column("counts").get(i).equals("true") ? "t" : "f",
                    players.column("net").get(i)));
        }
        assertThat(told).isEqualTo(wanted);
    }

    @Test
    void no_name_is_a_formula_to_a_spreadsheet_and_each_can_be_told() {
        List<String> names = new ArrayList<>();
        for (String cell : table("/player_statistics.csv").column("player")) {
            assertThat(cell).doesNotStartWith("=").doesNotStartWith("-");
            names.add(cell.startsWith("'") ? cell.substring(1) : cell);
        }
        assertThat(names).containsExactlyInAnyOrderElementsOf(Evenings.PLAYERS);
    }

    @Test
    void rows_are_asked_for_by_the_values_of_columns_whatever_characters_are_in_them() {
        for (String player : Evenings.PLAYERS) {
            assertThat(table("/hand_players.csv?player=" + encoded(player) + "&counts=true")
                            .rows())
                    .as(player)
                    .hasSize((int) count("select hands from analytics.player_statistics where player = ?", player));
        }
        for (String name : Evenings.TABLES) {
            assertThat(table("/hands.csv?ending=played&table_name=" + encoded(name))
                            .rows())
                    .as(name)
                    .hasSize((int) count("select hands from analytics.tables where table_name = ?", name));
        }
        UUID hand = room.hands.getFirst().id();
        assertThat(table("/hands.csv?hand=" + hand).column("hand")).containsExactly(hand.toString());
        assertThat(table("/player_draws.csv?draw=2&cards=0").column("draw"))
                .isNotEmpty()
                .containsOnly("2");
        assertThat(table("/room_days.csv?day=2026-01-06").column("day")).containsExactly("2026-01-06");
    }

    @Test
    void a_period_is_from_its_first_moment_to_before_its_last() {
        String first = Evenings.FIRST.toString();
        String second = Evenings.FIRST.plus(Evenings.PAUSE).toString();

        assertThat(table("/hands.csv?from=" + first + "&to=" + second).column("started_at"))
                .containsExactly(first);
        assertThat(table("/room_days.csv?from=2026-01-06T00:00:00Z&to=2026-01-08T00:00:00Z")
                        .column("day"))
                .containsExactly("2026-01-06", "2026-01-07");
    }

    @ParameterizedTest
    @CsvSource({
        "hands, 7",
        "hand_players, 100",
        "player_draws, 333",
        "player_rounds, 999",
        "player_days, 5",
        "games, 3",
        "tables, 1",
        "player_statistics, 2",
        "made_hands, 4",
        "recorded_minutes, 1"
    })
    void parts_one_after_the_other_are_the_whole(String view, int limit) {
        StringBuilder parts = new StringBuilder();
        String next = "";
        do {
            Answer part = get(BASE + "/" + view + ".csv?limit=" + limit + (next.isEmpty() ? "" : "&after=" + next));
            assertThat(part.status()).as(part.text()).isEqualTo(200);
            String text = part.text();
            parts.append(parts.isEmpty() ? text : text.substring(text.indexOf('\n') + 1));
            next = part.header("Standpat-Next");
        } while (!next.isEmpty());

        assertThat(parts.toString()).isEqualTo(get(BASE + "/" + view + ".csv").text());
    }

    @Test
    void what_is_too_long_comes_in_parts_that_are_asked_for_or_not_at_all() {
        room.owner.execute("insert into parked_event (processor, hand, number, feed_position, parked_at, behind, error)"
                + " select 'hands-1', gen_random_uuid(), 1, n, now(), false, 'a test' from generate_series(1, "
                + (ViewReader.MOST_ROWS + 1) + ") as n");
        try {
            Answer whole = get(BASE + "/parked_events.csv");
            Answer part = get(BASE + "/parked_events.csv?limit=" + ViewReader.MOST_ROWS);

            assertThat(whole.status()).isEqualTo(422);
            assertThat(whole.json().path("kind").stringValue()).isEqualTo("too-many-rows");
            assertThat(CsvTable.of(part.text()).rows()).hasSize(ViewReader.MOST_ROWS);
            assertThat(part.header("Standpat-Next")).isNotEmpty();
            assertThat(table("/parked_events.csv?limit=10&after=" + part.header("Standpat-Next"))
                            .rows())
                    .hasSize(1);
        } finally {
            room.owner.execute("delete from parked_event where error = 'a test'");
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "/nothing.csv | 404",
                "/HANDS.csv | 404",
                "/hands | 404",
                "/hands.csv?player=North | 400",
                "/hands.csv?pot=100 | 400",
                "/hands.csv?hand=7 | 400",
                "/hands.csv?showdown=yes | 400",
                "/hands.csv?players=many | 400",
                "/hands.csv?players=99999 | 400",
                "/room_days.csv?day=yesterday | 400",
                "/player_statistics.csv?from=2026-01-05T20:15:00Z | 400",
                "/hands.csv?from=2026-01-05 | 400",
                "/hands.csv?from=2026-01-06T00:00:00Z&to=2026-01-05T00:00:00Z | 400",
                "/hands.csv?limit=0 | 400",
                "/hands.csv?limit=20001 | 400",
                "/hands.csv?after=x | 400",
                "/hands.csv?after=WyJoYW5kcyJd | 400",
                "/hand_players.csv?player=a%00b | 400",
                "/hands.csv?game=a&game=b | 400",
                "/hands.csv?atLeast=0 | 400",
            })
    void what_cannot_be_meant_is_refused(String path, int status) {
        Answer answer = get(BASE + path);
        assertThat(answer.status()).as(answer.text()).isEqualTo(status);
        assertThat(answer.header("Content-Type")).contains("application/problem+json");
    }

    @Test
    void a_cursor_belongs_to_its_view() {
        String next = get(BASE + "/hands.csv?limit=1").header("Standpat-Next");
        assertThat(get(BASE + "/hand_players.csv?after=" + next).status()).isEqualTo(400);
    }

    @ParameterizedTest
    @EnumSource(
            value = KeyRole.class,
            names = {"ANALYST", "STAFF"})
    void nobody_finds_a_hand_that_is_played(KeyRole role) {
        for (String view : List.of("hands", "hand_players", "player_draws", "player_rounds")) {
            assertThat(get(room.side, BASE + "/" + view + ".csv?hand=" + room.running.id(), role)
                            .text())
                    .as(view)
                    .doesNotContain(room.running.id().toString());
        }
    }

    /** A service of its own, with one hand, so that the examples stay the same. */
    @Test
    void the_examples_of_the_description_are_what_is_answered_and_what_is_recorded_is_waited_for() throws Exception {
        try (RunningQuerySide side = new RunningQuerySide(AnalyticsRoom.keys())) {
            PlayedHand hand = side.record(Hands.threeHanded(Hands.THREE_HANDED, PlayedHand.EVENING));

            String csv = get(side, BASE + "/room_days.csv?" + side.after(hand), KeyRole.STAFF)
                    .text();
            JsonNode all = get(side, BASE, KeyRole.STAFF).json();

            assertThat(csv).isEqualTo(example("readView.csv"));
            JsonNode example = JsonMapper.shared().readTree(example("readViews.json"));
            assertThat(example.path("feedPosition")).isEqualTo(all.path("feedPosition"));
            for (JsonNode view : example.path("views")) {
                assertThat(all.path("views")).contains(view);
            }
        }
    }

    private static String example(String name) throws Exception {
        try (InputStream file =
                Objects.requireNonNull(AnalyticsCsvTest.class.getResourceAsStream(EXAMPLES + name), name)) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
