package org.standpat.query.api;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.standpat.query.PlayedHand;
import org.standpat.query.RunningQuerySide;
import org.standpat.query.statistics.Statistic;
import org.standpat.query.summary.ExampleHand;
import tools.jackson.databind.JsonNode;

/**
 * The example hand of docs/statistics.md, from its events to the answer: every statistic as it is worked out there. Cat raises first in from
 * the cutoff, Dan on the button makes it three bets, Fay calls in the big blind, Cat caps. Cat stands pat twice and breaks, Dan draws one
 * twice and stands pat; he wins 2,190 for 900, and the house takes 60.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ExampleStatisticsTest {

    private final RunningQuerySide service = new RunningQuerySide();
    private String after = "";

    @BeforeAll
    void record() {
        PlayedHand hand = service.record(ExampleHand.played());
        after = service.after(hand);
    }

    @AfterAll
    void stop() {
        service.close();
    }

    private JsonNode statistics(String player, String question) {
        return service.get("/api/v1/players/" + player + "/stats?" + question + after)
                .json();
    }

    /** In the form {@code 1/2 50.0}, with {@code -} where there is no data; lists and texts as they are. */
    private static String written(JsonNode value) {
        if (!value.has("of")) {
            return value.isString() ? value.stringValue() : value.toString();
        }
        JsonNode result = value.has("percent") ? value.path("percent") : value.path("value");
        return value.path("count") + "/" + value.path("of") + " " + (result.isNull() ? "-" : result);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "/hands | 1 | 1 | 1 | 1 | 1",
                // Eve's blind was forced.
                "/vpip  | 0/1 0.0 | 1/1 100.0 | 1/1 100.0 | 0/1 0.0 | 1/1 100.0",
                "/pfr   | 0/1 0.0 | 1/1 100.0 | 1/1 100.0 | 0/1 0.0 | 0/1 0.0",
                // Only Bob (and Ann) and Cat came to act before anybody had entered.
                "/rfi   | 0/1 0.0 | 1/1 100.0 | 0/0 - | 0/0 - | 0/0 -",
                // When Dan acted there was one raise, and two when Eve and Fay did.
                "/threeBet | 0/0 - | 0/0 - | 1/1 100.0 | 0/0 - | 0/0 -",
                "/foldToThreeBet | 0/0 - | 0/1 0.0 | 0/0 - | 0/0 - | 0/0 -",
                // The cutoff is the first place to steal from; the blinds faced two raises and no steal alone.
                "/steal | 0/0 - | 1/1 100.0 | 0/0 - | 0/0 - | 0/0 -",
                "/foldToSteal | 0/0 - | 0/0 - | 0/0 - | 0/0 - | 0/0 -",
                // With Dan's raise there are three bets: Eve could cap and folded, Fay could and called, Cat could and
                // did.
                "/cap | 0/0 - | 1/1 100.0 | 0/0 - | 0/1 0.0 | 0/1 0.0",
                // Cat: 2 raises, 2 bets, 1 call. Dan: a raise and a bet, 3 calls. Fay: 2 calls and a fold.
                "/aggressionFactor | 0/0 - | 4/1 4.0 | 2/3 0.67 | 0/0 - | 0/2 0.0",
                "/aggressionFrequency | 0/1 0.0 | 4/5 80.0 | 2/5 40.0 | 0/1 0.0 | 0/3 0.0",
                "/wentToShowdown | 0/0 - | 1/1 100.0 | 1/1 100.0 | 0/0 - | 0/1 0.0",
                "/wonAtShowdown | 0/0 - | 0/1 0.0 | 1/1 100.0 | 0/0 - | 0/0 -",
                "/wonWithoutShowdown | 0/1 0.0 | 0/1 0.0 | 0/1 0.0 | 0/1 0.0 | 0/1 0.0",
                // 2,190 - 900; 400 + 100 + 200 + 200; the small blind; the capped first round.
                "/chips/net | 0 | -900 | 1290 | -50 | -400",
                "/chips/won | 0 | 0 | 1290 | 0 | 0",
                "/chips/lost | 0 | 900 | 0 | 50 | 400",
                "/chips/rake | 0 | 0 | 60 | 0 | 0",
                // In big bets of 200.
                "/bigBetsPerHundred | 0.0/1 0.0 | -4.5/1 -450.0 | 6.45/1 645.0 | -0.25/1 -25.0 | -2.0/1 -200.0",
                "/rakePerHundred | 0.0/1 0.0 | 0.0/1 0.0 | 0.3/1 30.0 | 0.0/1 0.0 | 0.0/1 0.0",
                // Dan tabled the eight that he stood pat with; Cat mucked.
                "/knownPat | 0/0 - | 0/1 0.0 | 1/1 100.0 | 0/0 - | 0/0 -",
                "/snow | 0/0 - | 0/0 - | 0/1 0.0 | 0/0 - | 0/0 -",
                "/made | [] | [] | [{\"hand\":\"eight-low\",\"hands\":1}] | [] | []",
            })
    void of_the_whole_hand(String pointer, String bob, String cat, String dan, String eve, String fay) {
        assertThat(written(statistics("Bob", "").at(pointer))).as("Bob").isEqualTo(bob);
        assertThat(written(statistics("Cat", "").at(pointer))).as("Cat").isEqualTo(cat);
        assertThat(written(statistics("Dan", "").at(pointer))).as("Dan").isEqualTo(dan);
        assertThat(written(statistics("Eve", "").at(pointer))).as("Eve").isEqualTo(eve);
        assertThat(written(statistics("Fay", "").at(pointer))).as("Fay").isEqualTo(fay);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Fay | /draws/0/byCards                 | [0,0,0,1,0,0]",
                "Fay | /draws/0/outOfPosition/byCards   | [0,0,0,1,0,0]",
                // Cat stood pat and bet, Fay checked and folded.
                "Fay | /draws/0/facingPat/fold          | 1/1 100.0",
                "Fay | /draws/0/facingPat/call          | 0/1 0.0",
                // Only Fay had drawn before Cat, and she took three.
                "Cat | /draws/0/byCards                 | [1,0,0,0,0,0]",
                "Cat | /draws/0/pat                     | 1/1 100.0",
                "Cat | /draws/0/againstPat/hands        | 0",
                "Cat | /draws/0/againstOne/hands        | 0",
                "Cat | /draws/0/breakPat                | 0/0 -",
                "Cat | /draws/1/breakPat                | 0/1 0.0",
                "Cat | /draws/2/breakPat                | 1/1 100.0",
                "Cat | /draws/2/byCards                 | [0,1,0,0,0,0]",
                "Cat | /draws/2/inPosition/hands        | 0",
                // Dan stood pat on draw 3 and bet.
                "Cat | /draws/2/facingPat/call          | 1/1 100.0",
                "Cat | /draws/2/facingOne/call          | 0/0 -",
                "Cat | /draws/0/knownPat                | 0/1 0.0",
                "Dan | /draws/0/byCards                 | [0,1,0,0,0,0]",
                "Dan | /draws/0/pat                     | 0/1 0.0",
                "Dan | /draws/0/inPosition/byCards      | [0,1,0,0,0,0]",
                "Dan | /draws/0/outOfPosition/hands     | 0",
                "Dan | /draws/0/againstPat/byCards      | [0,1,0,0,0,0]",
                "Dan | /draws/0/facingPat/call          | 1/1 100.0",
                "Dan | /draws/0/facingPat/raise         | 0/1 0.0",
                "Dan | /draws/1/facingPat/call          | 1/1 100.0",
                // On draw 3 Cat took one and Dan stood pat after him.
                "Dan | /draws/2/againstOne/byCards      | [1,0,0,0,0,0]",
                "Dan | /draws/2/againstPat/hands        | 0",
                "Dan | /draws/2/facingOne/fold          | 0/0 -",
                "Dan | /draws/2/breakPat                | 0/0 -",
                "Dan | /draws/2/snow                    | 0/1 0.0",
                "Dan | /draws/2/knownPat                | 1/1 100.0",
                "Eve | /draws                           | []",
            })
    void of_the_draws(String player, String pointer, String value) {
        assertThat(written(statistics(player, "").at(pointer))).isEqualTo(value);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Bob | 1 | folds  | 1",
                "Cat | 1 | raises | 2",
                "Cat | 1 | aggressionFactor | 2/0 -",
                "Cat | 1 | cap | 1/1 100.0",
                "Cat | 2 | aggressionFrequency | 1/1 100.0",
                "Cat | 4 | checks | 1",
                // The check is left out.
                "Cat | 4 | aggressionFrequency | 0/1 0.0",
                "Dan | 1 | aggressionFactor | 1/1 1.0",
                "Dan | 2 | cap | 0/0 -",
                "Dan | 4 | bets | 1",
                "Fay | 1 | calls | 2",
                "Fay | 2 | folds | 1",
            })
    void of_the_rounds(String player, int round, String field, String value) {
        JsonNode row = statistics(player, "").path("rounds").path(round - 1);

        assertThat(row.path("round").intValue()).isEqualTo(round);
        assertThat(written(row.path(field))).isEqualTo(value);
    }

    @Test
    void percentages_have_one_decimal_place_and_ratios_two() {
        assertThat(service.get("/api/v1/players/Cat/stats?" + after).text())
                .contains("\"aggressionFactor\":{\"count\":4,\"of\":1,\"value\":4.00}")
                .contains("\"aggressionFrequency\":{\"count\":4,\"of\":5,\"percent\":80.0}")
                .contains("\"bigBetsPerHundred\":{\"count\":-4.50,\"of\":1,\"value\":-450.00}");
    }

    @Test
    void what_is_a_snow_depends_on_the_limit() {
        // An eight is worse than a seven.
        assertThat(written(statistics("Dan", "snowLimit=seven-low&").path("snow")))
                .isEqualTo("1/1 100.0");
        assertThat(written(statistics("Dan", "snowLimit=eight-low&").path("snow")))
                .isEqualTo("0/1 0.0");
        assertThat(statistics("Dan", "").path("snowLimit").stringValue()).isEqualTo("jack-low");
    }

    @ParameterizedTest
    @CsvSource({
        "game, Limit 2-7 Triple Draw",
        "stakes, 100/200",
        "place, button",
        "players, 6",
        "date, 2026-01-05",
        "table, Alpha",
    })
    void it_belongs_to_one_group_by_each_dimension(String by, String group) {
        JsonNode dan = statistics("Dan", "by=" + by + "&");

        assertThat(dan.path("by").stringValue()).isEqualTo(by);
        assertThat(dan.path("groups").size()).isEqualTo(1);
        assertThat(dan.path("groups").path(0).path("group").stringValue()).isEqualTo(group);
        assertThat(dan.path("groups").path(0).path("chips")).isEqualTo(dan.path("chips"));
        assertThat(dan.path("groups").path(0).path("draws")).isEqualTo(dan.path("draws"));
    }

    @Test
    void every_statistic_of_the_catalogue_of_hands_is_in_the_answer() {
        JsonNode dan = statistics("Dan", "");

        for (Statistic statistic : Statistic.ofHands()) {
            String name = camelCase(statistic);
            boolean chips = statistic == Statistic.NET || statistic == Statistic.RAKE;
            // Their sum is the numerator of those per hundred.
            boolean bigBets = statistic == Statistic.BIG_BETS;
            assertThat((chips ? dan.path("chips") : dan).has(bigBets ? "bigBetsPerHundred" : name))
                    .as(name)
                    .isTrue();
        }
    }

    private static String camelCase(Statistic statistic) {
        StringBuilder name = new StringBuilder();
        for (char letter : statistic.word().toCharArray()) {
            boolean first = !name.isEmpty() && name.charAt(name.length() - 1) == '-';
            if (first) {
                name.setLength(name.length() - 1);
            }
            name.append(first ? Character.toUpperCase(letter) : letter);
        }
        return name.toString();
    }
}
