package org.standpat.decide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.standpat.decide.HouseRule.blinds;
import static org.standpat.decide.PlayedHand.given;
import static org.standpat.decide.TableSetting.table;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.BettingRoundOpened;
import org.standpat.legal.LegalActions.Call;
import org.standpat.legal.LegalActions.Check;
import org.standpat.legal.LegalActions.Fold;
import org.standpat.legal.LegalActions.Raise;

/** Blinds and who posts them (rules 3.2, 3.3, 3.4 and 3.7). */
class BlindsTest {

    /** Rule 3.2. */
    @Test
    void givenThreePlayersThenTheTwoLeftOfTheButtonPostAndTheButtonActsFirst() {
        given(table().stacks(500, 500, 500).button(3))
                .then("hand started", "1 posts small blind 20", "2 posts big blind 40", "round 1: 3 first");
    }

    /** Rule 3.3. */
    @Test
    void givenTwoPlayersThenTheButtonPostsTheSmallBlindAndActsFirst() {
        given(table().stacks(500, 500).button(1))
                .then("hand started", "1 posts small blind 20", "2 posts big blind 40", "round 1: 1 first");
        given(table().stacks(500, 500).button(2))
                .then("hand started", "2 posts small blind 20", "1 posts big blind 40", "round 1: 2 first");
    }

    /** Rule 3.3: first before the first draw, last afterwards. */
    @Test
    void givenTwoPlayersThenTheButtonActsAndDrawsLastOnEveryLaterStreet() {
        given(table().stacks(500, 500).button(1))
                .when("1 calls, 2 checks")
                .then("1 calls 40", "2 checks", "draw 1: 2 first")
                .when("2 pat, 1 pat")
                .then("2 pat", "1 pat", "round 2: 2 first")
                .when("2 checks, 1 checks")
                .then("2 checks", "1 checks", "draw 2: 2 first")
                .when("2 pat, 1 pat, 2 checks, 1 checks, 2 pat, 1 pat")
                .then(
                        "2 pat",
                        "1 pat",
                        "round 3: 2 first",
                        "2 checks",
                        "1 checks",
                        "draw 3: 2 first",
                        "2 pat",
                        "1 pat",
                        "round 4: 2 first")
                .when("2 checks, 1 checks")
                .then("2 checks", "1 checks", "showdown: 2 first");
    }

    @ParameterizedTest(name = "button on seat {0}: blinds {1} and {2}, {3} first, {4} first on later streets")
    @CsvSource({"2, 5, 9, 2, 5", "5, 9, 2, 5, 9", "9, 2, 5, 9, 2"})
    void givenEmptySeatsBetweenThreePlayersThenTheyArePassedOver(int button, int small, int big, int first, int later) {
        given(table().seat(2, 500).seat(5, 500).seat(9, 500).button(button))
                .then(
                        "hand started",
                        small + " posts small blind 20",
                        big + " posts big blind 40",
                        "round 1: " + first + " first")
                .when(first + " calls, " + small + " calls, " + big + " checks")
                .then(first + " calls 40", small + " calls 40", big + " checks", "draw 1: " + later + " first")
                .everybody("pat")
                .then(small + " pat", big + " pat", first + " pat", "round 2: " + later + " first");
    }

    @Test
    void givenSixPlayersThenTheOneLeftOfTheBigBlindActsFirst() {
        given(table().deep(6).button(2))
                .then("hand started", "3 posts small blind 20", "4 posts big blind 40", "round 1: 5 first")
                .when("5 calls, 6 folds, 1 calls, 2 calls, 3 folds, 4 checks")
                .then("5 calls 40", "6 folds", "1 calls 40", "2 calls 40", "3 folds", "4 checks", "draw 1: 4 first")
                .everybody("pat")
                .then("4 pat", "5 pat", "1 pat", "2 pat", "round 2: 4 first");
    }

    /** Rules 4.5 and 4.6: the big blind is what must be matched, and it counts as the first bet. */
    @Test
    void givenTheBlindsThenTheFirstRoundOpensAtTheBigBlindWithOneBet() {
        assertThat(given(table().stacks(500, 500, 500)).events(BettingRoundOpened.class))
                .containsExactly(new BettingRoundOpened(1, 3, 40, 1));
    }

    /** Rule 3.2: blinds are live. */
    @Test
    void givenNobodyHasRaisedThenTheBigBlindMayCheckOrRaise() {
        given(table().stacks(500, 500, 500))
                .when("3 calls, 1 calls")
                .then("3 calls 40", "1 calls 40")
                .mayAct(2, new Fold(), new Check(), new Raise(80, 80))
                .when("2 raises 80")
                .mayAct(3, new Fold(), new Call(80, 40), new Raise(120, 120));
    }

    /** Rule 4.3: the small blind must at least call. */
    @Test
    void givenNobodyHasRaisedThenTheSmallBlindMayNotCheck() {
        given(table().stacks(500, 500, 500))
                .when("3 folds")
                .mayAct(1, new Fold(), new Call(40, 20), new Raise(80, 80))
                .refuses("1 checks", new Rejection.BetToMatch(40, 20));
    }

    /** Rule 3.7: the amount to call is still the full big blind. */
    @Test
    void givenABigBlindOfLessThanTheFullBlindThenOthersStillCallTheFullBlind() {
        given(table().stacks(500, 15, 500))
                .then("hand started", "1 posts small blind 20", "2 posts big blind 15", "round 1: 3 first")
                .mayAct(3, new Fold(), new Call(40, 40), new Raise(80, 80))
                .when("3 calls")
                .mayAct(1, new Fold(), new Call(40, 20), new Raise(80, 80))
                .when("1 calls")
                .then("1 calls 40", "draw 1: 1 first");
    }

