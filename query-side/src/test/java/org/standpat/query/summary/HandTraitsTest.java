package org.standpat.query.summary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.standpat.query.PlayedHand.EVENING;

import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.standpat.hand.SeatedPlayer;
import org.standpat.query.Hands;
import org.standpat.query.PlayedHand;
import org.standpat.query.listing.JudgedHand;
import org.standpat.ranking.MadeHand;

class HandTraitsTest {

    private static final UUID HAND = new UUID(0, 1);

    private static HandTraits traits(PlayedHand hand) {
        return JudgedHand.of(hand.events()).traits();
    }

    @Test
    void the_best_hand_that_was_shown_is_that_of_the_winner_where_the_other_one_mucked() {
        PlayedHand hand = Hands.threeHanded(HAND, EVENING);

        assertThat(traits(hand)).isEqualTo(new HandTraits(0, Optional.of(MadeHand.EIGHT_LOW), false, true));
    }

    @Test
    void a_hand_that_nobody_has_shown_yet_is_not_told() {
        PlayedHand hand = Hands.threeHandedUntilShowdown(HAND, EVENING);

        assertThat(traits(hand)).isEqualTo(new HandTraits(0, Optional.empty(), false, true));
    }

    @Test
    void given_incidents_and_a_ruling_then_each_is_a_note_and_an_answered_question_is_none() {
        PlayedHand hand = Hands.troubled(HAND, EVENING);

        // A card was exposed, Dora folded out of turn, Bob's hand was ruled dead. A jack and a nine were shown.
        assertThat(traits(hand)).isEqualTo(new HandTraits(3, Optional.of(MadeHand.NINE_LOW), false, true));
    }

    @Test
    void given_a_ruling_after_the_hand_then_it_is_one_more_note() {
        PlayedHand hand = Hands.threeHanded(HAND, EVENING).then(Hands.ruledTo(3));

        assertThat(traits(hand).notes()).isEqualTo(1);
    }

    @Test
    void given_a_cancelled_hand_then_that_is_a_note() {
        PlayedHand hand = PlayedHand.recorded(HAND, EVENING, "Alpha", PlayedHand.ONLINE, 1, "Alice", "Bob")
                .then(Hands.cancelled());

        assertThat(traits(hand)).isEqualTo(new HandTraits(1, Optional.empty(), false, false));
    }

    @Test
    void given_a_player_who_calls_with_his_last_chip_then_somebody_was_all_in() {
        PlayedHand hand = shortStacked(150).then("1 raises 200");

        assertThat(traits(hand).allIn()).isFalse();
        assertThat(traits(hand.then("2 calls")).allIn()).isTrue();
    }

    @Test
    void given_a_blind_that_takes_all_a_player_has_then_somebody_was_all_in() {
        assertThat(traits(shortStacked(100)).allIn()).isTrue();
    }

    /** Alice has the button and the small blind, Bob so many chips and the big blind of 100. */
    private static PlayedHand shortStacked(long chips) {
        return PlayedHand.recorded(
                        HAND,
                        EVENING,
                        "Alpha",
                        PlayedHand.ONLINE,
                        1,
                        List.of(new SeatedPlayer(1, "Alice", 5_000), new SeatedPlayer(2, "Bob", chips)))
                .then("2 gets ??????????", "1 gets ??????????");
    }
}
