package org.standpat.decide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.standpat.decide.HouseRule.draws;
import static org.standpat.decide.HouseRule.rake;
import static org.standpat.decide.PlayedHand.given;
import static org.standpat.decide.TableSetting.table;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.standpat.hand.HandEvent.HandCompleted;
import org.standpat.hand.HandEvent.RakeTaken;
import org.standpat.hand.HandEvent.Share;
import org.standpat.houserules.Rake;

/** What the house takes (rule 6.7). The ledger checks after every event that no chip is lost: chips in = chips out + rake. */
class RakeTest {

    private static final int FIVE_PERCENT = 500;
    private static final String BEST = "7h5c4d3s2c";
    private static final String SECOND = "7d6c4h3d2d";
    private static final String THIRD = "8d6h5s3h2h";

    private static TableSetting raked(int basisPoints, long cap, long step) {
        return table().stacks(500, 500, 500).with(draws(1)).with(rake(new Rake(basisPoints, cap, step, true)));
    }

    /** Three calls of the blind and a bet of 40: 240 chips. */
    private static PlayedHand potOf240(TableSetting table) {
        return given(table.holding(1, BEST).holding(2, SECOND).holding(3, THIRD))
                .when("3 calls, 1 calls, 2 checks")
                .everybody("pat")
                .when("1 bets 40, 2 calls, 3 calls")
                .everybody("shows");
    }

    @ParameterizedTest(name = "{0} hundredths of a percent of 240, at most {1}, in steps of {2}: {3}")
    @CsvSource({
        "500, 1000, 1, 12",
        "500, 10, 1, 10",
        "500, 1000, 5, 10",
        "500, 9, 5, 5",
        "500, 1000, 13, 0",
        "333, 1000, 1, 7",
        "0, 1000, 1, 0",
        "500, 0, 1, 0"
    })
    void givenARakeThenPercentCapAndStepsHold(int basisPoints, long cap, long step, long expected) {
        PlayedHand hand = potOf240(raked(basisPoints, cap, step));
        if (expected == 0) {
            assertThat(hand.events(RakeTaken.class)).isEmpty();
        } else {
            assertThat(hand.events(RakeTaken.class)).containsExactly(new RakeTaken(0, expected));
        }
        assertThat(hand.player(1).stack()).isEqualTo(500 - 80 + 240 - expected);
    }

    @Test
    void givenARakeThenItIsTakenBeforeThePotIsAwarded() {
        potOf240(raked(FIVE_PERCENT, 1000, 1))
                .then(
                        "1 shows " + BEST,
                        "2 shows " + SECOND,
                        "3 shows " + THIRD,
                        "rake 12 from pot 0",
                        "pot 0: 228 to 1",
                        "stacks 648 420 420");
    }

    /** No draw, no rake. */
    @Test
    void givenNoDrawNoRakeWhenTheHandEndsBeforeTheFirstDrawThenNothingIsTaken() {
        given(raked(FIVE_PERCENT, 1000, 1))
                .when("3 raises 80, 1 folds, 2 folds")
                .then("3 raises to 80", "1 folds", "2 folds", "40 back to 3", "pot 0: 100 to 3", "stacks 480 460 560");
    }

    @Test
    void givenRakeWithoutADrawWhenTheHandEndsBeforeTheFirstDrawThenItIsTaken() {
        given(table().stacks(500, 500, 500).with(rake(new Rake(FIVE_PERCENT, 1000, 1, false))))
                .when("3 raises 80, 1 folds, 2 folds")
                .then(
                        "3 raises to 80",
                        "1 folds",
                        "2 folds",
                        "40 back to 3",
                        "rake 5 from pot 0",
                        "pot 0: 95 to 3",
                        "stacks 480 460 555");
    }

    /** The draw has begun, so the hand is raked; the uncalled bet is not. */
    @Test
    void givenNoDrawNoRakeWhenTheHandEndsAfterTheDrawThenThePotWithoutTheUncalledBetIsRaked() {
        given(raked(FIVE_PERCENT, 1000, 1))
                .when("3 calls, 1 calls, 2 checks")
                .everybody("pat")
                .when("1 bets 40, 2 folds, 3 folds")
                .then(
                        "1 bets 40",
                        "2 folds",
                        "3 folds",
                        "40 back to 1",
                        "rake 6 from pot 0",
                        "pot 0: 114 to 1",
                        "stacks 574 460 460");
    }

    /** All-in pots of 240, 120 and 120 chips: five percent of 480 is 24, in proportion 12, 6 and 6. */
    private static PlayedHand threePots(Rake rake) {
        return given(table().stacks(200, 60, 100, 200)
                        .with(draws(1))
                        .with(rake(rake))
                        .holding(2, BEST)
                        .holding(3, SECOND)
                        .holding(1, THIRD)
                        .holding(4, "9d8h6s4s2s"))
                .when("3 raises 80, 4 raises 120, 1 raises 160, 2 calls, 3 calls, 4 calls")
                .everybody("pat")
                .everybody("checks")
                .everybody("shows");
    }

    @Test
    void givenSidePotsThenTheRakeIsTakenFromEachInProportion() {
        assertThat(threePots(new Rake(FIVE_PERCENT, 1000, 1, true)).events(RakeTaken.class))
                .containsExactly(new RakeTaken(0, 12), new RakeTaken(1, 6), new RakeTaken(2, 6));
    }

    /** Ten chips: five, two and a half and two and a half; what does not divide comes from the main pot. */
    @Test
    void givenARakeThatDoesNotDivideThenItsWholeIsTakenAllTheSame() {
        assertThat(threePots(new Rake(FIVE_PERCENT, 10, 1, true)).events(RakeTaken.class))
                .containsExactly(new RakeTaken(0, 6), new RakeTaken(1, 2), new RakeTaken(2, 2));
    }

    @Test
    void givenSidePotsAndARakeThenEachPotIsAwardedWithoutItsRake() {
        assertThat(threePots(new Rake(FIVE_PERCENT, 1000, 1, true)).events(HandCompleted.class))
                .containsExactly(new HandCompleted(
                        List.of(new Share(1, 40 + 114), new Share(2, 228), new Share(3, 114), new Share(4, 40))));
    }

    /** A split pot divides what the rake has left. */
    @Test
    void givenASplitPotThenTheRakeComesFirst() {
        given(raked(FIVE_PERCENT, 1000, 1)
                        .holding(1, BEST)
                        .holding(2, "7s5d4c3c2s")
                        .holding(3, THIRD))
                .when("3 calls, 1 calls, 2 checks")
                .everybody("pat")
                .everybody("checks")
                .everybody("shows")
                .then(
                        "1 shows " + BEST,
                        "2 shows 7s5d4c3c2s",
                        "3 shows " + THIRD,
                        "rake 6 from pot 0",
                        "pot 0: 57 to 1, 57 to 2",
                        "stacks 517 517 460");
    }

    /** All of the pots may go to the house, and the hand still ends with its chips in order. */
    @Test
    void givenARakeOfEverythingThenTheWinnerGetsNothing() {
        PlayedHand hand = potOf240(raked(Rake.MOST_BASIS_POINTS, 1000, 1));
        assertThat(hand.events(RakeTaken.class)).containsExactly(new RakeTaken(0, 240));
        assertThat(hand.player(1).stack()).isEqualTo(420);
    }
}
