package org.standpat.query.summary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.standpat.query.PlayedHand.EVENING;
import static org.standpat.query.summary.BetAnswer.CALLED;
import static org.standpat.query.summary.BetAnswer.FOLDED;
import static org.standpat.query.summary.BetAnswer.NONE;
import static org.standpat.query.summary.BetAnswer.RAISED;

import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.standpat.hand.HandCommand;
import org.standpat.hand.Ruling;
import org.standpat.hand.SeatedPlayer;
import org.standpat.query.PlayedHand;
import org.standpat.ranking.MadeHand;

/** Draws of a live table, at blinds 50/100; the last seat has the button, so seat 1 declares first. All declare, then cards come. */
class DrawFactsTest {

    private static PlayedHand dealt(long... stacks) {
        List<SeatedPlayer> seats = new ArrayList<>();
        for (long stack : stacks) {
            seats.add(new SeatedPlayer(seats.size() + 1, "player " + (seats.size() + 1), stack));
        }
        PlayedHand hand = PlayedHand.recorded(new UUID(0, 1), EVENING, "Alpha", PlayedHand.LIVE, stacks.length, seats);
        for (int seat = 1; seat <= stacks.length; seat++) {
            hand.then(seat + " gets ??????????");
        }
        return hand;
    }

    /** Three players who are all in after the first betting round. */
    private static PlayedHand three() {
        return dealt(5_000, 5_000, 5_000).then("3 calls", "1 calls", "2 checks");
    }

    private static List<DrawFacts> of(PlayedHand hand, int seat) {
        return HandSummary.of(hand.events()).players().get(seat - 1).draws();
    }

    private static DrawFacts last(PlayedHand hand, int seat) {
        return of(hand, seat).getLast();
    }

    @Test
    void whoever_declares_last_is_in_position() {
        PlayedHand hand = three().then("1 discards ????", "2 pat");

        // As far as it has gone nobody declared after seat 2.
        assertThat(last(hand, 1).last()).isFalse();
        assertThat(last(hand, 2).last()).isTrue();
        hand.then("3 discards ??");
        assertThat(last(hand, 2).last()).isFalse();
        assertThat(last(hand, 3).last()).isTrue();
    }

    @Test
    void whoever_is_left_to_declare_last_because_a_hand_is_ruled_dead_is_in_position() {
        PlayedHand hand = three().then("1 discards ????", "2 pat")
                .then(new HandCommand.KillHand(3, new Ruling("Floor", "seven cards", "7.3")));

        assertThat(last(hand, 2).last()).isTrue();
        assertThat(of(hand, 3)).isEmpty();
    }

    @Test
    void a_pat_hand_and_a_draw_of_one_are_ahead_of_those_who_declare_later() {
        PlayedHand hand = three().then("1 pat", "2 discards ??", "3 discards ????");

        assertThat(last(hand, 1)).isEqualTo(new DrawFacts(0, true, false, false, false, null, NONE, NONE));
        assertThat(last(hand, 2)).isEqualTo(new DrawFacts(1, false, false, true, false, null, NONE, NONE));
        assertThat(last(hand, 3)).isEqualTo(new DrawFacts(2, false, true, true, true, null, NONE, NONE));
    }

    @Test
    void a_pat_hand_that_was_ruled_dead_before_is_not_ahead_any_more() {
        PlayedHand hand = three().then("1 pat")
                .then(new HandCommand.KillHand(1, new Ruling("Floor", "seven cards", "7.3")))
                .then("2 pat", "3 pat");

        assertThat(last(hand, 2).patAhead()).isFalse();
        assertThat(last(hand, 3).patAhead()).isTrue();
    }

    @Test
    void what_is_declared_in_the_end_is_what_counts() {
        // Seat 1 says pat and then takes one, before anybody acts on it.
        PlayedHand hand = three().then("1 pat", "1 changes ??", "2 discards ??", "3 pat");

        assertThat(last(hand, 1)).isEqualTo(new DrawFacts(1, false, false, false, false, null, NONE, NONE));
        assertThat(last(hand, 2).patAhead()).isFalse();
        assertThat(last(hand, 2).oneAhead()).isTrue();
    }

    @Test
    void the_first_answer_to_the_bet_of_a_pat_hand_counts_and_a_raise_by_another_is_another_bet() {
        // Seat 1 stands pat and bets. Seat 2 calls. Seat 3, who took one, raises; seat 1 raises again, and seat 2
        // folds.
        PlayedHand hand = three().then("1 pat", "2 discards ????", "3 discards ??", "2 gets ????", "3 gets ??")
                .then("1 bets 100", "2 calls", "3 raises 200", "1 raises 300", "2 folds", "3 calls");

        // The bet of a pat hand was first called; the raise of seat 3 never was the last one at his turn.
        assertThat(last(hand, 2).facingPat()).isEqualTo(CALLED);
        assertThat(last(hand, 2).facingOne()).isEqualTo(NONE);
        assertThat(last(hand, 3).facingPat()).isEqualTo(RAISED);
        assertThat(last(hand, 1).facingOne()).isEqualTo(RAISED);
        assertThat(last(hand, 1).facingPat()).isEqualTo(NONE);
    }

