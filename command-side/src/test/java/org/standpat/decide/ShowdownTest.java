package org.standpat.decide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.standpat.decide.HouseRule.draws;
import static org.standpat.decide.HouseRule.muck;
import static org.standpat.decide.HouseRule.tableWhenAllIn;
import static org.standpat.decide.PlayedHand.given;
import static org.standpat.decide.TableSetting.table;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.standpat.card.Card;
import org.standpat.deal.CardSource;
import org.standpat.hand.HandCommand;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandFold;
import org.standpat.hand.HandState;
import org.standpat.houserules.Showdown.MuckRule;
import org.standpat.legal.LegalActions;
import org.standpat.legal.LegalActions.Muck;
import org.standpat.legal.LegalActions.Show;

/** Who shows first, who may muck and who wins (rules 6.1, 6.2 and 6.5). One draw, on which everybody stands pat. */
class ShowdownTest {

    private static final String BEST = "7h5c4d3s2c";
    private static final String AS_GOOD_AS_BEST = "7d5h4s3c2d";
    private static final String SEVEN_SIX = "7c6c4h3d2h";
    private static final String EIGHT_SIX = "8d6h5s3h2s";
    private static final String NINE_EIGHT = "9d8h6s4c6d";

    private static final Rejection NOT_BEATEN =
            new Rejection.MayNotMuck("no hand shown so far beats it in every pot that it plays for");
    private static final Rejection ALL_IN = new Rejection.MayNotMuck("a player is all-in, so every hand is tabled");

    /** Three players with the button on seat 3; seat 2 bets last on the last round. */
    private static PlayedHand lastBetBySeatTwo(TableSetting table) {
        return given(table)
                .when("3 calls, 1 calls, 2 checks")
                .everybody("pat")
                .when("1 checks, 2 bets 40, 3 calls, 1 calls");
    }

    private static TableSetting three(String first, String second, String third) {
        return table().stacks(500, 500, 500)
                .with(draws(1))
                .holding(1, first)
                .holding(2, second)
                .holding(3, third);
    }

    private static TableSetting losersMayMuck(String first, String second, String third) {
        return three(first, second, third).with(muck(MuckRule.LOSING_HANDS));
    }

    /** Rule 6.1: the last to bet or raise on the final round shows first, then clockwise. */
    @Test
    void givenABetOnTheLastRoundThenTheBettorShowsFirst() {
        lastBetBySeatTwo(three(BEST, SEVEN_SIX, EIGHT_SIX))
                .then("1 checks", "2 bets 40", "3 calls 40", "1 calls 40", "showdown: 2 first")
                .refuses("1 shows", new Rejection.NotYourTurn(2, 1))
                .when("2 shows")
                .then("2 shows " + SEVEN_SIX)
                .refuses("2 mucks", new Rejection.NotYourTurn(3, 2))
                .when("3 shows")
                .then("3 shows " + EIGHT_SIX)
                .when("1 shows")
                .then("1 shows " + BEST, "pot 0: 240 to 1", "stacks 660 420 420");
    }

    @Test
    void givenARaiseOnTheLastRoundThenTheRaiserShowsFirst() {
        given(three(BEST, SEVEN_SIX, EIGHT_SIX))
                .when("3 calls, 1 calls, 2 checks")
                .everybody("pat")
                .when("1 bets 40, 2 calls, 3 raises 80, 1 calls, 2 calls")
                .then("1 bets 40", "2 calls 40", "3 raises to 80", "1 calls 80", "2 calls 80", "showdown: 3 first")
                .when("3 shows, 1 shows, 2 shows")
                .then(
                        "3 shows " + EIGHT_SIX,
                        "1 shows " + BEST,
                        "2 shows " + SEVEN_SIX,
                        "pot 0: 360 to 1",
                        "stacks 740 380 380");
    }

    /** Rule 6.1: nobody bet on the final round; what happened on earlier rounds does not count. */
    @Test
    void givenNoBetOnTheLastRoundThenTheFirstActivePlayerLeftOfTheButtonShowsFirst() {
        given(three(BEST, SEVEN_SIX, EIGHT_SIX))
                .when("3 raises 80, 1 folds, 2 calls")
                .everybody("pat")
                .when("2 checks, 3 checks")
                .then("2 checks", "3 checks", "showdown: 2 first");
    }

