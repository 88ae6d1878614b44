package org.standpat.query.summary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.standpat.query.PlayedHand.EVENING;

import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.standpat.hand.HandCommand;
import org.standpat.hand.Ruling;
import org.standpat.hand.SeatedPlayer;
import org.standpat.houserules.HouseRules;
import org.standpat.houserules.Rake;
import org.standpat.query.Hands;
import org.standpat.query.PlayedHand;
import org.standpat.ranking.MadeHand;

/** What hands at blinds 50/100 came to, with a rake of 5 percent. */
class ResultFactsTest {

    private static final HouseRules RAKED = PlayedHand.LIVE.with(new Rake(500, 1_000, 1, true));

    private static PlayedHand dealt(HouseRules rules, long... stacks) {
        List<SeatedPlayer> seats = new ArrayList<>();
        for (long stack : stacks) {
            seats.add(new SeatedPlayer(seats.size() + 1, "player " + (seats.size() + 1), stack));
        }
        PlayedHand hand = PlayedHand.recorded(new UUID(0, 1), EVENING, "Alpha", rules, stacks.length, seats);
        for (int seat = 1; seat <= stacks.length; seat++) {
            hand.then(seat + " gets ??????????");
        }
        return hand;
    }

    private static List<ResultFacts> of(PlayedHand hand) {
        return HandSummary.of(hand.events()).players().stream()
                .map(PlayerFacts::result)
                .toList();
    }

    /** Draws on which two players stand pat, and nobody bets. */
    private static PlayedHand checkedDown(PlayedHand hand, int draws) {
        for (int draw = 1; draw <= draws; draw++) {
            hand.then("1 pat", "2 pat", "1 checks", "2 checks");
        }
        return hand;
    }

    @Test
    void the_rake_of_a_split_pot_is_split_and_the_chip_left_over_is_paid_by_the_first_winner() {
        // Seat 3 folds, 300 are in the pot: 15 of rake, 285 for two. The first gets 143 and pays floor(15 x 143 / 285)
        // = 7, the other
        // floor(15 x 142 / 285) = 7; the chip left over is the first one's: 8 and 7.
        PlayedHand hand = checkedDown(
                dealt(RAKED, 5_000, 5_000, 5_000)
                        .then("3 calls", "1 calls", "2 checks")
                        .then("1 pat", "2 pat", "3 pat", "1 checks", "2 checks", "3 folds"),
                2);

        hand.then("1 shows 8h7h6c4d3s", "2 shows 8d7d6h4h3d");

        assertThat(of(hand))
                .containsExactly(
                        new ResultFacts(true, 143, 8, MadeHand.EIGHT_LOW),
                        new ResultFacts(true, 142, 7, MadeHand.EIGHT_LOW),
                        ResultFacts.NONE);
    }

    @Test
    void each_winner_pays_the_rake_of_the_pots_that_he_won() {
        // Seat 3 is all-in for 100: main pot 300, side pot 200, rake 5 percent of 500 = 25, from each pot in
        // proportion: 15 and 10.
        PlayedHand hand = dealt(RAKED, 5_000, 5_000, 100)
                .then("3 calls", "1 calls", "2 checks")
                .then("1 pat", "2 pat", "3 pat", "1 bets 100", "2 calls")
                .then("1 pat", "2 pat", "3 pat", "1 checks", "2 checks")
                .then("1 pat", "2 pat", "3 pat", "1 checks", "2 checks");
        hand.then("1 shows 9h7h6c4d3s", "2 shows Th7d6h4h3d", "3 shows 8s7s6s4s2d");

        assertThat(of(hand))
                .containsExactly(
                        new ResultFacts(true, 190, 10, MadeHand.NINE_LOW),
                        new ResultFacts(true, 0, 0, MadeHand.TEN_LOW),
                        new ResultFacts(true, 285, 15, MadeHand.EIGHT_LOW));
    }

    @Test
    void a_ruling_moves_the_rake_with_the_pot() {
        PlayedHand hand = checkedDown(dealt(RAKED, 5_000, 5_000).then("2 calls", "1 checks"), 3);
        hand.then("1 shows 8h7h6c4d3s", "2 mucks").then(Hands.ruledTo(2));

        // 200 in the pot, 10 of rake, all of it seat 2's after the ruling; what was shown stays shown.
        assertThat(of(hand))
                .containsExactly(new ResultFacts(true, 0, 0, MadeHand.EIGHT_LOW), new ResultFacts(true, 190, 10, null));
    }

    @Test
    void a_tabled_hand_that_is_ruled_dead_reached_no_showdown_and_is_no_made_hand_of_one() {
        // Seat 2 bet last and shows first. He is ruled dead, and seat 1 is left with the pot, unseen.
        PlayedHand hand = dealt(RAKED, 5_000, 5_000).then("2 calls", "1 checks");
        checkedDown(hand, 2).then("1 pat", "2 pat", "1 checks", "2 bets 200", "1 calls");
        hand.then("2 shows 8h7h6c4d3s")
                .then(new HandCommand.KillHand(2, new Ruling("Floor", "he said ten low", "6.3")));

        // 100 and 200 of each, 600 in the pot, 30 of rake.
        assertThat(of(hand)).containsExactly(new ResultFacts(true, 570, 30, null), ResultFacts.NONE);
    }

    @Test
    void a_cancelled_hand_gives_nothing_and_rakes_nothing() {
        PlayedHand hand = dealt(RAKED, 5_000, 5_000)
                .then("2 calls", "1 checks", "1 pat", "2 pat", "1 checks")
                .then(Hands.cancelled());

        assertThat(of(hand)).containsOnly(ResultFacts.NONE);
    }
}
