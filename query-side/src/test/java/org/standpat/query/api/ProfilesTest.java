package org.standpat.query.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.standpat.db.json.HandJson;
import org.standpat.houserules.HouseRules;
import org.standpat.houserules.Profiles;
import org.standpat.houserules.Stakes;
import org.standpat.houserules.Variant;
import org.standpat.query.RunningQuerySide;
import org.standpat.query.RunningQuerySide.Answer;
import tools.jackson.databind.JsonNode;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ProfilesTest {

    private final RunningQuerySide service = new RunningQuerySide();

    @AfterAll
    void stop() {
        service.close();
    }

    private static HouseRules rules(JsonNode profile) {
        return HandJson.strict().treeToValue(profile.path("rules"), HouseRules.class);
    }

    @Test
    void all_profiles_are_told_in_their_order_with_rules_that_can_be_sent_back() {
        JsonNode profiles = service.get("/api/v1/profiles").json().path("profiles");

        assertThat(profiles.valueStream()
                        .map(profile -> profile.path("name").stringValue())
                        .toList())
                .isEqualTo(Profiles.NAMES);
        for (JsonNode profile : profiles) {
            assertThat(rules(profile))
                    .isEqualTo(
                            Profiles.named(profile.path("name").stringValue()).rules(Stakes.blinds(50, 100)));
        }
    }

    @Test
    void a_profile_is_told_for_any_game_at_any_stakes() {
        JsonNode profile = service.get(
                        "/api/v1/profiles/wsop-tournament?game=no-limit-2-7-single-draw&smallBlind=0&bigBlind=40&ante=40")
                .json();

        assertThat(rules(profile))
                .isEqualTo(Profiles.named(Profiles.WSOP_TOURNAMENT)
                        .rules(Variant.named(Variant.NO_LIMIT_2_7_SINGLE_DRAW), new Stakes(0, 40, 40)));
        assertThat(profile.path("game").stringValue()).isEqualTo("No Limit 2-7 Single Draw");
        assertThat(profile.path("stakes").stringValue()).isEqualTo("0/40, big blind ante 40");
    }

    @Test
    void the_small_blind_is_half_the_big_blind_when_nothing_is_said() {
        assertThat(rules(service.get("/api/v1/profiles/source-a?bigBlind=30").json())
                        .blinds()
                        .small())
                .isEqualTo(15);
    }

    @Test
    void the_description_names_game_and_stakes_for_both_reads() {
        JsonNode paths = service.get("/v3/api-docs").json().path("paths");

        assertThat(parameters(paths.path("/api/v1/profiles")))
                .containsExactlyInAnyOrder("game", "smallBlind", "bigBlind", "ante", "atLeast");
        assertThat(parameters(paths.path("/api/v1/profiles/{name}")))
                .containsExactlyInAnyOrder("name", "game", "smallBlind", "bigBlind", "ante", "atLeast");
    }

    private static List<String> parameters(JsonNode path) {
        return path.path("get")
                .path("parameters")
                .valueStream()
                .map(parameter -> parameter.path("name").stringValue())
                .toList();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "/no-such-room                  | 404 | unknown-profile   | There are source-a, source-b",
                "?bigBlind=0                    | 400 | malformed-request | bigBlind is a whole number from 1 to",
                "?smallBlind=200                | 400 | malformed-request | Rule 3.4: expected small blind of 0 to 100, but small blind of 200 came.",
                "?ante=x                        | 400 | malformed-request | but \"x\" came",
                "/pokerstars?game=holdem        | 400 | malformed-request | game is one of limit-2-7-triple-draw",
                "/pokerstars?blinds=50          | 400 | malformed-request | This address takes the parameters",
            })
    void what_cannot_be_answered_is_said_in_a_sentence(String path, int status, String kind, String sentence) {
        Answer answer = service.get("/api/v1/profiles" + path);

        assertThat(answer.status()).isEqualTo(status);
        assertThat(answer.json().path("kind").stringValue()).isEqualTo(kind);
        assertThat(answer.json().path("detail").stringValue()).contains(sentence);
    }
}
