package org.standpat.query.history;

import static org.assertj.core.api.Assertions.assertThat;
import static org.standpat.query.PlayedHand.EVENING;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.standpat.hand.Dealing;
import org.standpat.hand.HandCommand;
import org.standpat.hand.HandEvent;
import org.standpat.hand.Ruling;
import org.standpat.hand.SeatedPlayer;
import org.standpat.query.Hands;
import org.standpat.query.PlayedHand;
import org.standpat.view.Moment;
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

    @Test
    void what_went_wrong_is_told_and_a_correction_follows_on_the_summary() {
        PlayedHand hand = Hands.troubled(Hands.THREE_HANDED, EVENING);
        String recorded = HandHistory.write(hand.events());
        hand.then(Hands.ruledTo(1)).then(new HandCommand.IssueRuling(new Ruling("Fred Floor", "Bob is warned", "7.6")));

        assertThat(HandHistory.write(hand.events()))
                .isEqualTo(approved("troubled.txt"))
                .startsWith(recorded);
    }

    @Test
    void the_last_ruling_on_a_pot_is_the_corrected_result() {
        PlayedHand hand =
                Hands.threeHanded(HAND, EVENING).then(Hands.ruledTo(3)).then(Hands.ruledTo(2));

        assertThat(HandHistory.write(hand.events()))
                .contains(
                        "Alice collected 2000 from pot\n", "Carol is due 2000 from pot\n", "Bob is due 2000 from pot\n")
                .endsWith("""
                        Seat 1: Alice as recorded won 2000 and has 6100, as corrected won 0 and has 4100
                        Seat 2: Bob as recorded won 0 and has 4800, as corrected won 2000 and has 6800
                        Seat 3: Carol as recorded won 0 and has 4100, as corrected won 0 and has 4100
                        """);
    }

    @Test
    void a_ruling_alone_changes_no_result() {
        PlayedHand hand = Hands.threeHanded(HAND, EVENING)
                .then(new HandCommand.IssueRuling(new Ruling("Fred Floor", "Bob is warned", "7.6")));

        assertThat(HandHistory.write(hand.events()))
                .endsWith("*** RULINGS ***\nRuling by Fred Floor (rule 7.6): Bob is warned\n");
    }

    @Test
    void a_second_exposed_card_is_a_misdeal() {
        PlayedHand hand = PlayedHand.recorded(HAND, EVENING, "Delta", PlayedHand.LIVE, 1, "Alice", "Bob")
                .then("2 is-exposed Kh", "1 is-exposed Kd");

        assertThat(HandHistory.write(hand.events()))
                .contains(
                        "*** DEALING HANDS ***\nCard exposed on its way to Bob [Kh]\n"
                                + "Card exposed on its way to Alice [Kd]\n*** MISDEAL ***\nMisdeal declared by the rules (rule 7.2): ")
                .endsWith("""
                        Chips (50) returned to Alice
                        Chips (100) returned to Bob
                        *** SUMMARY ***
                        Misdeal, the hand does not count
                        Seat 1: Alice (button) (small blind) got back (50)
                        Seat 2: Bob (big blind) got back (100)
                        """);
    }

    @Test
    void a_cancelled_hand_says_who_why_and_by_which_rule() {
        PlayedHand hand = PlayedHand.recorded(HAND, EVENING, "Delta", PlayedHand.LIVE, 3, "Alice", "Bob", "Carol")
                .then("1 gets ??????????", "2 gets ??????????", "3 gets ??????????", "3 folds")
                .then(Hands.cancelled());

        assertThat(HandHistory.write(hand.events()))
                .contains(
                        "*** HAND CANCELLED ***\nHand cancelled by Fred Floor (rule 7.4): a card was found on the floor\n")
                .endsWith("""
                        Hand cancelled, it does not count
                        Seat 1: Alice (small blind) got back (50)
                        Seat 2: Bob (big blind) got back (100)
                        Seat 3: Carol (button) had put in nothing
                        """);
    }

    @Test
    void a_forced_action_says_so() {
        PlayedHand hand = PlayedHand.recorded(HAND, EVENING, "Delta", PlayedHand.ONLINE, 3, "Alice", "Bob", "Carol")
                .then(
                        "1 gets ??????????",
                        "2 gets ??????????",
                        "3 gets ??????????",
                        "3 times-out",
                        "1 calls",
                        "2 checks")
                .then("1 disconnects");

        assertThat(HandHistory.write(hand.events()))
                .contains("Carol has timed out\nCarol: folds\n")
                .endsWith("*** FIRST DRAW ***\nAlice is disconnected\nAlice: stands pat\n");
    }

    @Test
    void a_hand_with_six_cards_is_dead_at_the_showdown() {
        PlayedHand hand = PlayedHand.recorded(HAND, EVENING, "Delta", PlayedHand.LIVE, 1, "Alice", "Bob")
                .then("2 gets 7h5c4d3s2c", "1 gets Kh", "1 holds 6", "1 gets QhTd9d8h6c")
                .then("1 calls", "2 checks");
        for (int draw = 1; draw <= 3; draw++) {
            hand.then("2 pat", "1 pat", "2 checks", "1 checks");
        }

        assertThat(HandHistory.write(hand.events()))
                .contains("Alice: is found to hold 6 cards\n", "Alice: hand is ruled dead by the rules (rule 6.4): ")
                .contains("Seat 1: Alice (button) (small blind) was ruled dead at the Showdown\n");
    }

    @Test
    void who_rules_cannot_write_lines_of_his_own() {
        PlayedHand hand = PlayedHand.recorded(HAND, EVENING, "Delta", PlayedHand.LIVE, 1, "Alice", "Bob");
        List<HandEvent> events = new ArrayList<>(hand.events());
        events.add(new HandEvent.RulingIssued(new Ruling("Flo\u2028or", "a\nAlice: folds", "7.6")));

        assertThat(HandHistory.write(events)).endsWith("Ruling by Flo?or (rule 7.6): a?Alice: folds\n");
    }

    private static List<HandEvent> seenBy(Viewer viewer, PlayedHand hand) {
        return hand.events().stream()
                .map(event ->
                        Visibility.seen(event, viewer, Moment.of(hand.events())).orElseThrow())
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
