package org.standpat.query.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.standpat.query.PlayedHand.EVENING;

import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.standpat.query.Hands;
import org.standpat.query.RunningQuerySide;
import org.standpat.query.RunningQuerySide.Answer;

/** What cannot be answered about a player is refused with what was expected and what came. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class StatisticsProblemsTest {

    private static final int LONG = 6_000;

    private final RunningQuerySide service = new RunningQuerySide();

    @BeforeAll
    void record() {
        service.record(Hands.threeHanded(Hands.THREE_HANDED, EVENING));
    }

    @AfterAll
    void stop() {
        service.close();
    }

    private static void assertRefused(Answer answer, String sentence) {
        assertThat(answer.status()).as(answer.text()).isEqualTo(400);
        assertThat(answer.header("Content-Type")).isEqualTo("application/problem+json");
        assertThat(answer.json().path("kind").stringValue()).isEqualTo("malformed-request");
        assertThat(answer.json().path("detail").stringValue())
                .contains(sentence)
                .hasSizeLessThan(1_000);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "place=under-the-gun   | place is one of button, small-blind, big-blind, cutoff, hijack, lojack, early",
                "place=BUTTON          | but \"BUTTON\" came",
                "players=1             | players is a whole number from 2 to 8",
                "players=-3            | but \"-3\" came",
                "players=99999999999999999999 | players is a whole number",
                "players=three         | but \"three\" came",
                "game=badminton        | but \"badminton\" came",
                "game=%00              | game is one of limit-2-7-double-draw",
                "stakes=               | A name has 1 to 100 characters",
                "stakes=%20            | not all of them blank",
                "table=a%00b           | A name has 1 to 64 characters",
                "table=%FF             | cannot be read: an address is text in UTF-8",
                "from=2026-01-06T00:00:00Z&to=2026-01-05T00:00:00Z | \"from\" is before \"to\"",
                "from=-1               | A time is written with its offset",
                "snowLimit=jack        | snowLimit is one of number-one",
                "atLeast=-1            | atLeast is a whole number from 1",
                "colour=red            | and not \"colour\"",
                "game=a&game=b         | may come once, and not 2 times",
            })
    void filters_that_make_no_sense(String question, String sentence) {
        for (String address : List.of("/api/v1/players/Alice/stats?", "/api/v1/players/Alice/series?")) {
            assertRefused(service.get(address + question), sentence);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "stats?by=position | by is one of game, stakes, place, players, date, table, but \"position\" came",
                "stats?by=         | but \"\" came",
                "stats?of=net      | and not \"of\"",
                "series?by=place   | by is one of hand, day",
                "series?of=pat     | of is one of net, big-bets, rake",
            })
    void words_that_an_address_does_not_know(String address, String sentence) {
        assertRefused(service.get("/api/v1/players/Alice/" + address), sentence);
    }

    @ParameterizedTest
    @ValueSource(strings = {"stats", "series"})
    void names_that_nobody_can_have(String address) {
        assertRefused(
                service.get("/api/v1/players/" + "x".repeat(LONG) + "/" + address), "A name has 1 to 64 characters");
        assertRefused(
                service.get("/api/v1/players/Alice/" + address + "?table=" + "x".repeat(LONG)),
                "A name has 1 to 64 characters");
    }

    /** No address of this server may have them, so they do not come as far as this program. */
    @ParameterizedTest
    @ValueSource(strings = {"a%00", "..%2f..%00", "TEN_THOUSAND"})
    void names_that_the_server_takes_in_no_address(String name) {
        Answer answer = service.get("/api/v1/players/" + name.replace("TEN_THOUSAND", "x".repeat(10_000)) + "/stats");

        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.text()).doesNotContain("Exception", "org.standpat", "\tat ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"stats", "series", "stats?by=table"})
    void a_player_of_whom_nothing_is_known(String address) {
        Answer answer = service.get("/api/v1/players/'; drop table event; --"
                        .replace(" ", "%20")
                        .replace("'", "%27")
                        .replace(";", "%3B")
                + "/" + address);

        assertThat(answer.status()).isEqualTo(404);
        assertThat(answer.json().path("kind").stringValue()).isEqualTo("unknown-player");
    }
}
