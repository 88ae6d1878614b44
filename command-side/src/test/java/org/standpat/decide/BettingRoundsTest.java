package org.standpat.decide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.standpat.decide.HouseRule.bigBetFromRound;
import static org.standpat.decide.HouseRule.cap;
import static org.standpat.decide.HouseRule.draws;
import static org.standpat.decide.PlayedHand.given;
import static org.standpat.decide.TableSetting.table;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.standpat.hand.HandEvent.BettingRoundOpened;
import org.standpat.hand.HandEvent.DrawOpened;
import org.standpat.hand.HandEvent.ShowdownOpened;
import org.standpat.houserules.Cap.Lifted;
import org.standpat.legal.LegalActions.Bet;
import org.standpat.legal.LegalActions.Call;
import org.standpat.legal.LegalActions.Check;
import org.standpat.legal.LegalActions.Fold;
import org.standpat.legal.LegalActions.Raise;

/** Order of action, sizes and the cap of a betting round (rules 1.3, 4.2 to 4.6). */
class BettingRoundsTest {

    /** Rule 1.3: deal, bet, then draw and bet as often as the game draws, then showdown. */
    @ParameterizedTest
    @CsvSource({"1, 2", "2, 3", "3, 4"})
    void givenAGameOfSoManyDrawsThenItHasOneBettingRoundMore(int draws, int rounds) {
        PlayedHand hand = given(table().deep(3).with(draws(draws))).toShowdown();
        assertThat(hand.events(DrawOpened.class)).hasSize(draws);
        assertThat(hand.events(BettingRoundOpened.class))
                .hasSize(rounds)
                .last()
                .isEqualTo(new BettingRoundOpened(rounds, 1, 0, 0));
        assertThat(hand.events(ShowdownOpened.class)).hasSize(1);
    }

    /** Rule 4.5. */
    @Test
    void givenTripleDrawThenTheBetIsSmallOnTwoRoundsAndBigOnTwo() {
        PlayedHand hand = given(table().deep(2).button(1));
        hand.mayAct(1, new Fold(), new Call(40, 20), new Raise(80, 80))
                .when("1 calls, 2 checks")
                .everybody("pat");
        hand.mayAct(2, new Fold(), new Check(), new Bet(40, 40))
                .when("2 bets 40")
                .mayAct(1, new Fold(), new Call(40, 40), new Raise(80, 80))
                .when("1 calls")
                .everybody("pat");
        hand.mayAct(2, new Fold(), new Check(), new Bet(80, 80))
                .when("2 bets 80")
                .mayAct(1, new Fold(), new Call(80, 80), new Raise(160, 160))
                .when("1 raises 160")
                .mayAct(2, new Fold(), new Call(160, 80), new Raise(240, 240))
                .when("2 calls")
                .everybody("pat");
        hand.mayAct(2, new Fold(), new Check(), new Bet(80, 80));
    }

    /** Rule 4.5: single draw plays the big bet after the draw (W) or the small bet on both rounds (E). */
    @Test
    void givenSingleDrawThenTheHouseRuleSaysWhetherTheBetGrows() {
        given(table().deep(2).button(1).with(draws(1)).with(bigBetFromRound(2)))
                .when("1 calls, 2 checks, 2 pat, 1 pat")
                .mayAct(2, new Fold(), new Check(), new Bet(80, 80));
        given(table().deep(2).button(1).with(draws(1)).with(bigBetFromRound(3)))
                .when("1 calls, 2 checks, 2 pat, 1 pat")
                .mayAct(2, new Fold(), new Check(), new Bet(40, 40));
    }

    /** Rule 4.2. */
    @Test
    void givenTheSeatLeftOfTheButtonHasFoldedThenTheNextActiveSeatBeginsLaterRounds() {
        given(table().deep(4))
                .when("3 calls, 4 calls, 1 folds, 2 checks")
                .then("3 calls 40", "4 calls 40", "1 folds", "2 checks", "draw 1: 2 first")
                .everybody("pat")
                .then("2 pat", "3 pat", "4 pat", "round 2: 2 first")
                .when("2 checks, 3 bets 40, 4 folds, 2 calls")
                .then("2 checks", "3 bets 40", "4 folds", "2 calls 40", "draw 2: 2 first");
    }