    @Test
    void givenABetIsRaisedByAShortAllInThenTheAllInShowsFirst() {
        given(three(BEST, SEVEN_SIX, EIGHT_SIX).stacks(500, 500, 90))
                .when("3 calls, 1 calls, 2 checks")
                .everybody("pat")
                .when("1 bets 40, 2 calls, 3 raises 50, 1 calls, 2 calls")
                .then(
                        "1 bets 40",
                        "2 calls 40",
                        "3 raises to 50 short",
                        "1 calls 50",
                        "2 calls 50",
                        "showdown: 3 first");
    }

    /** Rule 6.2: cards speak. */
    @Test
    void givenAnybodyMayMuckWhenTheBestHandIsMuckedThenTheBestShownHandWins() {
        lastBetBySeatTwo(three(BEST, SEVEN_SIX, EIGHT_SIX))
                .when("2 shows, 3 shows")
                .mayAct(1, new Show(), new Muck())
                .when("1 mucks")
                .then("1 mucks", "pot 0: 240 to 2", "stacks 420 660 420");
    }

    @Test
    void givenAnybodyMayMuckWhenOnlyTheWorstHandIsShownThenItWins() {
        lastBetBySeatTwo(three(BEST, SEVEN_SIX, EIGHT_SIX))
                .when("2 mucks, 3 shows, 1 mucks")
                .then("2 mucks", "3 shows " + EIGHT_SIX, "1 mucks", "pot 0: 240 to 3", "stacks 420 420 660");
    }

    /** The last hand left takes the pot unseen: the last in the order of the showdown, not of the seats. */
    @Test
    void givenEverybodyMucksThenTheLastToDoSoTakesThePot() {
        lastBetBySeatTwo(three(BEST, SEVEN_SIX, EIGHT_SIX))
                .when("2 mucks, 3 mucks")
                .mayAct(1, new Show(), new Muck())
                .when("1 mucks")
                .then("1 mucks", "pot 0: 240 to 1", "stacks 660 420 420");
    }

    @Test
    void givenEverybodyMucksWithoutABetThenTheLastToDoSoTakesThePot() {
        given(three(BEST, SEVEN_SIX, EIGHT_SIX))
                .when("3 calls, 1 calls, 2 checks")
                .everybody("pat")
                .everybody("checks")
                .when("1 mucks, 2 mucks, 3 mucks")
                .then("1 mucks", "2 mucks", "3 mucks", "pot 0: 120 to 3", "stacks 460 460 580");
    }

    /** Of a side pot the last one left of those who paid for it. */
    @Test
    void givenBothPlayersOfASidePotMuckThenTheLaterTakesItAndTheShownHandTheMainPot() {
        given(three(EIGHT_SIX, SEVEN_SIX, BEST).stacks(40, 500, 500))
                .when("3 calls, 1 calls, 2 checks")
                .everybody("pat")
                .when("2 checks, 3 bets 40, 2 calls")
                .then("2 checks", "3 bets 40", "2 calls 40", "showdown: 3 first")
                .when("3 mucks, 1 shows, 2 mucks")
                .then(
                        "3 mucks",
                        "1 shows " + EIGHT_SIX,
                        "2 mucks",
                        "pot 1: 80 to 2",
                        "pot 0: 120 to 1",
                        "stacks 120 500 420");
    }

    /** Rule 6.2, losing hands may be mucked: a hand that is known and not beaten is shown without asking. */
    @Test
    void givenLosersMayMuckThenTheFirstHandIsShownAndABeatenOneMayBeMucked() {
        lastBetBySeatTwo(losersMayMuck(EIGHT_SIX, BEST, SEVEN_SIX))
                .then("1 checks", "2 bets 40", "3 calls 40", "1 calls 40", "showdown: 2 first", "2 shows " + BEST)
                .mayAct(3, new Show(), new Muck())
                .when("3 mucks, 1 shows")
                .then("3 mucks", "1 shows " + EIGHT_SIX, "pot 0: 240 to 2", "stacks 420 660 420");
    }

    @Test
    void givenLosersMayMuckThenABetterHandIsShownWithoutAsking() {
        lastBetBySeatTwo(losersMayMuck(BEST, EIGHT_SIX, SEVEN_SIX))
                .then(
                        "1 checks",
                        "2 bets 40",
                        "3 calls 40",
                        "1 calls 40",
                        "showdown: 2 first",
                        "2 shows " + EIGHT_SIX,
                        "3 shows " + SEVEN_SIX,
                        "1 shows " + BEST,
                        "pot 0: 240 to 1",
                        "stacks 660 420 420");
    }

