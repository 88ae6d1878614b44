package org.standpat.query.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.standpat.query.PlayedHand.EVENING;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import java.util.function.IntPredicate;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.standpat.query.PlayedHand;
import org.standpat.query.RunningQuerySide;
import org.standpat.query.RunningQuerySide.Answer;
import tools.jackson.databind.JsonNode;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ListingTest {

    private static final int HANDS = 25;

    private final RunningQuerySide service = new RunningQuerySide();
    private String after = "";

    /**
     * Hand <i>i</i> began <i>i</i>/2 minutes into the evening, so that two begin at the same time. Even ones are at table North, the
     * others at South. Alice plays all, Bob every third.
     */
    @BeforeAll
    void record() {
        PlayedHand last = null;
        for (int i = 0; i < HANDS; i++) {
            last = PlayedHand.recorded(
                    hand(i),
                    EVENING.plus(Duration.ofMinutes(i / 2)),
                    i % 2 == 0 ? "North" : "South",
                    PlayedHand.ONLINE,
                    1,
                    "Alice",
                    i % 3 == 0 ? "Bob" : "Ödön + Zoë");
            service.record(last);
        }
        after = "&" + service.after(Objects.requireNonNull(last));
    }

    @AfterAll
    void stop() {
        service.close();
    }

    private static UUID hand(int number) {
        return new UUID(0, number);
    }

    private List<Integer> found(JsonNode page) {
        List<Integer> hands = new ArrayList<>();
        page.path("hands")
                .forEach(hand -> hands.add(
                        (int) UUID.fromString(hand.path("hand").stringValue()).getLeastSignificantBits()));
        return hands;
    }

    private List<Integer> all(String search, int limit) {
        List<Integer> hands = new ArrayList<>();
        String cursor = "";
        do {
            JsonNode page = service.get("/api/v1/hands?limit=" + limit + search + cursor + after)
                    .json();
            assertThat(page.path("hands").size()).isLessThanOrEqualTo(limit);
            hands.addAll(found(page));
            cursor = page.path("next").isNull()
                    ? ""
                    : "&cursor=" + page.path("next").stringValue();
        } while (!cursor.isEmpty());
        return hands;
    }

    /** Newest first; of two that began at the same time the one with the larger id. */
    private static List<Integer> expected(IntPredicate which) {
        List<Integer> hands = new ArrayList<>();
        for (int i = HANDS - 1; i >= 0; i--) {
            if (which.test(i)) {
                hands.add(i);
            }
        }
        return hands;
    }

    @ParameterizedTest
    @CsvSource({"1", "4", "5", "25", "100"})
    void pages_together_give_every_hand_once_newest_first(int limit) {
        assertThat(all("", limit)).isEqualTo(expected(i -> true));
    }

    @Test
    void hands_are_found_by_player_table_and_time() {
        assertThat(all("&player=Bob", 2)).isEqualTo(expected(i -> i % 3 == 0));
        assertThat(all("&table=South", 2)).isEqualTo(expected(i -> i % 2 == 1));
        assertThat(all("&player=Bob&table=South", 2)).isEqualTo(expected(i -> i % 3 == 0 && i % 2 == 1));
        String minutes2To4 = "&from=2026-01-05T20:17:00Z&to=2026-01-05T21:19:00%2B01:00";
        assertThat(all(minutes2To4, 1)).isEqualTo(expected(i -> i >= 4 && i < 8));
        assertThat(all(minutes2To4 + "&player=Bob", 1)).containsExactly(6);
        assertThat(all("&player=" + URLEncoder.encode("Ödön + Zoë", StandardCharsets.UTF_8), 7))
                .isEqualTo(expected(i -> i % 3 != 0));
        assertThat(all("&player=Nobody", 2)).isEmpty();
    }

    @Test
    void a_page_has_twenty_hands_when_nothing_is_said() {
        assertThat(found(service.get("/api/v1/hands?" + after.substring(1)).json()))
                .hasSize(20);
    }

    @Test
    void a_listing_says_how_far_it_reaches() {
        JsonNode page = service.get("/api/v1/hands?limit=1" + after).json();

        assertThat(page.path("feedPosition").longValue())
                .isGreaterThanOrEqualTo(Long.parseLong(after.substring(after.indexOf('=') + 1)));
        assertThat(page.path("hands").get(0).path("phase").stringValue()).isEqualTo("opening");
    }

    @Test
    void a_cursor_is_taken_for_its_own_search_alone() {
        String cursor = service.get("/api/v1/hands?limit=3&table=South" + after)
                .json()
                .path("next")
                .stringValue();

        Answer answer = service.get("/api/v1/hands?table=North&cursor=" + cursor);

        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.json().path("detail").stringValue())
                .contains("belongs to another search, which differs in table: send");
    }

    @Test
    void given_a_very_long_word_then_it_is_refused_and_not_repeated_whole() {
        String word = "x".repeat(4_000);
        for (String parameter :
                List.of("player", "table", "game", "stakes", "shown", "ending", "potMin", "notes", "cursor")) {
            Answer answer = service.get("/api/v1/hands?" + parameter + "=" + word);

            assertThat(answer.status()).as(parameter).isEqualTo(400);
            assertThat(answer.text()).as(parameter).contains("xxx...").hasSizeLessThan(1_500);
        }
    }

    @Test
    void hands_are_found_by_several_players_game_stakes_and_what_happened() {
        assertThat(all("&player=Bob&player=Alice", 2)).isEqualTo(expected(i -> i % 3 == 0));
        assertThat(all("&player=Bob&player=Nobody", 2)).isEmpty();
        assertThat(all("&game=limit-2-7-triple-draw&stakes=100/200", 9)).isEqualTo(expected(i -> true));
        assertThat(all("&game=Limit+2-7+Triple+Draw&table=North", 9)).isEqualTo(expected(i -> i % 2 == 0));
        assertThat(all("&game=no-limit-2-7-single-draw", 9)).isEmpty();
        assertThat(all("&ending=running&draws=0&notes=false&allIn=false&player=Bob", 9))
                .isEqualTo(expected(i -> i % 3 == 0));
        assertThat(all("&potMin=0", 9)).as("running hands have no pot yet").isEmpty();
        assertThat(all("&shown=pair-or-better", 9)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "limit=101                                            | limit is a whole number from 1 to 100",
                "limit=ten                                            | but \"ten\" came",
                "cursor=nonsense                                      | A cursor is taken as it stands",
                "cursor=%21%21                                        | A cursor is taken as it stands",
                "from=yesterday                                       | A time is written with its offset",
                "from=2026-01-05T20:15:00+01:00                       | A plus sign in an address is written %2B",
                "from=2026-01-05T20:15:00Z&to=2026-01-05T20:15:00Z    | \"from\" is before \"to\"",
                "player=                                              | A name has 1 to 64 characters",
                "plyer=Bob                                            | and not \"plyer\"",
                "player=Bob&player=Bob                                | comes twice with \"Bob\": name each once",
                "player=1&player=2&player=3&player=4&player=5&player=6 | may come 5 times, and not 6 times",
                "table=North&table=South                              | may come once, and not 2 times",
                "game=badugi                                          | game is one of limit-2-7-double-draw,",
                "game=                                                | but \"\" came",
                "stakes=%20                                           | A name has 1 to 64 characters",
                "stakes=100%00200                                     | A name has 1 to 64 characters",
                "player=%00                                           | A name has 1 to 64 characters",
                "potMin=300&potMax=200                                | potMin is not more than potMax, but potMin 300 and potMax 200",
                "potMin=1000000000000000000000000000000               | potMin is a whole number from 0 to 9223372036854775807",
                "potMax=-1                                            | potMax is a whole number from 0",
                "potMin=1e3                                           | but \"1e3\" came",
                "draws=4                                              | draws is a whole number from 0 to 3, but \"4\" came",
                "draws=2&drawsMin=1                                   | send it alone, or drawsMin and drawsMax",
                "drawsMin=3&drawsMax=1                                | drawsMin is not more than drawsMax",
                "shown=royal-flush                                    | shown is one of number-one,",
                "shown=eight-low-or-worse                             | each also with -or-better behind it, but",
                "shown=-or-better                                     | but \"-or-better\" came",
                "allIn=yes                                            | allIn is one of true, false, but \"yes\" came",
                "reshuffled=TRUE                                      | but \"TRUE\" came",
                "ending=over                                          | ending is one of running, played, misdeal, cancelled",
                "over=true                                            | and not \"over\"",
            })
    void a_search_that_cannot_be_read_is_refused(String search, String sentence) {
        Answer answer = service.get("/api/v1/hands?" + search);

        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.json().path("detail").stringValue()).contains(sentence);
    }
}
