package org.standpat.decide;

import static org.standpat.decide.HouseRule.blinds;
import static org.standpat.decide.HouseRule.draws;
import static org.standpat.decide.HouseRule.noLimit;
import static org.standpat.decide.HouseRule.shortAllInsAddUp;
import static org.standpat.decide.PlayedHand.given;
import static org.standpat.decide.TableSetting.table;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.standpat.legal.LegalActions.Bet;
import org.standpat.legal.LegalActions.Call;
import org.standpat.legal.LegalActions.Check;
import org.standpat.legal.LegalActions.Fold;
import org.standpat.legal.LegalActions.Raise;

/** No limit (rules 4.7 and 4.9), single draw, blinds 50 and 100. */
class NoLimitTest {

    private static final long DEEP = 10_000;

    private static TableSetting noLimitTable(long... stacks) {
        return table().stacks(stacks).with(noLimit()).with(draws(1)).with(blinds(50, 100));
    }

    /** The round after the draw, on which seat 1 acts first; everybody has put in 100 before. */
    private static PlayedHand afterTheDraw(long... left) {
        long[] stacks = new long[left.length];
        for (int i = 0; i < left.length; i++) {
            stacks[i] = left[i] + 100;
        }
        PlayedHand hand = given(noLimitTable(stacks));
        for (int seat = 3; seat <= left.length; seat++) {
            hand.when(seat + " calls");
        }
        // Heads-up the button, seat 2, has the small blind.
        return hand.when(left.length == 2 ? "2 calls, 1 checks" : "1 calls, 2 checks")
                .everybody("pat");
    }

    /** Opening bet at least the big blind; at most the stack. */
    @Test
    void givenNobodyHasBetThenABetIsTheBigBlindOrMoreUpToTheStack() {
        afterTheDraw(DEEP, DEEP, DEEP)
                .mayAct(1, new Fold(), new Check(), new Bet(100, DEEP))
                .refuses("1 bets 99", new Rejection.WrongSize("4.7", 100, DEEP, 99))
                .refuses("1 bets 10001", new Rejection.WrongSize("4.7", 100, DEEP, 10_001));
    }

    @ParameterizedTest
    @ValueSource(longs = {0, -1, -100, Long.MIN_VALUE, Long.MAX_VALUE, Long.MAX_VALUE - 99, 1L << 62})
    void givenABetOfNothingLessOrNearTheLargestNumberThenItIsRefusedAndTheHandGoesOn(long to) {
        afterTheDraw(DEEP, DEEP)
                .refuses("1 bets " + to, new Rejection.WrongSize("4.7", 100, DEEP, to))
                .when("1 bets 100")
                .refuses("2 raises " + to, new Rejection.WrongSize("4.7", 200, DEEP, to))
                .when("2 raises 200")
                .then("2 raises to 200");
    }

    /** Source E: after a bet of 500 the raise is at least 500 more. */
    @Test
    void givenABetThenARaiseIsAtLeastAsMuchMore() {
        afterTheDraw(DEEP, DEEP, DEEP)
                .when("1 bets 500")
                .mayAct(2, new Fold(), new Call(500, 500), new Raise(1_000, DEEP))
                .refuses("2 raises 999", new Rejection.WrongSize("4.7", 1_000, DEEP, 999));
    }

    /** The last full raise counts: 500, then 2,000 more, so the next is to 4,500 or more. */
    @Test
    void givenARaiseThenTheNextIsAtLeastAsMuchAsTheLastOne() {
        afterTheDraw(DEEP, DEEP, DEEP)
                .when("1 bets 500, 2 raises 2500")
                .mayAct(3, new Fold(), new Call(2_500, 2_500), new Raise(4_500, DEEP))
                .when("3 raises 4500")
                .mayAct(1, new Fold(), new Call(4_500, 4_000), new Raise(6_500, DEEP));
    }

    /** On the first round the big blind is the last bet: the least raise is to twice the blind. */
    @Test
    void givenTheBlindsThenTheLeastRaiseIsToTwiceTheBigBlind() {
        given(noLimitTable(DEEP, DEEP, DEEP))
                .mayAct(3, new Fold(), new Call(100, 100), new Raise(200, DEEP))
                .refuses("3 raises 199", new Rejection.WrongSize("4.7", 200, DEEP, 199));
    }

    /** There is no cap: twenty raises in one round. */
    @Test
    void givenManyRaisesThenThereIsNoCap() {
        PlayedHand hand = afterTheDraw(DEEP, DEEP).when("1 bets 100");
        for (int raise = 2; raise <= 21; raise++) {
            hand.when((raise % 2 == 0 ? 2 : 1) + " raises " + 100 * raise);
        }
        hand.mayAct(2, new Fold(), new Call(2_100, 100), new Raise(2_200, DEEP));
    }