    @Test
    void givenTheSeatLeftOfTheButtonIsAllInThenHeDrawsFirstButTheNextSeatBets() {
        given(table().stacks(40, 500, 500))
                .when("3 calls, 1 calls, 2 checks")
                .then("3 calls 40", "1 calls 40", "2 checks", "draw 1: 1 first")
                .everybody("draws 1")
                .then("1 discards ??", "2 discards ??", "3 discards ??", "round 2: 2 first");
    }

    /** Rule 4.4. */
    @Test
    void givenARaiseThenTheRoundGoesOnUntilEverybodyHasMatchedIt() {
        given(table().deep(4))
                .when("3 calls, 4 raises 80, 1 calls, 2 calls, 3 calls")
                .then("3 calls 40", "4 raises to 80", "1 calls 80", "2 calls 80", "3 calls 80", "draw 1: 1 first")
                .everybody("pat")
                .when("1 checks, 2 checks, 3 checks, 4 bets 40, 1 raises 80, 2 folds, 3 calls, 4 calls")
                .then(
                        "1 checks",
                        "2 checks",
                        "3 checks",
                        "4 bets 40",
                        "1 raises to 80",
                        "2 folds",
                        "3 calls 80",
                        "4 calls 80",
                        "draw 2: 1 first");
    }

    /** Rule 4.3. */
    @Test
    void givenNobodyHasBetThenAPlayerMayFoldCheckOrBet() {
        given(table().deep(3))
                .when("3 calls, 1 calls, 2 checks")
                .everybody("pat")
                .mayAct(1, new Fold(), new Check(), new Bet(40, 40))
                .when("1 folds")
                .then("1 folds")
                .mayAct(2, new Fold(), new Check(), new Bet(40, 40));
    }

    /** Rule 4.6: one bet and three raises; the big blind counts as the first bet of the first round. */
    @Test
    void givenFourBetsThenTheRoundIsCapped() {
        PlayedHand hand = given(table().deep(3))
                .when("3 raises 80, 1 raises 120, 2 raises 160")
                .mayAct(3, new Fold(), new Call(160, 80))
                .refuses("3 raises 200", new Rejection.CapReached(4))
                .when("3 calls, 1 calls")
                .then("3 calls 160", "1 calls 160", "draw 1: 1 first")
                .everybody("pat");
        hand.when("1 bets 40, 2 raises 80, 3 raises 120, 1 raises 160")
                .mayAct(2, new Fold(), new Call(160, 80))
                .refuses("2 raises 200", new Rejection.CapReached(4));
    }

    /** Rule 4.6, house rule: one bet and four raises. */
    @Test
    void givenACapOfFiveBetsThenAFourthRaiseIsAllowedAndAFifthIsNot() {
        given(table().deep(3).with(cap(5, Lifted.NEVER)))
                .when("3 raises 80, 1 raises 120, 2 raises 160, 3 raises 200")
                .mayAct(1, new Fold(), new Call(200, 80))
                .refuses("1 raises 240", new Rejection.CapReached(5));
    }

    /** Rule 4.6, house rule: no cap when two players are left in the hand. */
    @Test
    void givenTheCapIsLiftedForTwoInTheHandThenItHoldsForThreeAndNotForTwo() {
        PlayedHand hand = given(table().deep(3).with(cap(4, Lifted.TWO_LEFT_IN_HAND)))
                .when("3 raises 80, 1 raises 120, 2 raises 160")
                .mayAct(3, new Fold(), new Call(160, 80))
                .when("3 calls, 1 calls")
                .everybody("pat");
        hand.when("1 bets 40, 2 raises 80, 3 folds, 1 raises 120, 2 raises 160, 1 raises 200")
                .mayAct(2, new Fold(), new Call(200, 40), new Raise(240, 240))
                .when("2 raises 240")
                .mayAct(1, new Fold(), new Call(240, 40), new Raise(280, 280));
    }

