package org.standpat.decide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.standpat.decide.HouseRule.burn;
import static org.standpat.decide.HouseRule.draws;
import static org.standpat.decide.PlayedHand.byHand;
import static org.standpat.decide.PlayedHand.given;
import static org.standpat.decide.TableSetting.table;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.standpat.card.Card;
import org.standpat.card.Cards;
import org.standpat.hand.HandCommand;
import org.standpat.hand.HandEvent.CardBurned;
import org.standpat.legal.LegalActions.Discard;
import org.standpat.legal.LegalActions.ReceiveCards;
import org.standpat.legal.LegalActions.StandPat;

/** The deal and the draw (rules 4.1, 5.1 to 5.6) in recorded hands with known and unknown cards. */
class DrawTest {

    private static final String FIRST = "7h5c4d3s2c";
    private static final String SECOND = "KhKdKcQsQd";

    /** Rule 5.5: all declare in turn, then the replacements come in turn. */
    @Test
    void givenADrawThenEverybodyDeclaresInTurnBeforeAnybodyIsServed() {
        byHand(table().deep(3))
                .when("deal 1 ??????????, deal 2 ??????????, deal 3 ??????????, 3 calls, 1 calls, 2 checks")
                .when("1 draws 2, 2 pat, 3 draws 1")
                .thenAll("1 discards ????", "2 pat", "3 discards ??")
                .mayAct(0, new ReceiveCards(1, 2))
                .when("deal 1 7h")
                .thenAll("1 gets 7h")
                .mayAct(0, new ReceiveCards(1, 1))
                .when("deal 1 ??")
                .thenAll("1 gets ??")
                .mayAct(0, new ReceiveCards(3, 1))
                .when("deal 3 2c")
                .thenAll("3 gets 2c", "round 2: 1 first");
    }

    /** Rule 5.1: in turn from the left of the button, folded players left out. */
    @Test
    void givenFoldedPlayersThenTheOthersDeclareInTurnFromTheLeftOfTheButton() {
        given(table().deep(5).button(2))
                .when("5 folds, 1 calls, 2 calls, 3 folds, 4 checks")
                .then("5 folds", "1 calls 40", "2 calls 40", "3 folds", "4 checks", "draw 1: 4 first")
                .mayAct(4, new Discard(5), new StandPat())
                .when("4 draws 5")
                .mayAct(1, new Discard(5), new StandPat())
                .when("1 draws 1")
                .mayAct(2, new Discard(5), new StandPat())
                .when("2 pat")
                .then("2 pat", "round 2: 4 first");
    }

    /** Rule 5.2. */
    @Test
    void givenAPlayerStoodPatOnOneDrawThenHeMayDrawOnTheNext() {
        given(table().deep(2).button(2))
                .when("2 calls, 1 checks, 1 pat, 2 pat, 1 checks, 2 checks, 1 draws 5, 2 draws 1")
                .then(
                        "2 calls 40",
                        "1 checks",
                        "draw 1: 1 first",
                        "1 pat",
                        "2 pat",
                        "round 2: 1 first",
                        "1 checks",
                        "2 checks",
                        "draw 2: 1 first",
                        "1 discards ??????????",
                        "2 discards ??",
                        "round 3: 1 first");
    }

    private static PlayedHand knownHands() {
        return given(table().deep(2).button(2).holding(1, FIRST).holding(2, SECOND))
                .when("2 calls, 1 checks");
    }

    /** Rule 5.4. */
    @Test
    void givenADiscardOfACardThatIsNotHeldThenItIsRefused() {
        knownHands()
                .refuses("1 discards Kh", new Rejection.CardNotHeld(Card.parse("Kh")))
                .refuses("1 discards 7hAs", new Rejection.CardNotHeld(Card.parse("As")))
                .refuses("1 discards ??", new Rejection.CardNotHeld(Card.UNKNOWN));
    }