    /** Rule 4.9: 300 on a bet of 200 is short of the 400 that a raise would be; seat 1 has acted and may only call. */
    @Test
    void givenAShortAllInThenItIsNotReopenedToThoseWhoHaveActed() {
        afterTheDraw(DEEP, 300, DEEP)
                .when("1 bets 200, 2 raises 300")
                .then("1 bets 200", "2 raises to 300 short")
                // The least raise is still 200 more, on top of what has to be matched.
                .mayAct(3, new Fold(), new Call(300, 300), new Raise(500, DEEP))
                .when("3 calls")
                .mayAct(1, new Fold(), new Call(300, 100))
                .refuses("1 raises 1000", new Rejection.NotReopened(300));
    }

    @Test
    void givenAShortAllInWhenAnotherRaisesInFullThenItIsReopened() {
        afterTheDraw(DEEP, 300, DEEP)
                .when("1 bets 200, 2 raises 300, 3 raises 500")
                .mayAct(1, new Fold(), new Call(500, 300), new Raise(700, DEEP));
    }

    /** Rule 4.9, house rule (T): 100 and 100 more make the full raise of 200 that seat 1 then faces. */
    @Test
    void givenShortAllInsAddUpWhenTwoMakeAFullRaiseThenItIsReopenedToWhoFacesIt() {
        PlayedHand hand = given(noLimitTable(DEEP, 400, 500, DEEP).with(shortAllInsAddUp()))
                .when("3 calls, 4 calls, 1 calls, 2 checks")
                .everybody("pat")
                .when("1 bets 200, 2 raises 300, 3 raises 400, 4 calls")
                .then("1 bets 200", "2 raises to 300 short", "3 raises to 400 short", "4 calls 400");
        hand.mayAct(1, new Fold(), new Call(400, 200), new Raise(600, DEEP - 100));
    }

    @Test
    void givenShortAllInsDoNotAddUpThenTwoThatMakeAFullRaiseDoNotReopen() {
        given(noLimitTable(DEEP, 400, 500, DEEP))
                .when("3 calls, 4 calls, 1 calls, 2 checks")
                .everybody("pat")
                .when("1 bets 200, 2 raises 300, 3 raises 400, 4 calls")
                .mayAct(1, new Fold(), new Call(400, 200));
    }

    /** Seat 4 called the first all-in and faces only the second: 100 is less than a full raise. */
    @Test
    void givenShortAllInsAddUpWhenAPlayerFacesOnlyTheLastThenItIsNotReopenedToHim() {
        given(noLimitTable(DEEP, 400, DEEP, 500, DEEP).with(shortAllInsAddUp()))
                .when("3 calls, 4 calls, 5 calls, 1 calls, 2 checks")
                .everybody("pat")
                .when("1 bets 200, 2 raises 300, 3 calls, 4 raises 400, 5 calls")
                .mayAct(1, new Fold(), new Call(400, 200), new Raise(600, DEEP - 100))
                .when("1 calls")
                .mayAct(3, new Fold(), new Call(400, 100))
                .refuses("3 raises 600", new Rejection.NotReopened(400));
    }

    /** An opening all-in for less than the big blind is no full bet: it is raised by a big blind more. */
    @Test
    void givenAnOpeningAllInForLessThanTheBigBlindThenTheLeastRaiseIsABigBlindMore() {
        afterTheDraw(30, DEEP, DEEP)
                .mayAct(1, new Fold(), new Check(), new Bet(30, 30))
                .when("1 bets 30")
                .then("1 bets 30 short")
                .mayAct(2, new Fold(), new Call(30, 30), new Raise(130, DEEP));
    }

    /** Above the stack, and not above the bet. */
    @Test
    void givenAStackThatDoesNotReachAFullRaiseThenAllInIsTheOnlyRaise() {
        afterTheDraw(DEEP, 350, DEEP)
                .when("1 bets 200")
                .mayAct(2, new Fold(), new Call(200, 200), new Raise(350, 350))
                .refuses("2 raises 351", new Rejection.WrongSize("4.7", 350, 350, 351))
                .refuses("2 raises 349", new Rejection.WrongSize("4.7", 350, 350, 349));
    }

    /** The largest sums that a table may hold. */
    @Test
    void givenTheLargestStacksThenAllInGoesThroughAndTheChipsAddUp() {
        long most = 1_000_000_000_000_000L;
        given(noLimitTable(most, most, most))
                .when("3 raises " + most + ", 1 calls, 2 calls")
                .then("3 raises to " + most, "1 calls " + most, "2 calls " + most, "draw 1: 1 first");
    }
}
