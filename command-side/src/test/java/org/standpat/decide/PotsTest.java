package org.standpat.decide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.standpat.decide.HouseRule.draws;
import static org.standpat.decide.PlayedHand.given;
import static org.standpat.decide.TableSetting.table;

import org.junit.jupiter.api.Test;
import org.standpat.hand.HandEvent.BettingRoundOpened;
import org.standpat.hand.HandEvent.DrawOpened;
import org.standpat.legal.LegalActions.Call;
import org.standpat.legal.LegalActions.Fold;
import org.standpat.legal.LegalActions.Raise;

/** Uncalled bets, side pots and all-in players (rules 3.7, 4.11, 5.10, 6.5). The amounts are worked out by hand. */
class PotsTest {

    private static final String BEST = "7h5c4d3s2c";
    private static final String SECOND = "7d6c4h3d2d";
    private static final String THIRD = "8d6h5s3h2h";
    private static final String FOURTH = "9d8h6s4s2s";

    /** Rule 4.11: the unmatched part goes back before anything else. */
    @Test
    void givenABetOfWhichAnAllInCallerMatchesOnlyAPartThenTheRestGoesBackFirst() {
        given(table().stacks(500, 500, 65))
                .when("3 calls, 1 folds, 2 checks")
                .everybody("pat")
                .when("2 bets 40, 3 calls")
                .then("2 bets 40", "3 calls 25", "15 back to 2", "draw 2: 2 first");
    }

    /** What two opponents matched in part stays; only what nobody matched goes back. */
    @Test
    void givenTwoAllInCallersForLessThenOnlyThePartAboveTheLargerGoesBack() {
        PlayedHand hand = given(table().stacks(500, 50, 65))
                .when("3 calls, 1 calls, 2 checks")
                .everybody("pat")
                .when("1 bets 40, 2 calls, 3 calls")
                .then("1 bets 40", "2 calls 10", "3 calls 25", "15 back to 1", "draw 2: 1 first");
        assertThat(hand.player(1).stack()).isEqualTo(500 - 40 - 25);
    }

    /** A raise that is folded to: the caller's dead chips count as matched. */
    @Test
    void givenARaiseThatEverybodyFoldsToThenOnlyTheRaiseGoesBack() {
        given(table().stacks(500, 500, 500))
                .when("3 raises 80, 1 raises 120, 2 folds, 3 folds")
                .then(
                        "3 raises to 80",
                        "1 raises to 120",
                        "2 folds",
                        "3 folds",
                        "40 back to 1",
                        "pot 0: 200 to 1",
                        "stacks 620 460 420");
    }

    /**
     * Stacks 100, 60, 200 and 200 all in on the first round: main pot 4 x 60, first side pot 3 x 40, second side pot 2 x 60 when
     * the bets stop at 160.
     */
    @Test
    void givenThreeAllInSizesThenEachPotIsWonByTheBestOfThoseWhoPaidForIt() {
        given(table().stacks(200, 60, 100, 200)
                        .holding(2, BEST)
                        .holding(3, SECOND)
                        .holding(1, THIRD)
                        .holding(4, FOURTH))
                .when("3 raises 80, 4 raises 120, 1 raises 160, 2 calls, 3 calls, 4 calls")
                .then(
                        "3 raises to 80",
                        "4 raises to 120",
                        "1 raises to 160",
                        "2 calls 60",
                        "3 calls 100",
                        "4 calls 160",
                        "draw 1: 1 first")
                .toShowdown()
                .when("1 shows, 2 shows, 3 shows, 4 shows")
                .then(
                        "1 shows " + THIRD,
                        "2 shows " + BEST,
                        "3 shows " + SECOND,
                        "4 shows " + FOURTH,
                        "pot 2: 120 to 1",
                        "pot 1: 120 to 3",
                        "pot 0: 240 to 2",
                        "stacks 160 240 120 40");
    }

    /** The best hand wins every pot that it paid for, and the rest goes to the next. */
    @Test
    void givenTheMiddleStackHasTheBestHandThenHeWinsTheMainAndTheFirstSidePot() {
        given(table().stacks(200, 60, 100, 200)
                        .holding(2, SECOND)
                        .holding(3, BEST)
                        .holding(1, FOURTH)
                        .holding(4, THIRD))
                .when("3 raises 80, 4 raises 120, 1 raises 160, 2 calls, 3 calls, 4 calls")
                .toShowdown()
                .when("1 shows, 2 shows, 3 shows, 4 shows")
                .then(
                        "1 shows " + FOURTH,
                        "2 shows " + SECOND,
                        "3 shows " + BEST,
                        "4 shows " + THIRD,
                        "pot 2: 120 to 4",
                        "pot 1: 120 to 3",
                        "pot 0: 240 to 3",
                        "stacks 40 0 360 160");
    }