    /** Rule 5.1: 0 to 5 cards, and none is standing pat. */
    @Test
    void givenADiscardOfNoneOrSixCardsThenItIsRefused() {
        knownHands()
                .refuses(new HandCommand.Discard(1, Cards.NONE), new Rejection.NothingDiscarded())
                .refuses("1 discards 7h5c4d3s2cAs", new Rejection.TooManyDiscards(5, 6))
                .refuses("1 discards ????????????", new Rejection.TooManyDiscards(5, 6))
                .when("1 discards 7h5c4d3s2c")
                .then("1 discards 7h5c4d3s2c");
    }

    @Test
    void givenAnotherSeatsTurnThenADiscardIsRefused() {
        knownHands()
                .refuses("2 pat", new Rejection.NotYourTurn(1, 2))
                .refuses("2 discards Kh", new Rejection.NotYourTurn(1, 2))
                .when("1 pat")
                .refuses("1 discards 7h", new Rejection.NotYourTurn(2, 1));
    }

    /** Rule 5.3: declared is declared. */
    @Test
    void givenEverybodyHasDeclaredThenNobodyMayDiscardOrStandPat() {
        byHand(table().deep(2).button(2))
                .when("deal 1 " + FIRST + ", deal 2 " + SECOND + ", 2 calls, 1 checks, 1 discards 7h, 2 pat")
                .refuses("1 discards 5c", new Rejection.NotNow("5.1", "the replacement cards to be dealt", "discard"))
                .refuses("2 pat", new Rejection.NotNow("5.1", "the replacement cards to be dealt", "pat"))
                .refuses("1 checks", new Rejection.NotNow("4.3", "the replacement cards to be dealt", "check"));
    }

    /** Rule 5.4: discards are dead; they cannot come again while they lie in the muck. */
    @Test
    void givenACardInAHandOrInTheMuckThenItCannotBeDealt() {
        byHand(table().deep(2).button(2))
                .when("deal 1 " + FIRST)
                .refuses("deal 2 7hKdKcQsQd", new Rejection.CardAlreadyOut(Card.parse("7h")))
                .when("deal 2 " + SECOND + ", 2 calls, 1 checks, 1 discards 7h5c, 2 discards Kh")
                .refuses("deal 1 Kd", new Rejection.CardAlreadyOut(Card.parse("Kd")))
                .refuses("deal 1 Kh", new Rejection.CardAlreadyOut(Card.parse("Kh")))
                .refuses("deal 1 7h", new Rejection.CardAlreadyOut(Card.parse("7h")))
                .refuses("deal 1 Ah4d", new Rejection.CardAlreadyOut(Card.parse("4d")))
                .when("deal 1 Ah")
                .refuses("deal 1 Ah", new Rejection.CardAlreadyOut(Card.parse("Ah")))
                .when("deal 1 Ac, deal 2 Ad");
    }

    @Test
    void givenCardsForASeatThatIsNotServedNowOrTooManyThenTheyAreRefused() {
        byHand(table().deep(2).button(2))
                .refuses("deal 1 2c3c4c5c6c7c", new Rejection.WrongNumberOfCards(5, 6))
                .refuses(new HandCommand.ReportCards(1, Cards.NONE), new Rejection.WrongNumberOfCards(5, 0))
                .when("deal 1 " + FIRST)
                .refuses("deal 1 As", new Rejection.NotServedNow(List.of(2), 1))
                .refuses("deal 7 As", new Rejection.NotServedNow(List.of(2), 7))
                .when("deal 2 " + SECOND)
                .refuses("deal 1 As", new Rejection.NotServedNow(List.of(), 1))
                .when("2 calls, 1 checks")
                .refuses("deal 1 As", new Rejection.NotServedNow(List.of(), 1))
                .when("1 discards 7h, 2 discards Kh")
                .refuses("deal 2 As", new Rejection.NotServedNow(List.of(1), 2))
                .refuses("deal 1 AsAh", new Rejection.WrongNumberOfCards(1, 2));
    }

