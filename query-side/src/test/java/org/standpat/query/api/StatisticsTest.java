package org.standpat.query.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.standpat.query.PlayedHand.EVENING;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.standpat.query.Hands;
import org.standpat.query.PlayedHand;
import org.standpat.query.RunningQuerySide;
import org.standpat.query.RunningQuerySide.Answer;
import tools.jackson.databind.JsonNode;

/**
 * Three hands, worked out by hand.
 *
 * <ol>
 *   <li>{@link Hands#threeHanded}: Carol raises, Alice and Bob call. Alice draws 2, 1, 0 and wins 2,000 for 900 put in; Bob draws 2
 *       and folds, 200 behind; Carol stands pat twice, draws 1, and mucks at the showdown, 900 behind.
 *   <li>Carol folds, Alice folds her small blind: Bob wins 50 without entering the pot.
 *   <li>Bob, on the button, raises; Carol folds the small blind, Alice defends her big blind. Both stand pat on every draw and check;
 *       Alice shows, Bob's better hand wins 450 for 200 put in.
 * </ol>
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class StatisticsTest {

    private final RunningQuerySide service = new RunningQuerySide();
    private String after = "";

    @BeforeAll
    void record() {
        service.record(Hands.threeHanded(new UUID(0, 1), EVENING));
        service.record(
                PlayedHand.recorded(new UUID(0, 2), EVENING, "Alpha", PlayedHand.ONLINE, 3, "Alice", "Bob", "Carol")
                        .then("1 gets ??????????", "2 gets ??????????", "3 gets ??????????", "3 folds", "1 folds"));
        PlayedHand last = PlayedHand.recorded(
                        new UUID(0, 3), EVENING, "Alpha", PlayedHand.ONLINE, 2, "Alice", "Bob", "Carol")
                .then("3 gets ??????????", "1 gets 9h6c4d3s2c", "2 gets 8h6d4c3c2d")
                .then("2 raises 200", "3 folds", "1 calls")
                .then("1 pat", "2 pat", "1 checks", "2 checks")
                .then("1 pat", "2 pat", "1 checks", "2 checks")
                .then("1 pat", "2 pat", "1 checks", "2 checks");
        service.record(last);
        // Still running, so that it does not count.
        service.record(PlayedHand.recorded(new UUID(0, 4), EVENING, "Alpha", PlayedHand.ONLINE, 1, "Alice", "Dora"));
        after = "?atLeast=" + service.feedPositionOf(new UUID(0, 4), 3);
    }

    @AfterAll
    void stop() {
        service.close();
    }

    private JsonNode statistics(String player) {
        Answer answer = service.get("/api/v1/players/" + player + "/stats" + after);
        assertThat(answer.status()).isEqualTo(200);
        return answer.json();
    }

    private static List<String> byCards(JsonNode player) {
        List<String> draws = new ArrayList<>();
        player.path("draws").forEach(draw -> draws.add(draw.path("byCards").toString()));
        return draws;
    }

    @Test
    void alice() {
        JsonNode alice = statistics("Alice");

        assertThat(alice.path("hands").longValue()).isEqualTo(3);
        // Called in hands 1 and 3; in hand 2 she posted and folded.
        assertThat(alice.path("vpip").toString()).isEqualTo("{\"count\":2,\"of\":3,\"percent\":66.7}");
        assertThat(alice.path("pfr").toString()).isEqualTo("{\"count\":0,\"of\":3,\"percent\":0.0}");
        // In at the first draw in hands 1 and 3, both of which went to showdown.
        assertThat(alice.path("wentToShowdown").toString()).isEqualTo("{\"count\":2,\"of\":2,\"percent\":100.0}");
        assertThat(alice.path("wonAtShowdown").toString()).isEqualTo("{\"count\":1,\"of\":2,\"percent\":50.0}");
        // Ahead by 2,000 - 900; behind by 50 and by 200.
        assertThat(alice.path("chips").toString()).isEqualTo("{\"won\":1100,\"lost\":250,\"net\":850,\"rake\":0}");
        assertThat(byCards(alice)).containsExactly("[1,0,1,0,0,0]", "[1,1,0,0,0,0]", "[2,0,0,0,0,0]");
    }

    @Test
    void bob() {
        JsonNode bob = statistics("Bob");

        assertThat(bob.path("vpip").toString()).isEqualTo("{\"count\":2,\"of\":3,\"percent\":66.7}");
        assertThat(bob.path("pfr").toString()).isEqualTo("{\"count\":1,\"of\":3,\"percent\":33.3}");
        assertThat(bob.path("wentToShowdown").toString()).isEqualTo("{\"count\":1,\"of\":2,\"percent\":50.0}");
        assertThat(bob.path("wonAtShowdown").toString()).isEqualTo("{\"count\":1,\"of\":1,\"percent\":100.0}");
        // Ahead by 50 in hand 2 and by 450 - 200 in hand 3; behind by 200.
        assertThat(bob.path("chips").toString()).isEqualTo("{\"won\":300,\"lost\":200,\"net\":100,\"rake\":0}");
    }

    @Test
    void carol() {
        JsonNode carol = statistics("Carol");

        assertThat(carol.path("vpip").toString()).isEqualTo("{\"count\":1,\"of\":3,\"percent\":33.3}");
        assertThat(carol.path("pfr").toString()).isEqualTo("{\"count\":1,\"of\":3,\"percent\":33.3}");
        assertThat(carol.path("wentToShowdown").toString()).isEqualTo("{\"count\":1,\"of\":1,\"percent\":100.0}");
        assertThat(carol.path("wonAtShowdown").toString()).isEqualTo("{\"count\":0,\"of\":1,\"percent\":0.0}");
        assertThat(carol.path("chips").toString()).isEqualTo("{\"won\":0,\"lost\":950,\"net\":-950,\"rake\":0}");
        assertThat(byCards(carol)).containsExactly("[1,0,0,0,0,0]", "[1,0,0,0,0,0]", "[0,1,0,0,0,0]");
    }

    @Test
    void a_player_whose_hands_are_all_running_has_no_data_yet() {
        JsonNode dora = statistics("Dora");

        assertThat(dora.path("hands").longValue()).isZero();
        assertThat(dora.path("vpip").toString()).isEqualTo("{\"count\":0,\"of\":0,\"percent\":null}");
        assertThat(dora.path("draws").size()).isZero();
        assertThat(nothingButNulls(dora, "percent", "value")).isTrue();
        // A sum over nothing is nothing, and no lack of data.
        assertThat(dora.path("chips").path("net").longValue()).isZero();
    }

    /** Whether no number is made up from a denominator of 0, however deep it stands. */
    private static boolean nothingButNulls(JsonNode node, String... names) {
        return Stream.of(names).flatMap(name -> node.findValues(name).stream()).allMatch(JsonNode::isNull)
                && !node.findValues(names[0]).isEmpty();
    }

    @Test
    void a_player_who_was_never_dealt_in_is_unknown() {
        Answer answer = service.get("/api/v1/players/alice/stats" + after);

        assertThat(answer.status()).isEqualTo(404);
        assertThat(answer.json().path("kind").stringValue()).isEqualTo("unknown-player");
        assertThat(answer.json().path("detail").stringValue()).contains("letter by letter");
    }

    @Test
    void any_name_can_be_asked_for() {
        String odd = "A/B; 100% \"Zoë\" ?#+";
        service.record(PlayedHand.recorded(new UUID(0, 5), EVENING, "Beta", PlayedHand.ONLINE, 1, odd, "Eve"));

        Answer answer = service.get("/api/v1/players/"
                + URLEncoder.encode(odd, StandardCharsets.UTF_8).replace("+", "%20") + "/stats?atLeast="
                + service.feedPositionOf(new UUID(0, 5), 3));

        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.json().path("player").stringValue()).isEqualTo(odd);
    }

    @Test
    void a_name_that_is_too_long_is_refused() {
        assertThat(service.get("/api/v1/players/" + "x".repeat(65) + "/stats").status())
                .isEqualTo(400);
    }
}
