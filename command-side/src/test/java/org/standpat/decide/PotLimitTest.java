package org.standpat.decide;

import static org.standpat.decide.HouseRule.ante;
import static org.standpat.decide.HouseRule.blinds;
import static org.standpat.decide.HouseRule.draws;
import static org.standpat.decide.HouseRule.potLimit;
import static org.standpat.decide.PlayedHand.given;
import static org.standpat.decide.TableSetting.table;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.standpat.houserules.Ante.From;
import org.standpat.houserules.Ante.PaidFirst;
import org.standpat.legal.LegalActions.Bet;
import org.standpat.legal.LegalActions.Call;
import org.standpat.legal.LegalActions.Check;
import org.standpat.legal.LegalActions.Fold;
import org.standpat.legal.LegalActions.Raise;

/** Pot limit (rule 4.8), double draw. */
class PotLimitTest {

    private static final long DEEP = 10_000;

    private static TableSetting potLimitTable(int players) {
        return table().deep(players).with(potLimit()).with(draws(2));
    }

    /** Source E: the pot is 100 and nobody has bet; bet 100, then raise to 400 at most. */
    @Test
    void givenSourceEsExampleThenTheBetIsAtMost100AndTheRaiseTo400() {
        // Two players have put in 50 each before the draw.
        given(potLimitTable(2).with(blinds(25, 50)))
                .when("2 calls, 1 checks")
                .everybody("pat")
                .mayAct(1, new Fold(), new Check(), new Bet(50, 100))
                .refuses("1 bets 101", new Rejection.WrongSize("4.8", 50, 100, 101))
                .when("1 bets 100")
                .mayAct(2, new Fold(), new Call(100, 100), new Raise(200, 400))
                .refuses("2 raises 401", new Rejection.WrongSize("4.8", 200, 400, 401))
                .refuses("2 raises 199", new Rejection.WrongSize("4.7", 200, 400, 199))
                .when("2 raises 400")
                // 600 in the middle, 300 to call, so 900 more than the 400.
                .mayAct(1, new Fold(), new Call(400, 300), new Raise(700, 1_300));
    }

    /** First round, blinds 50 and 100: three and a half big blinds to open with, by hand: 150 + 100 = 250 over 100. */
    @Test
    void givenTheBlindsThenTheFirstRaiseIsAtMostToThreeAndAHalfBlinds() {
        given(potLimitTable(4).with(blinds(50, 100)))
                .mayAct(3, new Fold(), new Call(100, 100), new Raise(200, 350))
                .when("3 calls")
                .mayAct(4, new Fold(), new Call(100, 100), new Raise(200, 450))
                .when("4 raises 450")
                // 50 + 100 + 100 + 450 and 400 to call.
                .mayAct(1, new Fold(), new Call(450, 400), new Raise(800, 450 + 700 + 400));
    }

    /** Rule 4.8 (T): a short blind counts as full when the pot is measured. */
    @ParameterizedTest(name = "small blind has {0}, big blind has {1}")
    @CsvSource({"10000, 30", "20, 10000", "20, 30", "10000, 10000"})
    void givenShortBlindsThenTheFirstRaiseIsMeasuredAsIfTheyWereFull(long small, long big) {
        given(table().stacks(small, big, DEEP, DEEP)
                        .with(potLimit())
                        .with(draws(2))
                        .with(blinds(50, 100)))
                .mayAct(3, new Fold(), new Call(100, 100), new Raise(200, 350));
    }

    /** On later rounds the pot is what is there: the short blind is not made up for again. */
    @Test
    void givenAShortBlindThenTheLaterRoundsCountOnlyWhatIsInThePot() {
        given(table().stacks(DEEP, 30, DEEP).with(potLimit()).with(draws(2)).with(blinds(50, 100)))
                .when("3 calls, 1 calls")
                .everybody("pat")
                .mayAct(1, new Fold(), new Check(), new Bet(100, 230));
    }

    /** Dead money is in the pot (source E: the active pot and all bets). */
    @Test
    void givenAntesThenTheyAreInThePotThatARaiseIsMeasuredBy() {
        given(potLimitTable(3).with(blinds(50, 100)).with(ante(From.EVERYBODY, 10, PaidFirst.BLIND)))
                .mayAct(3, new Fold(), new Call(100, 100), new Raise(200, 350 + 30));
    }

    /** The stack is the bound where it is less than the pot, and the rule that it breaks is 4.7. */
    @Test
    void givenAStackOfLessThanThePotThenTheStackIsTheMost() {
        given(table().stacks(DEEP, DEEP, 300).with(potLimit()).with(draws(2)).with(blinds(50, 100)))
                .mayAct(3, new Fold(), new Call(100, 100), new Raise(200, 300))
                .refuses("3 raises 301", new Rejection.WrongSize("4.7", 200, 300, 301));
    }

    /** Nothing near the largest number can be said, and sums of the largest stacks fit. */
    @Test
    void givenTheLargestStacksThenRaisesOfThePotAddUpToAllIn() {
        long most = 1_000_000_000_000_000L;
        PlayedHand hand = given(table().stacks(most, most)
                .with(potLimit())
                .with(draws(1))
                .with(blinds(500_000_000_000L, 1_000_000_000_000L)));
        hand.refuses(
                        "2 raises " + Long.MAX_VALUE,
                        new Rejection.WrongSize("4.8", 2_000_000_000_000L, 3_000_000_000_000L, Long.MAX_VALUE))
                .when("2 raises 3000000000000, 1 raises 9000000000000")
                .mayAct(
                        2,
                        new Fold(),
                        new Call(9_000_000_000_000L, 6_000_000_000_000L),
                        new Raise(15_000_000_000_000L, 27_000_000_000_000L));
    }
}
