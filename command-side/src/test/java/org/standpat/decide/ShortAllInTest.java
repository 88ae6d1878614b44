package org.standpat.decide;

import static org.standpat.decide.HouseRule.shortAllIn;
import static org.standpat.decide.HouseRule.shortAllInsAddUp;
import static org.standpat.decide.PlayedHand.given;
import static org.standpat.decide.TableSetting.table;

import org.junit.jupiter.api.Test;
import org.standpat.houserules.ShortAllIn;
import org.standpat.legal.LegalActions.Bet;
import org.standpat.legal.LegalActions.Call;
import org.standpat.legal.LegalActions.Check;
import org.standpat.legal.LegalActions.Fold;
import org.standpat.legal.LegalActions.Raise;

/**
 * All-in for less than a full bet or raise (rules 4.9 and 4.10). Everything happens on the second round, where a bet is 40; a stack
 * given as 40 + n has n chips left there.
 */
class ShortAllInTest {

    private static final long DEEP = 10_000;

    private static TableSetting withLeftOnRoundTwo(long... left) {
        long[] stacks = new long[left.length];
        for (int i = 0; i < left.length; i++) {
            stacks[i] = 40 + left[i];
        }
        return table().stacks(stacks);
    }

    private static PlayedHand roundTwo(TableSetting table) {
        PlayedHand hand = given(table);
        int players = table.seats().size();
        for (int seat = 3; seat <= players; seat++) {
            hand.when(seat + " calls");
        }
        return hand.when("1 calls, 2 checks").everybody("pat");
    }

    /** Rule 4.10, half-bet: half of the bet counts as a bet. */
    @Test
    void givenHalfBetWhenAnAllInOpensForHalfThenItCountsAndIsRaisedByAFullBet() {
        roundTwo(withLeftOnRoundTwo(20, DEEP, DEEP))
                .mayAct(1, new Fold(), new Check(), new Bet(20, 20))
                .when("1 bets 20")
                .then("1 bets 20")
                .mayAct(2, new Fold(), new Call(20, 20), new Raise(60, 60))
                .when("2 raises 60, 3 raises 100, 2 raises 140")
                .then("2 raises to 60", "3 raises to 100", "2 raises to 140")
                .mayAct(3, new Fold(), new Call(140, 40))
                .refuses("3 raises 180", new Rejection.CapReached(4));
    }

    /** Rule 4.10, half-bet: less than half can only be called or completed. */
    @Test
    void givenHalfBetWhenAnAllInOpensForLessThenItCanOnlyBeCalledOrCompleted() {
        roundTwo(withLeftOnRoundTwo(19, DEEP, DEEP))
                .when("1 bets 19")
                .then("1 bets 19 short")
                .mayAct(2, new Fold(), new Call(19, 19), new Raise(40, 40))
                .refuses("2 raises 59", new Rejection.WrongSize("4.5", 40, 40, 59))
                .when("2 raises 40, 3 raises 80, 2 raises 120, 3 raises 160")
                .then("2 raises to 40", "3 raises to 80", "2 raises to 120", "3 raises to 160")
                .mayAct(2, new Fold(), new Call(160, 40));
    }

    /** Rule 4.9 for a player who has checked: a bet of less than half does not reopen the betting to him, half or more does. */
    @Test
    void givenAPlayerHasCheckedWhenAnAllInOpensThenHalfABetReopensTheBettingToHim() {
        roundTwo(withLeftOnRoundTwo(DEEP, 19, DEEP))
                .when("1 checks, 2 bets 19, 3 calls")
                .then("1 checks", "2 bets 19 short", "3 calls 19")
                .mayAct(1, new Fold(), new Call(19, 19))
                .refuses("1 raises 40", new Rejection.NotReopened(19));
        roundTwo(withLeftOnRoundTwo(DEEP, 20, DEEP))
                .when("1 checks, 2 bets 20, 3 calls")
                .then("1 checks", "2 bets 20", "3 calls 20")
                .mayAct(1, new Fold(), new Call(20, 20), new Raise(60, 60));
    }