    @Test
    void givenASmallBlindOfLessThanTheFullBlindThenThePlayerIsAllInAndStillDraws() {
        given(table().stacks(7, 500, 500))
                .then("hand started", "1 posts small blind 7", "2 posts big blind 40", "round 1: 3 first")
                .when("3 calls, 2 checks")
                .then("3 calls 40", "2 checks", "draw 1: 1 first")
                .when("1 draws 3, 2 pat, 3 pat")
                .then("1 discards ??????", "2 pat", "3 pat", "round 2: 2 first");
    }

    /** Rule 3.4: any amount up to the big blind. */
    @Test
    void givenASmallBlindAsLargeAsTheBigThenItMayCheckAnUnraisedPot() {
        given(table().stacks(500, 500, 500).with(blinds(40, 40)))
                .then("hand started", "1 posts small blind 40", "2 posts big blind 40", "round 1: 3 first")
                .when("3 folds")
                .mayAct(1, new Fold(), new Check(), new Raise(80, 80))
                .when("1 checks, 2 checks")
                .then("1 checks", "2 checks", "draw 1: 1 first");
    }

    @Test
    void givenNoSmallBlindThenOnlyTheBigBlindPosts() {
        given(table().stacks(500, 500, 500).with(blinds(0, 40)))
                .then("hand started", "2 posts big blind 40", "round 1: 3 first")
                .when("3 folds")
                .mayAct(1, new Fold(), new Call(40, 40), new Raise(80, 80));
        given(table().stacks(500, 500).button(1).with(blinds(0, 40)))
                .then("hand started", "2 posts big blind 40", "round 1: 1 first");
    }

    /** Rules 3.7 and 5.10: both players are all-in from the blinds, so there is nothing to decide but the draws. */
    @Test
    void givenBothPlayersAllInFromTheBlindsThenOnlyTheDrawsArePlayed() {
        given(table().stacks(20, 40).button(1))
                .then(
                        "hand started",
                        "1 posts small blind 20",
                        "2 posts big blind 40",
                        "20 back to 2",
                        "draw 1: 2 first")
                .everybody("pat")
                .then("2 pat", "1 pat", "draw 2: 2 first")
                .everybody("pat")
                .then("2 pat", "1 pat", "draw 3: 2 first")
                .everybody("draws 1")
                .then("2 discards ??", "1 discards ??", "showdown: 2 first");
    }

    /** Rule 5.10: nobody could call a raise of the big blind, and the small blind cannot be beaten out of the pot. */
    @Test
    void givenTheSmallBlindAllInThenTheBigBlindHasNothingToDecideAndGetsTheRestBack() {
        given(table().stacks(5, 500).button(1))
                .then(
                        "hand started",
                        "1 posts small blind 5",
                        "2 posts big blind 40",
                        "35 back to 2",
                        "draw 1: 2 first");
    }

    @Test
    void givenTheBigBlindAllInForLessThanTheSmallBlindThenTheSmallBlindHasNothingToDecide() {
        given(table().stacks(500, 15).button(1))
                .then(
                        "hand started",
                        "1 posts small blind 20",
                        "2 posts big blind 15",
                        "5 back to 1",
                        "draw 1: 2 first");
        given(table().stacks(500, 20).button(1))
                .then("hand started", "1 posts small blind 20", "2 posts big blind 20", "draw 1: 2 first");
    }

    /** Rules 3.7 and 4.11: the call is for the full blind, and what the short blind cannot match comes back. */
    @Test
    void givenTheBigBlindAllInForMoreThanTheSmallBlindThenTheSmallBlindDecidesAndGetsTheRestBack() {
        given(table().stacks(500, 30).button(1))
                .then("hand started", "1 posts small blind 20", "2 posts big blind 30", "round 1: 1 first")
                .mayAct(1, new Fold(), new Call(40, 20))
                .refuses("1 raises 80", new Rejection.NobodyCanCall())
                .when("1 calls")
                .then("1 calls 40", "10 back to 1", "draw 1: 2 first");
    }

    @Test
    void givenEverybodyFoldsToTheBigBlindThenHeGetsTheUnmatchedPartBackAndWinsTheRest() {
        given(table().stacks(500, 500, 500))
                .when("3 folds, 1 folds")
                .then("3 folds", "1 folds", "20 back to 2", "pot 0: 40 to 2", "stacks 480 520 500");
    }

    @Test
    void givenEverybodyFoldsToAShortBigBlindThenTheSmallBlindGetsItsUnmatchedPartBack() {
        given(table().stacks(500, 15, 500)).when("3 folds").then("3 folds", "5 back to 1", "draw 1: 1 first");
    }

    @Test
    void givenBlindsThenTheyAreTakenFromTheStacks() {
        PlayedHand hand = given(table().stacks(500, 500, 500));
        assertThat(hand.player(1).stack()).isEqualTo(480);
        assertThat(hand.player(2).stack()).isEqualTo(460);
        assertThat(hand.player(3).stack()).isEqualTo(500);
        assertThat(hand.events(HandEvent.BlindPosted.class))
                .containsExactly(
                        new HandEvent.BlindPosted(1, HandEvent.Blind.SMALL, 20),
                        new HandEvent.BlindPosted(2, HandEvent.Blind.BIG, 40));
    }
}
