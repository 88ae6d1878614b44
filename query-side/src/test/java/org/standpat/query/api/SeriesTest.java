package org.standpat.query.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.standpat.query.PlayedHand.EVENING;

import java.time.Duration;
import java.time.Instant;
import java.util.UUID;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.standpat.query.Hands;
import org.standpat.query.PlayedHand;
import org.standpat.query.RunningQuerySide;
import org.standpat.query.RunningQuerySide.Answer;
import org.standpat.query.statistics.SeriesReader;
import tools.jackson.databind.JsonNode;

/**
 * Three hands of two days, recorded in the wrong order.
 *
 * <ol>
 *   <li>{@link Hands#threeHanded}: Alice calls and wins 1,100, in the evening of 5 January.
 *   <li>An hour later Alice folds her small blind of 50.
 *   <li>On 6 January, right after midnight in UTC, Alice has the button and folds, which costs nothing.
 * </ol>
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class SeriesTest {

    private static final int COPIES = 1_300;

    private final RunningQuerySide service = new RunningQuerySide();
    private String after = "";

    @BeforeAll
    void record() {
        service.record(folded(3, EVENING.plus(Duration.ofMinutes(226)), 1));
        service.record(folded(2, EVENING.plus(Duration.ofHours(1)), 3));
        PlayedHand last = service.record(Hands.threeHanded(new UUID(0, 1), EVENING));
        after = service.after(last);
    }

    @AfterAll
    void stop() {
        service.close();
    }

    /** Everybody folds to Alice, Bob or Carol, whoever has the big blind. */
    private static PlayedHand folded(int number, Instant at, int button) {
        PlayedHand hand = PlayedHand.recorded(
                new UUID(0, number), at, "Alpha", PlayedHand.ONLINE, button, "Alice", "Bob", "Carol");
        String[] dealt = button == 3
                ? new String[] {"1 gets ??????????", "2 gets ??????????", "3 gets ??????????"}
                : new String[] {"2 gets ??????????", "3 gets ??????????", "1 gets ??????????"};
        return hand.then(dealt).then(button == 3 ? "3 folds" : "1 folds", button == 3 ? "1 folds" : "2 folds");
    }

    private JsonNode series(String question) {
        Answer answer = service.get("/api/v1/players/Alice/series?" + question + after);
        assertThat(answer.status()).as(answer.text()).isEqualTo(200);
        return answer.json();
    }

    @Test
    void by_hand_it_is_what_all_hands_so_far_come_to() {
        JsonNode net = series("");

        assertThat(net.path("of").stringValue()).isEqualTo("net");
        assertThat(net.path("by").stringValue()).isEqualTo("hand");
        assertThat(net.path("x").toString()).isEqualTo("[1,2,3]");
        // 1,100; then 50 less; then the same.
        assertThat(net.path("y").toString()).isEqualTo("[1100,1050,1050]");
        assertThat(net.path("hands").toString()).isEqualTo("[1,1,1]");
        // 1 of 1, 1 of 2, 1 of 3.
        assertThat(series("of=vpip&").path("y").toString()).isEqualTo("[100.0,50.0,33.3]");
        // In big bets of 200.
        assertThat(series("of=big-bets&").path("y").toString()).isEqualTo("[5.5,5.25,5.25]");
    }

    @Test
    void by_day_it_is_what_the_hands_of_the_day_come_to() {
        JsonNode net = series("by=day&");

        assertThat(net.path("x").toString()).isEqualTo("[\"2026-01-05\",\"2026-01-06\"]");
        assertThat(net.path("y").toString()).isEqualTo("[1050,0]");
        assertThat(net.path("hands").toString()).isEqualTo("[2,1]");
        assertThat(net.path("moreDays").booleanValue()).isFalse();
        // On the second day nobody came to a showdown, so there is nothing to have won.
        assertThat(series("of=won-at-showdown&by=day&").path("y").toString()).isEqualTo("[100.0,null]");
    }

    @Test
    void filters_hold() {
        assertThat(series("place=button&").path("y").toString()).isEqualTo("[0]");
        assertThat(series("from=2026-01-05T21:00:00Z&to=2026-01-06T00:00:00Z&")
                        .path("y")
                        .toString())
                .isEqualTo("[-50]");
        assertThat(series("game=limit-2-7-triple-draw&stakes=100/200&players=3&place=big-blind&")
                        .path("x")
                        .toString())
                .isEqualTo("[]");
        assertThat(series("table=Beta&").path("x").toString()).isEqualTo("[]");
    }

    @Test
    void many_hands_are_thinned_out_to_points_of_even_distance_and_end_with_the_last() {
        copies("Many", Duration.ofMinutes(1));

        JsonNode net = seriesOf("Many", "");

        // 1,300 hands of which each brings 1,100: 300 of the points stand for three of them, the others for two.
        assertThat(net.path("x").size()).isEqualTo(SeriesReader.MOST_POINTS);
        assertThat(net.path("y").size()).isEqualTo(SeriesReader.MOST_POINTS);
        assertThat(net.path("hands").size()).isEqualTo(SeriesReader.MOST_POINTS);
        assertThat(net.path("hands").valueStream().mapToLong(JsonNode::longValue))
                .allMatch(hands -> hands == 2 || hands == 3);
        assertThat(net.path("x").get(SeriesReader.MOST_POINTS - 1).longValue()).isEqualTo(COPIES);
        assertThat(net.path("y").get(SeriesReader.MOST_POINTS - 1).longValue()).isEqualTo(1_100L * COPIES);
    }

    @Test
    void of_many_days_the_newest_are_given_and_the_answer_says_so() {
        copies("Long", Duration.ofDays(1));

        JsonNode net = seriesOf("Long", "by=day&");

        assertThat(net.path("x").size()).isEqualTo(SeriesReader.MOST_POINTS);
        assertThat(net.path("moreDays").booleanValue()).isTrue();
        // The copies begin a day after 5 January 2026, one each day.
        assertThat(net.path("x").get(SeriesReader.MOST_POINTS - 1).stringValue())
                .isEqualTo(EVENING.plus(Duration.ofDays(COPIES)).toString().substring(0, 10));
    }

    @Test
    void of_many_groups_some_are_given_and_the_whole_counts_all() {
        copies("Wide", Duration.ofDays(1));

        JsonNode numbers =
                service.get("/api/v1/players/Wide/stats?by=date&" + after).json();

        assertThat(numbers.path("groups").size()).isEqualTo(100);
        assertThat(numbers.path("moreGroups").booleanValue()).isTrue();
        assertThat(numbers.path("hands").longValue()).isEqualTo(COPIES);
        assertThat(numbers.path("groups").get(0).path("group").stringValue())
                .isEqualTo(EVENING.plus(Duration.ofDays(COPIES)).toString().substring(0, 10));
    }

    private JsonNode seriesOf(String player, String question) {
        return service.get("/api/v1/players/" + player + "/series?" + question + after)
                .json();
    }

    /** As if Alice's first hand had been played many times under another name: to play so many would take minutes. */
    private void copies(String player, Duration between) {
        service.get("/api/v1/hands?" + after);
        String columns = String.join(
                ", ",
                service.db.sql.queryForList(
                        "select column_name from information_schema.columns where table_schema = 'projection'"
                                + " and table_name = 'hand_player'"
                                + " and column_name not in ('net', 'hand', 'started_at', 'player')",
                        String.class));
        service.db.sql.update(
                "insert into projection.hand_player (hand, started_at, player, " + columns
                        + ") select gen_random_uuid(), started_at + copy * make_interval(secs => ?), ?, " + columns
                        + " from projection.hand_player, generate_series(1, ?) as copy where hand = ? and player = 'Alice'",
                between.toSeconds(),
                player,
                COPIES,
                new UUID(0, 1));
    }
}