    /** Rule 4.1: a reader reports the cards one at a time, in any order of seats. */
    @Test
    void givenCardsReportedOneByOneThenTheBettingBeginsWithTheLast() {
        PlayedHand hand = byHand(table().deep(2).button(2));
        for (int round = 0; round < 4; round++) {
            hand.when("deal 1 ??, deal 2 ??");
        }
        hand.mayAct(0, new ReceiveCards(1, 1), new ReceiveCards(2, 1))
                .refuses("2 calls", new Rejection.NotNow("4.3", "the first cards to be dealt", "call"))
                .when("deal 2 Kh")
                .thenAll("2 is dealt Kh")
                .when("deal 1 2c")
                .thenAll("1 is dealt 2c", "round 1: 2 first");
    }

    /** Unknown cards: any card may turn out to be one of them, until it is known to lie elsewhere. */
    @Test
    void givenUnknownCardsThenAKnownCardMayBeDiscardedFromThemUnlessItIsElsewhere() {
        PlayedHand hand =
                given(table().deep(2).button(2).holding(1, "7h??????2c").holding(2, SECOND));
        hand.when("2 calls, 1 checks")
                .refuses("1 discards Kh", new Rejection.CardAlreadyOut(Card.parse("Kh")))
                .refuses("1 discards 3c4c5c6c", new Rejection.CardNotHeld(Card.parse("3c")))
                .when("1 discards Ac7h")
                .then("1 discards Ac7h");
        assertThat(hand.player(1).cards().unknownCount()).isEqualTo(2);
        assertThat(hand.player(1).cards().contains(Card.parse("2c"))).isTrue();
        hand.refuses("2 discards Ac", new Rejection.CardNotHeld(Card.parse("Ac")));
    }

    @Test
    void givenOnlyUnknownCardsThenAnUnknownDiscardTakesOneOfThem() {
        PlayedHand hand = given(table().deep(2).button(2).holding(1, "7h5c4d????"))
                .when("2 calls, 1 checks")
                .refuses("1 discards ??????", new Rejection.CardNotHeld(Card.UNKNOWN))
                .when("1 discards ??");
        assertThat(hand.player(1).cards()).isEqualTo(Cards.parse("7h5c4d??"));
        assertThat(hand.player(1).owed()).isEqualTo(1);
    }

    /** Rule 5.6: one card before each draw's replacements. */
    @Test
    void givenTheHouseBurnsThenACardIsBurnedAfterTheDeclarationsOfEachDraw() {
        PlayedHand hand = given(table().deep(2).button(2).with(burn()))
                .when("2 calls, 1 checks")
                .everybody("draws 1")
                .thenAll("1 discards ??", "2 discards ??", "burn", "1 gets ??", "2 gets ??", "round 2: 1 first");
        hand.everybody("checks").everybody("draws 2");
        hand.everybody("checks").everybody("draws 3");
        assertThat(hand.events(CardBurned.class))
                .containsExactly(new CardBurned(10), new CardBurned(13), new CardBurned(18));
    }

    /** Rule 5.6: also when everyone is pat. */
    @Test
    void givenTheHouseBurnsWhenEverybodyIsPatThenACardIsBurnedAllTheSame() {
        given(table().deep(2).button(2).with(burn()).with(draws(2)))
                .when("2 calls, 1 checks")
                .everybody("pat")
                .then("1 pat", "2 pat", "burn", "round 2: 1 first")
                .everybody("checks")
                .everybody("pat")
                .then("1 pat", "2 pat", "burn", "round 3: 1 first");
    }

    @Test
    void givenTheHouseDoesNotBurnThenNoCardIsBurned() {
        PlayedHand hand = given(table().deep(2)).toShowdown();
        assertThat(hand.events(CardBurned.class)).isEmpty();
    }
}