    /** Completing an opening all-in counts as the bet, so that a player who called the short amount may raise it. */
    @Test
    void givenAShortBetWasCalledWhenItIsCompletedThenTheCallerMayRaise() {
        roundTwo(withLeftOnRoundTwo(19, DEEP, DEEP, DEEP))
                .when("1 bets 19, 2 calls, 3 raises 40, 4 folds")
                .then("1 bets 19 short", "2 calls 19", "3 raises to 40", "4 folds")
                .mayAct(2, new Fold(), new Call(40, 21), new Raise(80, 80));
    }

    @Test
    void givenHalfBetWhenAnAllInRaisesByHalfThenTheBettingIsReopened() {
        roundTwo(withLeftOnRoundTwo(DEEP, 60, DEEP))
                .when("1 bets 40")
                .mayAct(2, new Fold(), new Call(40, 40), new Raise(60, 60))
                .when("2 raises 60")
                .then("2 raises to 60")
                .mayAct(3, new Fold(), new Call(60, 60), new Raise(100, 100))
                .when("3 calls")
                .mayAct(1, new Fold(), new Call(60, 20), new Raise(100, 100));
    }

    /** Rule 4.9: not reopened to a player who has acted; one who has not may complete. */
    @Test
    void givenHalfBetWhenAnAllInRaisesByLessThanHalfThenTheBettingIsNotReopened() {
        roundTwo(withLeftOnRoundTwo(DEEP, 59, DEEP))
                .when("1 bets 40, 2 raises 59")
                .then("1 bets 40", "2 raises to 59 short")
                .mayAct(3, new Fold(), new Call(59, 59), new Raise(80, 80))
                .when("3 calls")
                .mayAct(1, new Fold(), new Call(59, 19))
                .refuses("1 raises 80", new Rejection.NotReopened(59))
                .refuses("1 raises 99", new Rejection.NotReopened(59))
                .when("1 calls")
                .then("1 calls 59", "draw 2: 1 first");
    }

    @Test
    void givenAShortRaiseWhenItIsCompletedThenThePlayerWhoHadActedMayRaise() {
        roundTwo(withLeftOnRoundTwo(DEEP, 59, DEEP))
                .when("1 bets 40, 2 raises 59, 3 raises 80")
                .then("1 bets 40", "2 raises to 59 short", "3 raises to 80")
                .mayAct(1, new Fold(), new Call(80, 40), new Raise(120, 120));
    }

    /** A short all-in is not a bet of the cap; completing it is. */
    @Test
    void givenAShortRaiseThenItDoesNotCountTowardsTheCap() {
        roundTwo(withLeftOnRoundTwo(DEEP, 59, DEEP))
                .when("1 bets 40, 2 raises 59, 3 raises 80, 1 raises 120, 3 raises 160")
                .mayAct(1, new Fold(), new Call(160, 40))
                .refuses("1 raises 200", new Rejection.CapReached(4));
    }

    @Test
    void givenAHalfRaiseThenItCountsTowardsTheCap() {
        roundTwo(withLeftOnRoundTwo(DEEP, 60, DEEP))
                .when("1 bets 40, 2 raises 60, 3 raises 100, 1 raises 140")
                .mayAct(3, new Fold(), new Call(140, 40))
                .refuses("3 raises 180", new Rejection.CapReached(4));
    }

    @Test
    void givenTheRoundIsCappedThenAPlayerWithChipsForHalfARaiseMayOnlyCall() {
        roundTwo(withLeftOnRoundTwo(DEEP, DEEP, 180))
                .when("1 bets 40, 2 raises 80, 3 calls, 1 raises 120, 2 raises 160")
                .mayAct(3, new Fold(), new Call(160, 80))
                .refuses("3 raises 180", new Rejection.CapReached(4));
    }

