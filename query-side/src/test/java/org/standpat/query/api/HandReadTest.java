package org.standpat.query.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.standpat.query.PlayedHand.EVENING;

import java.util.UUID;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.standpat.card.Cards;
import org.standpat.hand.HandFold;
import org.standpat.hand.HandState;
import org.standpat.hand.Player;
import org.standpat.query.Hands;
import org.standpat.query.PlayedHand;
import org.standpat.query.RunningQuerySide;
import org.standpat.query.RunningQuerySide.Answer;
import org.standpat.query.history.HandHistory;
import tools.jackson.databind.JsonNode;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class HandReadTest {

    private static final Pattern CARD = Pattern.compile("[2-9TJQKA][cdhs]");

    private final PlayedHand over = Hands.threeHanded(new UUID(0, 1), EVENING);
    private final PlayedHand beforeShowdown = Hands.threeHandedUntilShowdown(new UUID(0, 2), EVENING);
    private RunningQuerySide service = new RunningQuerySide();

    @BeforeAll
    void record() {
        service.record(over);
        service.record(beforeShowdown);
    }

    @AfterAll
    void stop() {
        service.close();
    }

    private static String path(PlayedHand hand) {
        return "/api/v1/hands/" + hand.id();
    }

    @Test
    void the_summary_of_a_hand_carries_its_position() {
        Answer answer = service.get(path(over) + "?atLeast=" + over.position());

        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.header("ETag")).isEqualTo("\"" + over.position() + "\"");
        JsonNode hand = answer.json();
        assertThat(hand.path("position").intValue()).isEqualTo(over.position());
        assertThat(hand.path("feedPosition").longValue()).isEqualTo(service.feedPositionOf(over.id(), over.position()));
        assertThat(hand.path("phase").stringValue()).isEqualTo("finished");
        assertThat(hand.path("winners").toString()).isEqualTo("[1]");
        assertThat(hand.path("players").get(2).path("net").longValue()).isEqualTo(-900);
    }

    @Test
    void who_has_the_answer_already_gets_none() {
        Answer answer =
                service.get(path(over) + "?atLeast=" + over.position(), "If-None-Match", "\"" + over.position() + "\"");

        assertThat(answer.status()).isEqualTo(304);
        assertThat(answer.text()).isEmpty();
    }

    @Test
    void the_table_after_every_event_is_the_fold_of_the_events() {
        for (int position = 1; position <= over.position(); position++) {
            JsonNode table =
                    service.getAsStaff(path(over) + "/states/" + position).json();
            HandState.Started state =
                    (HandState.Started) HandFold.of(over.events().subList(0, position));

            assertThat(table.path("position").intValue()).isEqualTo(position);
            assertThat(table.path("lastPosition").intValue()).isEqualTo(over.position());
            long chips = table.path("rake").asLong(0);
            int cards = 0;
            for (JsonNode seat : table.path("seats")) {
                Player player = state.table().player(seat.path("seat").intValue());
                assertThat(seat.path("stack").longValue()).isEqualTo(player.stack());
                assertThat(seat.path("bet").longValue()).isEqualTo(player.bet());
                assertThat(seat.path("committed").longValue()).isEqualTo(player.committed());
                assertThat(seat.path("cards").stringValue())
                        .isEqualTo(player.cards().toString());
                assertThat(seat.path("owed").intValue()).isEqualTo(player.owed());
                chips += player.stack() + player.committed();
                cards += player.cards().size();
            }
            JsonNode deck = table.path("deck");
            assertThat(cards
                            + deck.path("stub").intValue()
                            + deck.path("muck").intValue()
                            + deck.path("burns").intValue())
                    .as("rule 8: 52 cards at position %s", position)
                    .isEqualTo(52);
            long gathered = 0;
            for (JsonNode pot : table.path("pots")) {
                gathered += pot.path("amount").longValue();
            }
            if (!"settling".equals(table.path("phase").stringValue())
                    && !"finished".equals(table.path("phase").stringValue())) {
                assertThat(chips).as("rule 8: chips at position %s", position).isEqualTo(15_000);
                assertThat(gathered)
                        .as("pots at position %s", position)
                        .isEqualTo(state.table().gathered());
            }
        }
    }

    @Test
    void the_table_says_who_acts_and_what_he_may_do() {
        // Carol, on the button, is first to act before the first draw.
        int carolToAct = position(over, "BettingRoundOpened");

        JsonNode table = service.get(path(over) + "/states/" + carolToAct).json();

        assertThat(table.path("phase").stringValue()).isEqualTo("betting");
        assertThat(table.path("betting").toString())
                .isEqualTo("{\"round\":1,\"level\":100,\"bets\":1,\"aggressor\":null,\"outOfTurn\":[]}");
        JsonNode legal = table.path("legal");
        assertThat(legal.path("seat").intValue()).isEqualTo(3);
        assertThat(legal.path("actions").toString())
                .isEqualTo("[{\"action\":\"fold\"},{\"action\":\"call\",\"to\":100,\"adds\":100},"
                        + "{\"action\":\"raise\",\"least\":200,\"most\":200}]");
        assertThat(legal.path("beside").toString())
                .isEqualTo("[{\"action\":\"out-of-turn\",\"by\":\"recorder\",\"seats\":[1,2]},"
                        + "{\"action\":\"misdeal\",\"by\":\"floor\"},"
                        + "{\"action\":\"kill\",\"by\":\"floor\",\"seats\":[1,2,3]},"
                        + "{\"action\":\"cancel\",\"by\":\"floor\"},{\"action\":\"note\",\"by\":\"floor\"}]");
        assertThat(legal.path("forbidden").toString())
                .contains("{\"action\":\"check\",\"rule\":\"4.3\",\"why\":\"the bet to match is 100\"}")
                .contains("{\"action\":\"time-out\",\"rule\":\"7.5\",\"why\":\"the house rules force nothing\"}");
        assertThat(table.path("pots").size()).isZero();
    }

    private static int position(PlayedHand hand, String event) {
        for (int number = 1; number <= hand.position(); number++) {
            if (hand.events().get(number - 1).getClass().getSimpleName().equals(event)) {
                return number;
            }
        }
        throw new IllegalArgumentException("no " + event);
    }

    @Test
    void events_come_as_they_were_recorded_page_by_page() {
        JsonNode first = service.get(path(over) + "/events?limit=10").json();
        JsonNode rest = service.get(
                        path(over) + "/events?from=" + first.path("next").intValue())
                .json();

        assertThat(first.path("events").size()).isEqualTo(10);
        assertThat(first.path("next").intValue()).isEqualTo(11);
        assertThat(rest.path("events").size()).isEqualTo(over.position() - 10);
        assertThat(rest.path("next").isNull()).isTrue();
        JsonNode started = first.path("events").get(0);
        assertThat(started.path("type").stringValue()).isEqualTo("HandStarted");
        assertThat(started.path("revision").intValue()).isEqualTo(2);
        assertThat(started.path("at").stringValue()).isEqualTo("2026-03-01T20:15:30.123456Z");
        assertThat(started.path("data").path("table").stringValue()).isEqualTo("Alpha");
        assertThat(service.get(path(over) + "/events?from=" + (over.position() + 1))
                        .json()
                        .path("events")
                        .size())
                .isZero();
    }

    @Test
    void given_a_key_of_staff_then_a_finished_hand_is_shown_with_every_card() {
        assertThat(service.getAsStaff(path(over) + "/history").text()).isEqualTo(HandHistory.write(over.events()));
        assertThat(service.getAsStaff(path(over) + "/events")
                        .json()
                        .path("view")
                        .stringValue())
                .isEqualTo("staff");
    }

    @Test
    void of_a_running_hand_nobody_sees_a_card_that_was_not_shown() {
        PlayedHand hand = beforeShowdown;

        assertThat(CARD.matcher(cardsIn(service.get(path(hand) + "/events").text()))
                        .find())
                .isFalse();
        assertThat(service.get(path(hand) + "/history").text()).doesNotContain("[");
        for (int position = 1; position <= hand.position(); position++) {
            JsonNode table = service.get(path(hand) + "/states/" + position).json();
            assertThat(table.path("view").stringValue()).isEqualTo("public");
            for (JsonNode seat : table.path("seats")) {
                Cards cards = Cards.parse(seat.path("cards").stringValue());
                assertThat(cards.knownSet().isEmpty()).isTrue();
            }
        }
    }

    @Test
    void given_no_key_then_a_finished_hand_is_shown_as_the_public_sees_it() {
        String events = service.get(path(over) + "/events").text();

        assertThat(CARD.matcher(cardsIn(events)).results().map(match -> match.group()))
                .as("the shown hand alone")
                .containsExactly("8h", "6c", "4d", "3s", "2c");
        assertThat(service.get(path(over) + "/history").text())
                .contains("Alice: shows [8h 6c 4d 3s 2c]")
                .doesNotContain("Dealt to", "Kh");
    }

    /** What stands in fields of cards: ids may look like cards. */
    private static String cardsIn(String json) {
        return String.join(
                " ",
                Pattern.compile("\"(?:cards|pool)\":\"([^\"]*)\"")
                        .matcher(json)
                        .results()
                        .map(match -> match.group(1))
                        .toList());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "/api/v1/hands/7                       | 400 | malformed-request | A hand is named by a UUID",
                "/api/v1/hands/1-1-1-1-1               | 400 | malformed-request | A hand is named by a UUID",
                "/api/v1/hands/{other}                 | 404 | unknown-hand      | There is no hand",
                "/api/v1/hands/{other}/events          | 404 | unknown-hand      | There is no hand",
                "/api/v1/hands/{hand}/states/0         | 400 | malformed-request | position is a whole number from 1",
                "/api/v1/hands/{hand}/states/x         | 400 | malformed-request | but \"x\" came",
                "/api/v1/hands/{hand}/states/999       | 404 | no-such-position  | its last one is",
                "/api/v1/hands/{hand}/events?from=999  | 404 | no-such-position  | its last one is",
                "/api/v1/hands/{hand}/events?form=1    | 400 | malformed-request | This address takes the parameters",
                "/api/v1/hands/{hand}/events?limit=0   | 400 | malformed-request | limit is a whole number from 1 to",
                "/api/v1/hands/{hand}?atLeast=-1       | 400 | malformed-request | atLeast is a whole number",
                "/api/v1/hands/{hand}/nothing          | 404 | not-found         | There is nothing at this address",
            })
    void what_cannot_be_answered_is_said_in_a_sentence(String path, int status, String kind, String sentence) {
        Answer answer =
                service.get(path.replace("{hand}", over.id().toString()).replace("{other}", new UUID(9, 9).toString()));

        assertThat(answer.status()).isEqualTo(status);
        assertThat(answer.header("Content-Type")).isEqualTo("application/problem+json");
        assertThat(answer.json().path("kind").stringValue()).isEqualTo(kind);
        assertThat(answer.json().path("type").stringValue()).isEqualTo("urn:standpat:problem:" + kind);
        assertThat(answer.json().path("status").intValue()).isEqualTo(status);
        assertThat(answer.json().path("detail").stringValue()).contains(sentence);
    }

    @Test
    void a_position_beyond_the_last_names_the_last() {
        Answer answer = service.get(path(over) + "/states/999");

        assertThat(answer.json().path("position").intValue()).isEqualTo(over.position());
    }

    @Test
    void an_address_says_which_methods_it_takes() {
        Answer answer = service.post("/api/v1/hands");

        assertThat(answer.status()).isEqualTo(405);
        assertThat(answer.header("Allow")).isEqualTo("GET,HEAD");
        assertThat(service.head("/api/v1/hands").status()).isEqualTo(200);
    }
}
