package org.standpat.query.access;

import static org.assertj.core.api.Assertions.assertThat;
import static org.standpat.query.PlayedHand.EVENING;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.standpat.card.Cards;
import org.standpat.db.access.KeyRole;
import org.standpat.hand.HandEvent;
import org.standpat.query.Hands;
import org.standpat.query.PlayedHand;
import org.standpat.query.RunningQuerySide;
import org.standpat.query.RunningQuerySide.Answer;

/** Every address of a hand that shows cards, for every kind of caller, while the hand is played and after it. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class WhoSeesWhatTest {

    private static final Pattern CARDS = Pattern.compile("(?<![0-9A-Za-z])(?:[2-9TJQKA][cdhs]|\\?\\?)+(?![0-9A-Za-z])");

    private final PlayedHand over = Hands.threeHanded(new UUID(7, 1), EVENING);
    private final PlayedHand running = Hands.threeHandedUntilShowdown(new UUID(7, 2), EVENING.plusSeconds(60));
    private KeyRing keys;
    private RunningQuerySide service;

    @BeforeAll
    void start(@TempDir Path folder) {
        keys = new KeyRing(folder.resolve("keys"))
                .with(KeyRole.STAFF, "Vera")
                .with(KeyRole.ANALYST, "Nils")
                .with(KeyRole.BACKEND, "desk")
                .with(KeyRole.PLAYER, "Bob")
                .with(KeyRole.PLAYER, "BOB")
                .with(KeyRole.PLAYER, "Zoe");
        service = new RunningQuerySide(keys.setting(), "--standpat.read.wait-limit=10s");
        service.record(over);
        service.record(running);
        // What is asked for by its summary has to be in the tables.
        assertThat(service.get("/api/v1/hands?atLeast=" + service.db.log.count())
                        .status())
                .isEqualTo(200);
    }

    @AfterAll
    void stop() {
        service.close();
    }

    private static String path(PlayedHand hand) {
        return "/api/v1/hands/" + hand.id();
    }

    /** Every address that may show cards of the hand. */
    private List<String> addresses(PlayedHand hand) {
        List<String> addresses = new ArrayList<>(List.of(
                path(hand),
                path(hand) + "/events",
                path(hand) + "/history",
                path(hand) + "/export?format=standpat",
                path(hand) + "/export?format=phh",
                path(hand) + "/export?format=pokerstars",
                path(hand) + "/export?format=ohh",
                path(hand) + "/export?format=csv"));
        for (int position = 1; position <= hand.position(); position++) {
            addresses.add(path(hand) + "/states/" + position);
        }
        return addresses;
    }

    private Set<String> seen(PlayedHand hand, String who) {
        Set<String> cards = new TreeSet<>();
        for (String address : addresses(hand)) {
            Answer answer = service.get(address, keys.of(who));
            assertThat(answer.status()).as(address).isIn(200, 422, 404);
            cards.addAll(cardsIn(answer.text()));
        }
        cards.addAll(cardsIn(service.get(
                        "/api/v1/export?format=standpat&table=Alpha&from=" + start(hand) + "&to="
                                + start(hand).plusSeconds(1) + "&atLeast=" + service.db.log.count(),
                        keys.of(who))
                .text()));
        return cards;
    }

    private static Instant start(PlayedHand hand) {
        return ((HandEvent.HandStarted) hand.events().getFirst()).startedAt();
    }

    private static Set<String> cardsIn(String text) {
        Set<String> cards = new TreeSet<>();
        // The digits of an identity may look like cards.
        Matcher rows = CARDS.matcher(text.replaceAll("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", ""));
        while (rows.find()) {
            for (int at = 0; at < rows.group().length(); at += 2) {
                cards.add(rows.group().substring(at, at + 2));
            }
        }
        cards.remove("??");
        return cards;
    }

    /** Worked out from the events: what a seat was dealt, and what it showed. */
    private static Set<String> dealt(PlayedHand hand, int seat) {
        Set<String> cards = new TreeSet<>();
        for (HandEvent event : hand.events()) {
            if (event instanceof HandEvent.CardsDealt dealt && dealt.seat() == seat) {
                add(cards, dealt.cards());
            }
            if (event instanceof HandEvent.CardsReplaced replaced && replaced.seat() == seat) {
                add(cards, replaced.cards());
            }
        }
        return cards;
    }

    private static Set<String> shown(PlayedHand hand) {
        Set<String> cards = new TreeSet<>();
        hand.events().forEach(event -> {
            if (event instanceof HandEvent.HandShown shown) {
                add(cards, shown.cards());
            }
        });
        return cards;
    }

    private static void add(Set<String> all, Cards cards) {
        cards.forEach(card -> all.add(card.toString()));
    }

    private static Set<String> both(Set<String> one, Set<String> other) {
        Set<String> all = new TreeSet<>(one);
        all.addAll(other);
        return all;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"public", "Bob", "BOB", "Zoe", "desk", "Vera", "Nils", "Nils/a+question", "Bob/a%20question"})
    void given_a_hand_that_is_played_then_nobody_but_staff_with_a_reason_sees_a_card(String who) {
        assertThat(seen(running, who)).isEmpty();
    }

    @Test
    void given_a_hand_that_is_played_then_staff_sees_every_card_with_a_reason() {
        assertThat(seen(running, "Vera/a%20dispute"))
                .isEqualTo(both(both(dealt(running, 1), dealt(running, 2)), dealt(running, 3)));
        assertThat(service.get(path(running) + "/events", keys.of("Vera/a%20dispute"))
                        .json()
                        .path("view")
                        .stringValue())
                .isEqualTo("staff");
    }

    @ParameterizedTest
    @ValueSource(strings = {"public", "BOB", "Zoe", "desk", "Nils", "Nils/a+question"})
    void given_a_hand_that_is_over_then_whoever_was_not_in_it_sees_what_was_shown(String who) {
        assertThat(seen(over, who)).isEqualTo(shown(over));
    }

    @Test
    void given_a_hand_that_is_over_then_its_player_sees_his_own_cards_and_what_was_shown() {
        assertThat(seen(over, "Bob"))
                .isEqualTo(both(dealt(over, 2), shown(over)))
                .hasSizeGreaterThan(5);
        assertThat(service.get(path(over) + "/events", keys.of("Bob"))
                        .json()
                        .path("view")
                        .stringValue())
                .isEqualTo("seat-2");
    }

    @Test
    void given_a_hand_that_is_over_then_staff_sees_every_card_that_reached_a_player() {
        assertThat(seen(over, "Vera")).isEqualTo(both(both(dealt(over, 1), dealt(over, 2)), dealt(over, 3)));
    }

    /** What an analyst is told of a running hand is word for word what he is told of a hand that there is not. */
    @Test
    void given_an_analyst_then_a_running_hand_is_at_every_address_as_one_that_is_not_there() {
        UUID nowhere = new UUID(7, 999);
        List<String> addresses = addresses(running);
        addresses.add(path(running) + "/states/999");
        addresses.add(path(running) + "/events?from=999");
        for (String address : List.copyOf(addresses)) {
            addresses.add(address + (address.contains("?") ? "&" : "?") + "atLeast=2");
            addresses.add(address + (address.contains("?") ? "&" : "?") + "atLeast=99999");
        }
        for (String address : addresses) {
            if (address.contains("from=999") || !address.contains("states/999")) {
                Answer live = service.get(address, keys.of("Nils"));
                Answer none =
                        service.get(address.replace(running.id().toString(), nowhere.toString()), keys.of("Nils"));

                assertThat(live.status()).as(address).isEqualTo(404);
                assertThat(live.text().replace(running.id().toString(), nowhere.toString()))
                        .as(address)
                        .isEqualTo(none.text());
                assertThat(live.header("ETag")).isEmpty();
            }
        }
    }

    @Test
    void given_another_view_then_the_answer_has_another_tag_and_no_cache_gives_it_to_others() {
        String address = path(over) + "/history";
        Answer open = service.get(address);
        Answer own = service.get(address, keys.of("Bob"));
        Answer staff = service.get(address, keys.of("Vera"));

        assertThat(open.header("ETag")).isEqualTo("\"" + over.position() + "\"");
        assertThat(own.header("ETag")).isEqualTo("\"" + over.position() + "-seat-2\"");
        assertThat(staff.header("ETag")).isEqualTo("\"" + over.position() + "-staff\"");
        assertThat(List.of(open, own, staff))
                .allSatisfy(answer -> assertThat(answer.header("Vary")).isEqualTo("Authorization, Standpat-Reason"));
        assertThat(open.header("Cache-Control")).isEqualTo("no-cache, private");
        assertThat(own.header("Cache-Control")).isEqualTo("no-store");
        assertThat(staff.header("Cache-Control")).isEqualTo("no-store");
        assertThat(service.get(address, "If-None-Match", staff.header("ETag")).status())
                .as("the public has not what staff has")
                .isEqualTo(200);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "%20                       | is a text of 1 to 200 characters",
                "line%0Abreak              | is a text of 1 to 200 characters",
                "%C2%85                    | is a text of 1 to 200 characters",
                "half%2                    | is text in UTF-8",
                "half%zz                   | is text in UTF-8",
                "%ff                       | is text in UTF-8",
            })
    void given_a_reason_that_is_none_then_it_is_refused_and_no_card_is_shown(String reason, String fault) {
        Answer answer = service.get(path(running) + "/events", keys.of("Vera/" + reason));

        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.json().path("detail").stringValue()).contains("Header Standpat-Reason " + fault);
    }

    @Test
    void given_a_reason_that_is_too_long_or_comes_twice_then_it_is_refused() {
        String longest = "%C5%81".repeat(200);
        assertThat(service.get(path(running) + "/events", keys.of("Vera/" + longest))
                        .status())
                .isEqualTo(200);
        assertThat(service.get(path(running) + "/events", keys.of("Vera/" + longest + "a"))
                        .status())
                .isEqualTo(400);
        String[] key = keys.of("Vera");
        assertThat(service.get(
                                path(running) + "/events",
                                key[0],
                                key[1],
                                "Standpat-Reason",
                                "one",
                                "Standpat-Reason",
                                "two")
                        .status())
                .isEqualTo(400);
    }
}