    /** Rule 4.10, the other choice: only a full bet counts. */
    @Test
    void givenFullBetWhenAnAllInOpensForLessThenItCanOnlyBeCalledOrCompleted() {
        roundTwo(withLeftOnRoundTwo(39, DEEP, DEEP).with(shortAllIn(ShortAllIn.FULL_BET)))
                .when("1 bets 39")
                .then("1 bets 39 short")
                .mayAct(2, new Fold(), new Call(39, 39), new Raise(40, 40));
    }

    @Test
    void givenFullBetWhenAnAllInRaisesByLessThanABetThenTheBettingIsNotReopened() {
        roundTwo(withLeftOnRoundTwo(DEEP, 79, DEEP).with(shortAllIn(ShortAllIn.FULL_BET)))
                .when("1 bets 40, 2 raises 79")
                .then("1 bets 40", "2 raises to 79 short")
                .mayAct(3, new Fold(), new Call(79, 79), new Raise(80, 80))
                .when("3 calls")
                .mayAct(1, new Fold(), new Call(79, 39))
                .refuses("1 raises 80", new Rejection.NotReopened(79));
    }

    @Test
    void givenFullBetWhenAnAllInIsExactlyAFullRaiseThenTheBettingIsReopened() {
        roundTwo(withLeftOnRoundTwo(DEEP, 80, DEEP).with(shortAllIn(ShortAllIn.FULL_BET)))
                .when("1 bets 40, 2 raises 80")
                .then("1 bets 40", "2 raises to 80")
                .mayAct(3, new Fold(), new Call(80, 80), new Raise(120, 120))
                .when("3 calls")
                .mayAct(1, new Fold(), new Call(80, 40), new Raise(120, 120));
    }

    /** Two all-ins of 10 and 15 on a bet of 40: neither is half a bet, together they are more. */
    private static PlayedHand twoShortAllIns(TableSetting table) {
        return roundTwo(table).when("1 bets 40, 2 raises 50, 3 raises 65, 4 calls");
    }

    /** Rule 4.9. */
    @Test
    void givenShortAllInsDoNotAddUpWhenTwoComeToHalfABetThenTheBettingIsNotReopened() {
        twoShortAllIns(withLeftOnRoundTwo(DEEP, 50, 65, DEEP))
                .then("1 bets 40", "2 raises to 50 short", "3 raises to 65 short", "4 calls 65")
                .mayAct(1, new Fold(), new Call(65, 25))
                .refuses("1 raises 80", new Rejection.NotReopened(65));
    }

    /** Rule 4.9, house rule (T). */
    @Test
    void givenShortAllInsAddUpWhenTwoComeToHalfABetThenTheBettingIsReopened() {
        twoShortAllIns(withLeftOnRoundTwo(DEEP, 50, 65, DEEP).with(shortAllInsAddUp()))
                .then("1 bets 40", "2 raises to 50 short", "3 raises to 65", "4 calls 65")
                .mayAct(1, new Fold(), new Call(65, 25), new Raise(105, 105));
    }

    /** Seat 4 called the first all-in and faces 15 more, which is less than half a bet; seat 1 faces 25. */
    @Test
    void givenShortAllInsAddUpWhenAPlayerHasCalledTheFirstThenItIsNotReopenedToHim() {
        roundTwo(withLeftOnRoundTwo(DEEP, 50, DEEP, 65, DEEP).with(shortAllInsAddUp()))
                .when("1 bets 40, 2 raises 50, 3 calls, 4 raises 65, 5 folds")
                .mayAct(1, new Fold(), new Call(65, 25), new Raise(105, 105))
                .when("1 calls")
                .mayAct(3, new Fold(), new Call(65, 15))
                .refuses("3 raises 105", new Rejection.NotReopened(65));
    }

