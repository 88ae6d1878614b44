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
        assertThat(answer.json().path("detail").stringValue()).contains("belongs to another search");
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
                "player=Bob&player=Alice                              | may come once, and not 2 times",
            })
    void a_search_that_cannot_be_read_is_refused(String search, String sentence) {
        Answer answer = service.get("/api/v1/hands?" + search);

        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.json().path("detail").stringValue()).contains(sentence);
    }

    @Test
    void listings_are_read_from_an_index() {
        for (String search : List.of(
                "select * from projection.hand h order by h.started_at desc, h.hand desc limit 20",
                "select * from projection.hand h where h.table_name = 'North' order by h.started_at desc, h.hand desc limit 20",
                "select h.* from projection.hand_player p join projection.hand h on h.hand = p.hand where p.player = 'Bob'"
                        + " order by p.started_at desc, p.hand desc limit 20")) {
            String plan = String.join("\n", plan(search));
            assertThat(plan).contains("Index Scan").doesNotContain("Sort");
        }
    }

    private List<String> plan(String query) {
        return service.db.transaction.execute(status -> {
            service.db.sql.execute("set local enable_seqscan = off");
            service.db.sql.execute("set local enable_bitmapscan = off");
            return service.db.sql.query("explain " + query, (row, i) -> row.getString(1));
        });
    }
}
