package org.standpat.query.summary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.standpat.query.PlayedHand.EVENING;

import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.standpat.houserules.Cap;
import org.standpat.houserules.FixedLimit;
import org.standpat.houserules.Game;
import org.standpat.houserules.HouseRules;
import org.standpat.houserules.PotLimit;
import org.standpat.query.PlayedHand;

/** Betting rounds at blinds 50/100; the last seat has the button. */
class RoundFactsTest {

    private static final String[] THREE = {"Ann", "Bob", "Cat"};

    private static PlayedHand dealt(HouseRules rules, String... players) {
        PlayedHand hand = PlayedHand.recorded(new UUID(0, 1), EVENING, "Alpha", rules, players.length, players);
        for (int seat = 1; seat <= players.length; seat++) {
            hand.then(seat + " gets ??????????");
        }
        return hand;
    }

    private static HouseRules capped(int bets, Cap.Lifted lifted) {
        FixedLimit limit = (FixedLimit) PlayedHand.ONLINE.game().betting();
        Game game = PlayedHand.ONLINE.game();
        return PlayedHand.ONLINE.with(new Game(
                game.ranking(),
                game.draws(),
                new FixedLimit(
                        limit.smallBet(),
                        limit.bigBet(),
                        limit.bigBetFromRound(),
                        new Cap(bets, lifted),
                        limit.shortAllIn(),
                        limit.shortAllInsAddUp())));
    }

    private static RoundFacts of(PlayedHand hand, int seat, int round) {
        return HandSummary.of(hand.events()).players().get(seat - 1).rounds().get(round - 1);
    }

    @Test
    void the_chance_to_cap_is_the_last_bet_that_is_allowed() {
        // The blind is the first bet, Cat's raise the second, Ann's the third: Bob can make the fourth and last, and
        // calls. So does Cat.
        PlayedHand hand = dealt(capped(4, Cap.Lifted.NEVER), THREE)
                .then("3 raises 200", "1 raises 300", "2 calls", "3 raises 400", "1 calls", "2 folds");

        assertThat(of(hand, 3, 1)).isEqualTo(new RoundFacts(0, 0, 0, 2, 0, 1, 1));
        // Ann had none: hers was the third bet, and after the fourth there is nothing to make.
        assertThat(of(hand, 1, 1)).isEqualTo(new RoundFacts(0, 0, 1, 1, 0, 0, 0));
        assertThat(of(hand, 2, 1)).isEqualTo(new RoundFacts(0, 0, 1, 0, 1, 1, 0));
    }

    @Test
    void on_later_rounds_there_is_no_blind_to_count() {
        PlayedHand hand = dealt(capped(3, Cap.Lifted.NEVER), THREE)
                .then("3 calls", "1 calls", "2 checks", "1 pat", "2 pat", "3 pat")
                .then("1 bets 100", "2 raises 200", "3 folds", "1 raises 300", "2 calls");

        assertThat(of(hand, 1, 2)).isEqualTo(new RoundFacts(0, 1, 0, 1, 0, 1, 1));
        assertThat(of(hand, 2, 2)).isEqualTo(new RoundFacts(0, 0, 1, 1, 0, 0, 0));
        assertThat(of(hand, 3, 2)).isEqualTo(new RoundFacts(0, 0, 0, 0, 1, 1, 0));
    }

    @Test
    void where_the_cap_is_lifted_there_is_no_chance_to_cap() {
        // Two are left in the hand: the fourth bet is not the last.
        PlayedHand hand = dealt(capped(4, Cap.Lifted.TWO_LEFT_IN_HAND), THREE)
                .then("3 folds", "1 raises 200", "2 raises 300", "1 raises 400", "2 raises 500", "1 calls");

        assertThat(of(hand, 1, 1)).isEqualTo(new RoundFacts(0, 0, 1, 2, 0, 0, 0));
        assertThat(of(hand, 2, 1)).isEqualTo(new RoundFacts(0, 0, 0, 2, 0, 0, 0));
    }

    @Test
    void pot_limit_has_no_cap() {
        Game game = PlayedHand.ONLINE.game();
        HouseRules rules = PlayedHand.ONLINE.with(new Game(game.ranking(), 1, new PotLimit(100, false)));
        PlayedHand hand = dealt(rules, THREE)
                .then("3 raises 200", "1 raises 300", "2 raises 400", "3 raises 500", "1 folds", "2 calls");

        for (int seat = 1; seat <= 3; seat++) {
            assertThat(of(hand, seat, 1).capChances()).isZero();
        }
    }

    @Test
    void rounds_are_told_as_long_as_he_was_in_the_hand_when_they_began() {
        PlayedHand hand =
                dealt(PlayedHand.ONLINE, THREE).then("3 folds", "1 calls", "2 checks", "1 pat", "2 pat", "1 checks");

        assertThat(HandSummary.of(hand.events()).players())
                .extracting(facts -> facts.rounds().size())
                .containsExactly(2, 2, 1);
        assertThat(of(hand, 1, 2).actions()).isEqualTo(1);
        assertThat(of(hand, 2, 2)).isEqualTo(RoundFacts.NONE);
    }
}