    /** A hand that ties is not beaten. */
    @Test
    void givenLosersMayMuckThenATiedHandIsShown() {
        lastBetBySeatTwo(losersMayMuck(EIGHT_SIX, BEST, AS_GOOD_AS_BEST))
                .when("1 mucks")
                .then("1 mucks", "pot 0: 120 to 2, 120 to 3", "stacks 420 540 540");
    }

    /** Beaten in the main pot by the all-in, best in the side pot: the hand must be shown. */
    @Test
    void givenLosersMayMuckThenAHandThatIsBestInASidePotIsShown() {
        given(losersMayMuck(BEST, EIGHT_SIX, SEVEN_SIX).stacks(40, 500, 500))
                .when("3 calls, 1 calls, 2 checks")
                .everybody("pat")
                .when("2 bets 40, 3 calls")
                // 2 shows first; 3 is better, and 1 is best of all but in the main pot alone
                .then(
                        "2 bets 40",
                        "3 calls 40",
                        "showdown: 2 first",
                        "2 shows " + EIGHT_SIX,
                        "3 shows " + SEVEN_SIX,
                        "1 shows " + BEST,
                        "pot 1: 80 to 3",
                        "pot 0: 120 to 1",
                        "stacks 120 420 500");
    }

    /** Beaten in every pot that it plays for, by different hands. */
    @Test
    void givenLosersMayMuckThenAHandBeatenInEveryPotMayBeMucked() {
        given(losersMayMuck(BEST, SEVEN_SIX, NINE_EIGHT).stacks(40, 500, 500))
                .when("3 calls, 1 calls, 2 checks")
                .everybody("pat")
                .when("2 bets 40, 3 calls")
                .mayAct(3, new Show(), new Muck())
                .when("3 mucks")
                .then("3 mucks", "1 shows " + BEST, "pot 1: 80 to 2", "pot 0: 120 to 1", "stacks 120 500 420");
    }

    /** Unknown cards: nobody can say whether they are beaten, so the player decides. */
    @Test
    void givenLosersMayMuckThenAnUnknownHandMayBeShownOrMucked() {
        lastBetBySeatTwo(losersMayMuck("7h5c4d3s??", "??????????", EIGHT_SIX))
                .mayAct(2, new Show(), new Muck())
                .refuses("2 shows", new Rejection.OtherCardsShown())
                .when("2 mucks")
                .then("2 mucks", "3 shows " + EIGHT_SIX)
                .mayAct(1, new Show(), new Muck())
                .when("1 shows 7h5c4d3s2c")
                .then("1 shows 7h5c4d3s2c", "pot 0: 240 to 1", "stacks 660 420 420");
    }

    @Test
    void givenAllHandsAreUnknownWhenEverybodyMucksThenTheLastToDoSoTakesThePot() {
        lastBetBySeatTwo(losersMayMuck("??????????", "??????????", "??????????"))
                .when("2 mucks, 3 mucks, 1 mucks")
                .then("2 mucks", "3 mucks", "1 mucks", "pot 0: 240 to 1", "stacks 660 420 420");
    }

    /** The decider shows such a hand itself; a muck is refused all the same, in a hand recorded as far as its showdown. */
    @Test
    void givenLosersMayMuckThenAHandThatIsNotBeatenMayNotBeMucked() {
        PlayedHand hand = lastBetBySeatTwo(losersMayMuck(BEST, SEVEN_SIX, EIGHT_SIX));
        HandState opened = HandFold.of(hand.events().stream()
                .takeWhile(event -> !(event instanceof HandEvent.HandShown))
                .toList());
        RuleViolation refused = catchThrowableOfType(
                RuleViolation.class, () -> Decider.decide(opened, new HandCommand.Muck(2), CardSource.REPORTED));
        assertThat(refused.rejection()).isEqualTo(NOT_BEATEN);
        assertThat(LegalActions.of(opened)).isEqualTo(new LegalActions(2, List.of(new Show())));
    }

    /** Showing names the cards that were not known. */
    @Test
    void givenAPartlyKnownHandWhenItIsShownThenTheCardsMustFitAndBeNowhereElse() {
        lastBetBySeatTwo(three("7h5c4d3s2c", "9d????4c6d", EIGHT_SIX))
                .refuses("2 shows 9d8h6s4c", new Rejection.OtherCardsShown())
                .refuses("2 shows 9d8h6s4c2d", new Rejection.OtherCardsShown())
                .refuses("2 shows 9d??6s4c6d", new Rejection.OtherCardsShown())
                .refuses("2 shows 9d8h6s4c6dKc", new Rejection.OtherCardsShown())
                .refuses("2 shows 9d7h6s4c6d", new Rejection.CardAlreadyOut(Card.parse("7h")))
                .refuses("2 shows 9d8d6s4c6d", new Rejection.CardAlreadyOut(Card.parse("8d")))
                .when("2 shows 4c6d6s8h9d")
                .then("2 shows 4c6d6s8h9d");
    }

