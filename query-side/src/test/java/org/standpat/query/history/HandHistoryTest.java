package org.standpat.query.history;

import static org.assertj.core.api.Assertions.assertThat;
import static org.standpat.query.PlayedHand.EVENING;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.standpat.hand.Dealing;
import org.standpat.hand.HandEvent;
import org.standpat.hand.SeatedPlayer;
import org.standpat.query.Hands;
import org.standpat.query.PlayedHand;
import org.standpat.view.Viewer;
import org.standpat.view.Visibility;

class HandHistoryTest {

    private static final UUID HAND = UUID.fromString("0190c5a4-7e3b-7cc1-8e00-000000000002");

    @Test
    void a_whole_hand_reads_like_the_rooms_write_it() {
        PlayedHand hand = Hands.threeHanded(Hands.THREE_HANDED, EVENING);

        assertThat(HandHistory.write(hand.events())).isEqualTo(approved("three-handed-staff.txt"));
    }

    @Test
    void the_public_reads_only_what_was_shown() {
        PlayedHand hand = Hands.threeHanded(Hands.THREE_HANDED, EVENING);

        assertThat(HandHistory.write(seenBy(Viewer.PUBLIC, hand))).isEqualTo(approved("three-handed-public.txt"));
    }

    @Test
    void side_pots_and_a_split_are_named() {
        PlayedHand hand = PlayedHand.recorded(
                        HAND,
                        EVENING,
                        "Beta",
                        PlayedHand.ONLINE,
                        1,
                        List.of(
                                new SeatedPlayer(1, "Alice", 150),
                                new SeatedPlayer(2, "Bob", 5_000),
                                new SeatedPlayer(3, "Carol", 5_000)))
                .then("2 gets 8h6c4c3d2d", "3 gets 8d6d4h3h2h", "1 gets 7h5c4d3s2c")
                .then("1 raises 150", "2 raises 250", "3 calls")
                .then("2 pat", "3 pat", "1 pat", "2 bets 100", "3 calls")
                .then("2 pat", "3 pat", "1 pat", "2 checks", "3 checks")
                .then("2 pat", "3 pat", "1 pat", "2 checks", "3 checks");

        assertThat(HandHistory.write(hand.events())).isEqualTo(approved("side-pot.txt"));
    }

    @Test
    void a_reshuffle_in_the_middle_of_a_draw_is_told() {
        PlayedHand hand = PlayedHand.recorded(
                HAND, EVENING, "Gamma", PlayedHand.LIVE, 6, "Ann", "Ben", "Cid", "Dee", "Eve", "Fay");
        for (int seat = 1; seat <= 6; seat++) {
            hand.then(seat + " gets ??????????");
        }
        hand.then("3 calls", "4 calls", "5 calls", "6 calls", "1 calls", "2 checks");
        for (int seat = 1; seat <= 6; seat++) {
            hand.then(seat + " discards ??????????");
        }
        for (int seat = 1; seat <= 4; seat++) {
            hand.then(seat + " gets ??????????");
        }
        hand.then("5 gets ??", "5 gets ????????", "6 gets ??????????");

        assertThat(HandHistory.write(hand.events()))
                .contains("Fay: discards 5 cards\nA card is burned\nThe deck is reshuffled (")
                .doesNotContain("??");
    }

    @Test
    void a_hand_without_a_showdown_names_who_took_the_pot() {
        PlayedHand hand = PlayedHand.recorded(HAND, EVENING, "Delta", PlayedHand.ONLINE, 1, "Alice", "Bob")
                .then("2 gets ??????????", "1 gets ??????????", "1 raises 200", "2 folds");

        assertThat(HandHistory.write(hand.events()))
                .contains("Alice: raises 100 to 200\nBob: folds\nUncalled bet (100) returned to Alice\n")
                .contains("Alice collected 200 from pot\n*** SUMMARY ***\nTotal pot 200 | Rake 0\n")
                .contains("Seat 1: Alice (button) (small blind) collected (200)\n")
                .endsWith("Seat 2: Bob (big blind) folded before the Draw\n");
    }

    @Test
    void a_running_hand_ends_where_it_stands() {
        PlayedHand hand = PlayedHand.recorded(HAND, EVENING, "Delta", PlayedHand.ONLINE, 1, "Alice", "Bob")
                .then("2 gets ??????????", "1 gets 7h5c4d3s2c", "1 calls");

        assertThat(HandHistory.write(hand.events()))
                .endsWith("*** DEALING HANDS ***\nDealt to Alice [7h 5c 4d 3s 2c]\nAlice: calls 50\n");
    }

    @Test
    void a_name_cannot_write_lines_of_its_own() {
        HandEvent start = new HandEvent.HandStarted(
                HAND,
                "Del\u2028ta",
                EVENING,
                Dealing.RECORDED,
                PlayedHand.ONLINE,
                List.of(new SeatedPlayer(1, "Alice\nBob: folds", 5_000), new SeatedPlayer(2, "Bob\u202E", 5_000)),
                1,
                List.of(),
                null);

        assertThat(HandHistory.write(List.of(start)).lines())
                .containsExactly(
                        "Standpat Hand #" + HAND + ": Limit 2-7 Triple Draw (100/200) - 2026/01/05 20:15:00 UTC",
                        "Table 'Del?ta' 6-max Seat #1 is the button",
                        "Seat 1: Alice?Bob: folds (5000 in chips)",
                        "Seat 2: Bob? (5000 in chips)");
    }

    @Test
    void no_event_gives_no_text() {
        assertThat(HandHistory.write(List.of())).isEmpty();
    }

    private static List<HandEvent> seenBy(Viewer viewer, PlayedHand hand) {
        return hand.events().stream()
                .map(event -> Visibility.seen(event, viewer))
                .toList();
    }

    /** A text that was read by a person and found right. */
    private static String approved(String name) {
        try (InputStream file = Objects.requireNonNull(HandHistoryTest.class.getResourceAsStream(name), name)) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new IllegalStateException(unreadable);
        }
    }
}