    /** A player who is all-in has not left the hand. */
    @Test
    void givenTheCapIsLiftedForTwoInTheHandThenAThirdWhoIsAllInKeepsIt() {
        given(table().stacks(10_000, 10_000, 40).with(cap(4, Lifted.TWO_LEFT_IN_HAND)))
                .when("3 calls, 1 raises 80, 2 raises 120, 1 raises 160")
                .mayAct(2, new Fold(), new Call(160, 40))
                .refuses("2 raises 200", new Rejection.CapReached(4));
    }

    /** Rule 4.6, house rule: no cap only when the table is heads-up. */
    @Test
    void givenTheCapIsLiftedAtAHeadsUpTableThenTwoLeftOfThreeAreCapped() {
        given(table().deep(2).button(1).with(cap(4, Lifted.TABLE_HEADS_UP)))
                .when("1 raises 80, 2 raises 120, 1 raises 160")
                .mayAct(2, new Fold(), new Call(160, 40), new Raise(200, 200));
        given(table().deep(3).with(cap(4, Lifted.TABLE_HEADS_UP)))
                .when("3 folds, 1 raises 80, 2 raises 120, 1 raises 160")
                .mayAct(2, new Fold(), new Call(160, 40));
    }

    @Test
    void givenACapOfOneBetThenNobodyMayRaise() {
        given(table().deep(3).with(cap(1, Lifted.NEVER)))
                .mayAct(3, new Fold(), new Call(40, 40))
                .when("3 calls, 1 calls")
                .mayAct(2, new Fold(), new Check())
                .when("2 checks")
                .everybody("pat")
                .mayAct(1, new Fold(), new Check(), new Bet(40, 40));
    }

    /** Rule 4.5: one size only. */
    @ParameterizedTest
    @CsvSource({
        "79",
        "81",
        "40",
        "0",
        "-80",
        "10000",
        "9223372036854775807",
        "-9223372036854775808",
        "9223372036854775000"
    })
    void givenARaiseOfAnotherSizeThenItIsRefused(long to) {
        given(table().deep(3)).refuses("3 raises " + to, new Rejection.WrongSize("4.5", 80, 80, to));
    }

    @ParameterizedTest
    @CsvSource({"39", "41", "0", "-40", "9223372036854775807", "-9223372036854775808"})
    void givenABetOfAnotherSizeThenItIsRefused(long to) {
        given(table().deep(3))
                .when("3 calls, 1 calls, 2 checks")
                .everybody("pat")
                .refuses("1 bets " + to, new Rejection.WrongSize("4.5", 40, 40, to));
    }

    /** Rule 4.3: a bet opens, a raise follows a bet. */
    @Test
    void givenTheWrongWordThenItIsRefused() {
        given(table().deep(3))
                .refuses("3 bets 80", new Rejection.WrongWord(true, 40))
                .when("3 calls, 1 calls")
                .refuses("2 calls", new Rejection.NothingToCall())
                .when("2 checks")
                .everybody("pat")
                .refuses("1 raises 40", new Rejection.WrongWord(false, 0))
                .refuses("1 calls", new Rejection.NothingToCall())
                .when("1 bets 40")
                .refuses("2 checks", new Rejection.BetToMatch(40, 0))
                .refuses("2 bets 80", new Rejection.WrongWord(true, 40));
    }

    /** Rule 4.12: the last player wins at once and shows nothing. */
    @Test
    void givenEverybodyElseFoldsOnALaterRoundThenTheLastPlayerWinsAtOnce() {
        given(table().stacks(500, 500, 500))
                .when("3 calls, 1 calls, 2 checks")
                .everybody("draws 2")
                .when("1 checks, 2 bets 40, 3 folds, 1 folds")
                .then(
                        "1 checks",
                        "2 bets 40",
                        "3 folds",
                        "1 folds",
                        "40 back to 2",
                        "pot 0: 120 to 2",
                        "stacks 460 580 460");
    }

    @Test
    void givenEverybodyElseFoldsWithoutABetThenTheLastPlayerWinsAtOnce() {
        given(table().stacks(500, 500, 500))
                .when("3 calls, 1 calls, 2 checks")
                .everybody("pat")
                .when("1 folds, 2 folds")
                .then("1 folds", "2 folds", "pot 0: 120 to 3", "stacks 460 460 580");
    }
}