    /** A folded player's chips stay in the pots that they reached; he wins none. */
    @Test
    void givenAPlayerFoldsAfterPayingThenHisChipsGoToThePotsThatTheyReached() {
        given(table().stacks(60, 500, 500, 500)
                        .holding(1, BEST)
                        .holding(2, SECOND)
                        .holding(3, THIRD)
                        .holding(4, FOURTH))
                .when("3 raises 80, 4 calls, 1 calls, 2 calls")
                .everybody("pat")
                .when("2 bets 40, 3 folds, 4 calls")
                .then("2 bets 40", "3 folds", "4 calls 40", "draw 2: 1 first")
                .toShowdown()
                .when("1 shows, 2 shows, 4 shows")
                // main: 4 x 60; side: 3 x 20 of the first round and 2 x 40 of the second
                .then(
                        "1 shows " + BEST,
                        "2 shows " + SECOND,
                        "4 shows " + FOURTH,
                        "pot 1: 140 to 2",
                        "pot 0: 240 to 1",
                        "stacks 240 520 420 380");
    }

    /** Folded chips do not split a pot: equal shares of those left make one pot. */
    @Test
    void givenAShorterPlayerFoldsThenThereIsNoSidePotForHisSum() {
        PlayedHand hand =
                given(table().deep(3)).when("3 raises 80, 1 folds, 2 calls").toShowdown();
        hand.when("2 mucks, 3 mucks");
        assertThat(hand.latest().stream().map(Words::event))
                .contains("pot 0: 180 to 3")
                .noneMatch(text -> text.startsWith("pot 1"));
    }

    /** Rule 5.10: with one player able to bet the rounds are skipped and the draws are not. */
    @Test
    void givenAllInBeforeTheFirstDrawThenEveryDrawIsPlayedAndNoRoundIsOpened() {
        PlayedHand hand =
                given(table().stacks(500, 40, 40)).when("3 calls, 1 calls").everybody("draws 2");
        hand.everybody("draws 1").then("1 discards ??", "2 discards ??", "3 discards ??", "draw 3: 1 first");
        hand.everybody("pat").then("1 pat", "2 pat", "3 pat", "showdown: 1 first");
        assertThat(hand.events(BettingRoundOpened.class)).hasSize(1);
        assertThat(hand.events(DrawOpened.class)).hasSize(3);
    }

    @Test
    void givenAllInAndASingleDrawThenOneDrawIsPlayed() {
        given(table().stacks(40, 40).button(1).with(draws(1)))
                .when("1 calls")
                .then("1 calls 40", "draw 1: 2 first")
                .everybody("draws 5")
                .then("2 discards ??????????", "1 discards ??????????", "showdown: 2 first");
    }

    /** Rule 5.10: two players with chips go on betting beside one who is all-in. */
    @Test
    void givenOneOfThreeIsAllInThenTheOtherTwoBetOn() {
        given(table().stacks(40, 500, 500))
                .when("3 calls, 1 calls, 2 checks")
                .everybody("pat")
                .when("2 bets 40, 3 raises 80, 2 calls")
                .then("2 bets 40", "3 raises to 80", "2 calls 80", "draw 2: 1 first");
    }

    /** The all-in player does not win the side pot by the fold of one of two: it goes to the other at once, the main pot is played. */
    @Test
    void givenOneOfTwoFoldsBesideAnAllInThenTheMainPotIsStillPlayed() {
        given(table().stacks(40, 500, 500).holding(1, BEST).holding(2, SECOND))
                .when("3 calls, 1 calls, 2 checks")
                .everybody("pat")
                .when("2 bets 40, 3 folds")
                .then("2 bets 40", "3 folds", "40 back to 2", "draw 2: 1 first")
                .toShowdown()
                .when("1 shows, 2 shows")
                .then("1 shows " + BEST, "2 shows " + SECOND, "pot 0: 120 to 1", "stacks 120 460 460");
    }

    /** Rule 5.10: nobody can call a bet, so none is taken. */
    @Test
    void givenEverybodyElseIsAllInThenTheLastPlayerWithChipsMayOnlyCallOrFold() {
        given(table().stacks(500, 60, 55))
                .when("3 raises 55")
                .then("3 raises to 55 short")
                .when("1 calls")
                .mayAct(2, new Fold(), new Call(55, 15), new Raise(60, 60))
                .when("2 raises 60")
                .then("2 raises to 60 short")
                .mayAct(1, new Fold(), new Call(60, 5))
                .refuses("1 raises 80", new Rejection.NobodyCanCall())
                .when("1 calls")
                .then("1 calls 60", "draw 1: 1 first");
    }

    /** A player who covers everybody gets back what nobody could match, and is the only one with chips. */
    @Test
    void givenALargeRaiseAgainstTwoShortStacksThenWhatNobodyMatchedGoesBack() {
        given(table().stacks(500, 90, 70))
                .when("3 raises 70, 1 raises 110, 2 calls")
                .then("3 raises to 70", "1 raises to 110", "2 calls 90", "20 back to 1", "draw 1: 1 first");
    }
}
