package org.standpat.query.summary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.standpat.query.PlayedHand.EVENING;
import static org.standpat.query.summary.FirstRoundFact.ENTERED_POT;
import static org.standpat.query.summary.FirstRoundFact.FIRST_IN;
import static org.standpat.query.summary.FirstRoundFact.FIRST_IN_CHANCE;
import static org.standpat.query.summary.FirstRoundFact.RAISED;
import static org.standpat.query.summary.FirstRoundFact.STEAL;
import static org.standpat.query.summary.FirstRoundFact.STEAL_CHANCE;
import static org.standpat.query.summary.FirstRoundFact.STEAL_FACED;
import static org.standpat.query.summary.FirstRoundFact.STEAL_FOLDED;
import static org.standpat.query.summary.FirstRoundFact.THREE_BET;
import static org.standpat.query.summary.FirstRoundFact.THREE_BET_CHANCE;
import static org.standpat.query.summary.FirstRoundFact.THREE_BET_FACED;
import static org.standpat.query.summary.FirstRoundFact.THREE_BET_FOLDED;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.standpat.hand.HandCommand;
import org.standpat.hand.OutOfTurn;
import org.standpat.hand.Owing;
import org.standpat.hand.SeatedPlayer;
import org.standpat.houserules.HouseRules;
import org.standpat.query.PlayedHand;

/** First betting rounds at blinds 50/100; the last seat has the button, so seat 1 is the small and seat 2 the big blind. */
class FirstRoundFactsTest {

    private static PlayedHand dealt(HouseRules rules, long[] stacks, Owing... owing) {
        List<SeatedPlayer> seats = new ArrayList<>();
        for (long stack : stacks) {
            seats.add(new SeatedPlayer(seats.size() + 1, "player " + (seats.size() + 1), stack));
        }
        PlayedHand hand =
                PlayedHand.recorded(new UUID(0, 1), EVENING, "Alpha", rules, stacks.length, seats, List.of(owing));
        for (int seat = 1; seat <= stacks.length; seat++) {
            hand.then(seat + " gets ??????????");
        }
        return hand;
    }

    private static PlayedHand dealt(int players, Owing... owing) {
        long[] stacks = new long[players];
        Arrays.fill(stacks, 5_000);
        return dealt(PlayedHand.ONLINE, stacks, owing);
    }

    private static FirstRoundFacts of(PlayedHand hand, int seat) {
        return HandSummary.of(hand.events()).players().get(seat - 1).firstRound();
    }

    @Test
    void a_steal_from_the_button_is_faced_by_both_blinds_one_after_the_other() {
        PlayedHand hand = dealt(3).then("3 raises 200", "1 folds", "2 folds");

        assertThat(of(hand, 3))
                .isEqualTo(FirstRoundFacts.of(FIRST_IN_CHANCE, FIRST_IN, STEAL_CHANCE, STEAL, ENTERED_POT, RAISED));
        // One raise, not their own, and chips to raise it: the steal is a chance to 3-bet too.
        assertThat(of(hand, 1)).isEqualTo(FirstRoundFacts.of(STEAL_FACED, STEAL_FOLDED, THREE_BET_CHANCE));
        assertThat(of(hand, 2)).isEqualTo(FirstRoundFacts.of(STEAL_FACED, STEAL_FOLDED, THREE_BET_CHANCE));
    }

    @Test
    void a_steal_that_the_small_blind_called_is_no_steal_for_the_big_blind() {
        PlayedHand hand = dealt(3).then("3 raises 200", "1 calls", "2 folds");

        assertThat(of(hand, 1)).isEqualTo(FirstRoundFacts.of(STEAL_FACED, THREE_BET_CHANCE, ENTERED_POT));
        assertThat(of(hand, 2)).isEqualTo(FirstRoundFacts.of(THREE_BET_CHANCE));
    }

    @Test
    void a_raise_from_the_hijack_is_no_steal() {
        // Five players: seat 3 sits before the cutoff.
        PlayedHand hand = dealt(5).then("3 raises 200", "4 folds", "5 folds", "1 folds", "2 folds");

        assertThat(of(hand, 3)).isEqualTo(FirstRoundFacts.of(FIRST_IN_CHANCE, FIRST_IN, ENTERED_POT, RAISED));
        assertThat(of(hand, 2)).isEqualTo(FirstRoundFacts.of(THREE_BET_CHANCE));
    }

    @Test
    void heads_up_the_button_steals_and_only_the_big_blind_faces_it() {
        // The button, seat 2, posts the small blind and acts first.
        PlayedHand hand = dealt(2).then("2 raises 200", "1 raises 300", "2 folds");

        assertThat(of(hand, 2))
                .isEqualTo(FirstRoundFacts.of(
                        FIRST_IN_CHANCE,
                        FIRST_IN,
                        STEAL_CHANCE,
                        STEAL,
                        ENTERED_POT,
                        RAISED,
                        THREE_BET_FACED,
                        THREE_BET_FOLDED));
        assertThat(of(hand, 1))
                .isEqualTo(FirstRoundFacts.of(STEAL_FACED, THREE_BET_CHANCE, THREE_BET, ENTERED_POT, RAISED));
    }

    @Test
    void whoever_calls_the_blind_could_have_raised_first_in_and_nobody_after_him_can() {
        // Seat 3 (cutoff) calls, the button raises, the blinds fold, seat 3 raises the first raise after all.
        PlayedHand hand = dealt(4).then(
                        "3 calls", "4 raises 200", "1 folds", "2 folds", "3 raises 300", "4 raises 400", "3 folds");

        assertThat(of(hand, 3))
                .isEqualTo(FirstRoundFacts.of(
                        FIRST_IN_CHANCE, STEAL_CHANCE, THREE_BET_CHANCE, THREE_BET, ENTERED_POT, RAISED));
        // A raise over a caller is neither first in nor a steal, but it is the first raise.
        assertThat(of(hand, 4)).isEqualTo(FirstRoundFacts.of(ENTERED_POT, RAISED, THREE_BET_FACED));
        assertThat(of(hand, 1)).isEqualTo(FirstRoundFacts.of(THREE_BET_CHANCE));
        assertThat(of(hand, 2)).isEqualTo(FirstRoundFacts.of(THREE_BET_CHANCE));
    }