    @Test
    void a_fold_to_a_draw_of_one_and_a_check_that_faces_nothing() {
        PlayedHand hand = three().then("1 discards ??", "2 discards ????", "3 pat", "1 gets ??", "2 gets ????")
                .then("1 checks", "2 checks", "3 checks");
        assertThat(last(hand, 2).facingOne()).isEqualTo(NONE);

        hand.then("1 discards ??", "2 pat", "3 pat", "1 gets ??").then("1 bets 200", "2 folds", "3 calls");
        assertThat(last(hand, 2).facingOne()).isEqualTo(FOLDED);
        assertThat(last(hand, 3).facingOne()).isEqualTo(CALLED);
        // What happened on the second round does not touch the first draw.
        assertThat(of(hand, 2).getFirst().facingOne()).isEqualTo(NONE);
    }

    @Test
    void draws_of_an_all_in_player_count_and_he_decides_nothing_more() {
        // Seat 3 is all-in for the blind.
        PlayedHand hand = dealt(5_000, 5_000, 100)
                .then("3 calls", "1 calls", "2 checks")
                .then("1 discards ??", "2 pat", "3 discards ????", "1 gets ??", "3 gets ????")
                .then("1 bets 100", "2 calls");

        PlayerFacts allIn = HandSummary.of(hand.events()).players().get(2);
        assertThat(allIn.draws()).containsExactly(new DrawFacts(2, false, true, true, true, null, NONE, NONE));
        assertThat(allIn.rounds()).containsExactly(new RoundFacts(0, 0, 1, 0, 0, 0, 0), RoundFacts.NONE);
    }

    @Test
    void what_was_kept_on_the_last_draws_is_known_when_it_is_tabled_and_by_nobody_else() {
        // Seat 1 breaks a pat hand on draw 2 and keeps a queen low on draw 3; seat 2 keeps a nine low all the way and
        // mucks.
        PlayedHand hand = dealt(5_000, 5_000)
                .then("2 calls", "1 checks")
                .then("1 pat", "2 pat", "1 checks", "2 checks")
                .then("1 discards ??", "2 pat", "1 gets ??", "1 checks", "2 checks")
                .then("1 pat", "2 pat", "1 bets 200", "2 calls")
                .then("1 shows Qh8h6c4d3s", "2 mucks");

        assertThat(of(hand, 1)).extracting(DrawFacts::patMade).containsExactly(null, null, MadeHand.QUEEN_LOW);
        assertThat(of(hand, 2)).extracting(DrawFacts::patMade).containsOnlyNulls();
    }

    @Test
    void a_hand_that_was_kept_three_times_is_known_on_all_draws() {
        PlayedHand hand = dealt(5_000, 5_000)
                .then("2 calls", "1 checks")
                .then("1 pat", "2 pat", "1 checks", "2 checks")
                .then("1 pat", "2 pat", "1 checks", "2 checks")
                .then("1 pat", "2 pat", "1 checks", "2 checks")
                .then("1 shows 2h2d2c4d3s", "2 shows 9h7h6c4c3d");

        assertThat(of(hand, 1))
                .extracting(DrawFacts::patMade)
                .containsOnly(MadeHand.THREE_OF_A_KIND)
                .hasSize(3);
        assertThat(of(hand, 2)).extracting(DrawFacts::patMade).containsOnly(MadeHand.NINE_LOW);
    }

    @Test
    void a_hand_that_was_dealt_a_card_short_and_completed_on_the_draw_was_not_kept() {
        // Seat 1 holds four cards and stands pat: the fifth comes on the draw (rule 6.4).
        PlayedHand hand = PlayedHand.recorded(new UUID(0, 1), EVENING, "Alpha", PlayedHand.LIVE, 2, "Ann", "Bob")
                .then("1 gets ????????", "1 holds 4", "2 gets ??????????")
                .then("2 calls", "1 checks")
                .then("1 pat", "2 pat", "1 gets ??", "1 checks", "2 checks")
                .then("1 pat", "2 pat", "1 checks", "2 checks")
                .then("1 pat", "2 pat", "1 checks", "2 checks")
                .then("1 shows 8h7h6c4d3s", "2 mucks");

        assertThat(of(hand, 1)).extracting(DrawFacts::taken).containsExactly(0, 0, 0);
        assertThat(of(hand, 1))
                .extracting(DrawFacts::patMade)
                .containsExactly(null, MadeHand.EIGHT_LOW, MadeHand.EIGHT_LOW);
    }
}