    @Test
    void givenAKnownHandWhenOtherCardsAreShownThenTheyAreRefused() {
        lastBetBySeatTwo(three(BEST, SEVEN_SIX, EIGHT_SIX))
                .refuses("2 shows " + AS_GOOD_AS_BEST, new Rejection.OtherCardsShown())
                .when("2 shows 2h3d4h6c7c")
                .then("2 shows 2h3d4h6c7c");
    }

    /** A card in the muck cannot be shown. */
    @Test
    void givenADiscardedCardThenItCannotBeShown() {
        given(three("7h5c4d3s2c", "??????????", "??????????"))
                .when("3 calls, 1 calls, 2 checks, 1 discards 7h, 2 pat, 3 pat")
                .everybody("checks")
                .when("1 mucks")
                .refuses("2 shows 7h6c4h3d2h", new Rejection.CardAlreadyOut(Card.parse("7h")))
                .refuses("2 shows 5c6c4h3d2h", new Rejection.CardAlreadyOut(Card.parse("5c")))
                .when("2 shows 7d6c4h3d2h");
    }

    /** Rule 6.2, house rule (T): a player is all-in and the action is over, so every hand is tabled. */
    @Test
    void givenHandsAreTabledWhenSomebodyIsAllInThenEveryKnownHandIsShown() {
        given(three(EIGHT_SIX, BEST, SEVEN_SIX).stacks(40, 500, 500).with(tableWhenAllIn()))
                .when("3 calls, 1 calls, 2 checks")
                .everybody("pat")
                .when("2 checks, 3 checks")
                .then(
                        "2 checks",
                        "3 checks",
                        "showdown: 1 first",
                        "1 shows " + EIGHT_SIX,
                        "2 shows " + BEST,
                        "3 shows " + SEVEN_SIX,
                        "pot 0: 120 to 2",
                        "stacks 0 580 460");
    }

    @Test
    void givenHandsAreTabledWhenSomebodyIsAllInThenAnUnknownHandMayNotBeMucked() {
        given(three(EIGHT_SIX, "??????????", SEVEN_SIX).stacks(40, 500, 500).with(tableWhenAllIn()))
                .when("3 calls, 1 calls, 2 checks")
                .everybody("pat")
                .when("2 checks, 3 checks")
                .mayAct(2, new Show())
                .refuses("2 mucks", ALL_IN)
                .when("2 shows " + BEST)
                .then("2 shows " + BEST, "3 shows " + SEVEN_SIX, "pot 0: 120 to 2", "stacks 0 580 460");
    }

    @Test
    void givenHandsAreTabledWhenSomebodyIsAllInThenNobodyAllInLeavesTheChoice() {
        lastBetBySeatTwo(three(BEST, SEVEN_SIX, EIGHT_SIX).with(tableWhenAllIn()))
                .mayAct(2, new Show(), new Muck());
    }

    /** Rule 2.4: equal ranks split the pot whatever the suits. */
    @Test
    void givenTwoEqualHandsThenThePotIsSplit() {
        lastBetBySeatTwo(three(BEST, AS_GOOD_AS_BEST, EIGHT_SIX))
                .when("2 shows, 3 shows, 1 shows")
                .then(
                        "2 shows " + AS_GOOD_AS_BEST,
                        "3 shows " + EIGHT_SIX,
                        "1 shows " + BEST,
                        "pot 0: 120 to 1, 120 to 2",
                        "stacks 540 540 420");
    }

    @Test
    void givenTheShowdownThenBettingAndDrawingAreOver() {
        lastBetBySeatTwo(three(BEST, SEVEN_SIX, EIGHT_SIX))
                .refuses("2 checks", new Rejection.NotNow("4.3", "show or muck by seat 2", "check"))
                .refuses("2 pat", new Rejection.NotNow("5.1", "show or muck by seat 2", "pat"))
                .when("2 shows, 3 shows, 1 shows")
                .refuses("2 shows", new Rejection.HandIsOver())
                .refuses("deal 2 As", new Rejection.HandIsOver());
    }
}