    @Test
    void the_small_blind_steals_when_all_others_have_folded_and_the_big_blind_has_no_first_chance() {
        PlayedHand stolen = dealt(3).then("3 folds", "1 raises 200", "2 calls");
        PlayedHand limped = dealt(3).then("3 folds", "1 calls", "2 raises 200", "1 calls");

        assertThat(of(stolen, 1))
                .isEqualTo(FirstRoundFacts.of(FIRST_IN_CHANCE, FIRST_IN, STEAL_CHANCE, STEAL, ENTERED_POT, RAISED));
        assertThat(of(stolen, 2)).isEqualTo(FirstRoundFacts.of(STEAL_FACED, THREE_BET_CHANCE, ENTERED_POT));
        // Over a call the big blind raises, which is the first raise; the caller could raise it.
        assertThat(of(limped, 2)).isEqualTo(FirstRoundFacts.of(ENTERED_POT, RAISED));
        assertThat(of(limped, 1))
                .isEqualTo(FirstRoundFacts.of(FIRST_IN_CHANCE, STEAL_CHANCE, THREE_BET_CHANCE, ENTERED_POT));
    }

    @Test
    void a_live_blind_that_is_checked_opens_nothing_and_has_nothing_to_raise_first_in() {
        // Five players; seat 3 has posted a live big blind and checks, then the cutoff raises.
        PlayedHand hand = dealt(5, new Owing(3, Owing.Post.LIVE_BIG_BLIND))
                .then("3 checks", "4 raises 200", "5 folds", "1 folds", "2 folds", "3 calls");

        assertThat(of(hand, 3)).isEqualTo(FirstRoundFacts.of(THREE_BET_CHANCE, ENTERED_POT));
        assertThat(of(hand, 4))
                .isEqualTo(FirstRoundFacts.of(FIRST_IN_CHANCE, FIRST_IN, STEAL_CHANCE, STEAL, ENTERED_POT, RAISED));
        assertThat(of(hand, 2)).isEqualTo(FirstRoundFacts.of(STEAL_FACED, STEAL_FOLDED, THREE_BET_CHANCE));
    }

    @Test
    void a_live_blind_that_is_raised_is_a_raise_but_not_first_in() {
        PlayedHand hand =
                dealt(4, new Owing(3, Owing.Post.LIVE_BIG_BLIND)).then("3 raises 200", "4 folds", "1 folds", "2 folds");

        assertThat(of(hand, 3)).isEqualTo(FirstRoundFacts.of(ENTERED_POT, RAISED));
        assertThat(of(hand, 2)).isEqualTo(FirstRoundFacts.of(THREE_BET_CHANCE));
    }

    @Test
    void without_chips_beyond_the_blind_there_is_no_chance_to_raise() {
        // Seat 3 has 100 and can only call; seat 1 has 200 and cannot raise a raise to 200.
        PlayedHand hand = dealt(PlayedHand.ONLINE, new long[] {200, 5_000, 100, 5_000})
                .then("3 folds", "4 raises 200", "1 calls");

        assertThat(of(hand, 3)).isEqualTo(FirstRoundFacts.NONE);
        assertThat(of(hand, 1)).isEqualTo(FirstRoundFacts.of(STEAL_FACED, ENTERED_POT));
    }

    @Test
    void an_all_in_for_less_is_a_raise_and_its_completion_the_next() {
        // Seat 3 is all-in for 170, which is more than half a bet; seat 4 makes it 270.
        PlayedHand hand = dealt(PlayedHand.ONLINE, new long[] {5_000, 5_000, 170, 5_000})
                .then("3 raises 170", "4 raises 270", "1 folds", "2 folds");

        assertThat(of(hand, 3).has(FIRST_IN)).isTrue();
        assertThat(of(hand, 4)).isEqualTo(FirstRoundFacts.of(THREE_BET_CHANCE, THREE_BET, ENTERED_POT, RAISED));
    }

    @Test
    void an_action_that_was_forced_or_made_out_of_turn_is_his_own() {
        // Seat 4 folds out of turn, which binds him; seat 3 does not act in time.
        PlayedHand hand = dealt(4).then(new HandCommand.ReportOutOfTurn(new OutOfTurn(4, OutOfTurn.Word.FOLD, 0)))
                .then("3 times-out", "4 folds", "1 calls", "2 checks");

        assertThat(of(hand, 3)).isEqualTo(FirstRoundFacts.of(FIRST_IN_CHANCE, STEAL_CHANCE));
        assertThat(of(hand, 4)).isEqualTo(FirstRoundFacts.of(FIRST_IN_CHANCE, STEAL_CHANCE));
        assertThat(of(hand, 2)).isEqualTo(FirstRoundFacts.NONE);
    }

    @Test
    void bets_of_later_rounds_are_none_of_the_first() {
        PlayedHand hand = dealt(2).then("2 calls", "1 checks", "1 pat", "2 pat", "1 bets 100", "2 raises 200");

        assertThat(of(hand, 1)).isEqualTo(FirstRoundFacts.NONE);
        assertThat(of(hand, 2)).isEqualTo(FirstRoundFacts.of(FIRST_IN_CHANCE, STEAL_CHANCE, ENTERED_POT));
    }
}