    @Test
    void givenShortAllInsAddUpWhenTogetherTheyAreLessThanHalfThenTheBettingIsNotReopened() {
        roundTwo(withLeftOnRoundTwo(DEEP, 50, 59, DEEP).with(shortAllInsAddUp()))
                .when("1 bets 40, 2 raises 50, 3 raises 59, 4 calls")
                .then("1 bets 40", "2 raises to 50 short", "3 raises to 59 short", "4 calls 59")
                .mayAct(1, new Fold(), new Call(59, 19));
    }

    @Test
    void givenShortAllInsAddUpAndFullBetWhenTogetherTheyAreLessThanABetThenTheBettingIsNotReopened() {
        roundTwo(withLeftOnRoundTwo(DEEP, 50, 79, DEEP).with(shortAllInsAddUp()).with(shortAllIn(ShortAllIn.FULL_BET)))
                .when("1 bets 40, 2 raises 50, 3 raises 79, 4 calls")
                .then("1 bets 40", "2 raises to 50 short", "3 raises to 79 short", "4 calls 79")
                .mayAct(1, new Fold(), new Call(79, 39));
    }

    /** On the first round the big blind has not acted, so a short all-in takes nothing from his option. */
    @Test
    void givenAShortRaiseOverTheBlindsThenTheBigBlindMayCompleteAndTheCallerMayNot() {
        given(table().stacks(DEEP, DEEP, DEEP, 55))
                .when("3 calls, 4 raises 55")
                .then("3 calls 40", "4 raises to 55 short")
                .mayAct(1, new Fold(), new Call(55, 35), new Raise(80, 80))
                .when("1 calls")
                .mayAct(2, new Fold(), new Call(55, 15), new Raise(80, 80))
                .when("2 calls")
                .mayAct(3, new Fold(), new Call(55, 15))
                .refuses("3 raises 80", new Rejection.NotReopened(55));
    }

    /** Rule 4.10 on the big bet: half of 80. */
    @Test
    void givenTheBigBetThenHalfOfItCounts() {
        PlayedHand enough = roundTwo(withLeftOnRoundTwo(DEEP, 120, DEEP))
                .everybody("checks")
                .everybody("pat");
        enough.when("1 bets 80, 2 raises 120").then("1 bets 80", "2 raises to 120");
        PlayedHand less = roundTwo(withLeftOnRoundTwo(DEEP, 119, DEEP))
                .everybody("checks")
                .everybody("pat");
        less.when("1 bets 80, 2 raises 119")
                .then("1 bets 80", "2 raises to 119 short")
                .mayAct(3, new Fold(), new Call(119, 119), new Raise(160, 160));
    }

    /** An odd bet has no exact half; half or more is the next whole chip. */
    @Test
    void givenABetOfAnOddNumberOfChipsThenHalfOfItIsRoundedUp() {
        TableSetting odd = table().with(HouseRule.blinds(2, 5));
        given(odd.stacks(100, 100, 100, 7)).when("3 calls, 4 raises 7").then("3 calls 5", "4 raises to 7 short");
        given(odd.stacks(100, 100, 100, 8)).when("3 calls, 4 raises 8").then("3 calls 5", "4 raises to 8");
    }

    /** Rule 4.3: a player short of the call puts in what he has. */
    @Test
    void givenAPlayerWithLessThanTheBetThenHeCallsForLessAndMayNotRaise() {
        roundTwo(withLeftOnRoundTwo(DEEP, 15, DEEP))
                .when("1 bets 40")
                .mayAct(2, new Fold(), new Call(15, 15))
                .refuses("2 raises 80", new Rejection.StackTooSmall(15, 40))
                .when("2 calls, 3 calls")
                .then("2 calls 15", "3 calls 40", "draw 2: 1 first");
    }

    @Test
    void givenAPlayerWithExactlyTheBetThenHeMayOnlyCall() {
        roundTwo(withLeftOnRoundTwo(DEEP, 40, DEEP))
                .when("1 bets 40")
                .mayAct(2, new Fold(), new Call(40, 40))
                .refuses("2 raises 80", new Rejection.StackTooSmall(40, 40));
    }
}
