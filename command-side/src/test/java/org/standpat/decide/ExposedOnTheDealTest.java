package org.standpat.decide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.standpat.decide.HouseRule.ante;
import static org.standpat.decide.HouseRule.substantialAction;
import static org.standpat.decide.PlayedHand.byHand;
import static org.standpat.decide.TableSetting.table;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.standpat.card.Card;
import org.standpat.card.Cards;
import org.standpat.deal.CardSource;
import org.standpat.hand.Discards;
import org.standpat.hand.Ending;
import org.standpat.hand.HandEvent.MisdealDeclared;
import org.standpat.hand.HandState;
import org.standpat.hand.Ruling;
import org.standpat.houserules.Ante;
import org.standpat.legal.LegalActions.ReceiveCards;

/** A card exposed on the deal is replaced; a second one is a misdeal (rule 7.2). */
class ExposedOnTheDealTest {

    private static PlayedHand two() {
        return byHand(table().stacks(500, 600).button(2).with(ante(Ante.From.EVERYBODY, 5, Ante.PaidFirst.ANTE)));
    }

    /** Rule 7.2: the card lies in the muck and the player is owed as many as before. */
    @Test
    void givenOneExposedCardThenItIsReplacedAndTheHandGoesOn() {
        PlayedHand hand = two().when("deal 1 7h5c, expose 1 4d")
                .then("1 is shown 4d")
                .mayAct(0, new ReceiveCards(1, 3), new ReceiveCards(2, 5));
        assertThat(hand.table().deck().muck())
                .containsExactly(new Discards(1, 0, Discards.Kind.EXPOSED, Cards.parse("4d")));
        hand.refuses("deal 1 4d", new Rejection.CardAlreadyOut(Card.parse("4d")))
                .refuses("deal 2 4d", new Rejection.CardAlreadyOut(Card.parse("4d")))
                .when("deal 1 3s2c2d, deal 2 ??????????")
                .then("round 1: 2 first")
                .when("2 calls, 1 checks")
                .then("2 calls 40", "1 checks", "draw 1: 1 first");
    }

    /** Before any card has come, too. */
    @Test
    void givenTheVeryFirstCardIsExposedThenThePlayerGetsFiveOthers() {
        two().when("expose 2 4d").mayAct(0, new ReceiveCards(1, 5), new ReceiveCards(2, 5));
    }

    /** Rule 7.2: the second, of the same player or of another, is a misdeal by the rules; all chips go back. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void givenASecondExposedCardThenTheHandIsAMisdeal(int seat) {
        PlayedHand hand = two().when("deal 1 7h5c, expose 1 4d, deal 1 3s")
                .when("expose " + seat + " Ks")
                .then(
                        seat + " is shown Ks",
                        "misdeal by 7.2",
                        "45 refunded to 1",
                        "25 refunded to 2",
                        "stacks 500 600");
        assertThat(((HandState.Finished) hand.state()).ending()).isEqualTo(Ending.MISDEAL);
        assertThat(hand.events(MisdealDeclared.class))
                .containsExactly(
                        new MisdealDeclared(Ruling.ofTheRules("7.2", "a second card was exposed on the deal")));
        hand.refuses("deal 1 As", new Rejection.HandIsOver());
    }

    /** One exposed on the deal and any number on draws are no misdeal: a draw has its own rule (5.8). */
    @Test
    void givenOneOnTheDealAndOthersOnADrawThenItIsNoMisdeal() {
        PlayedHand hand = two().when("expose 1 4d, deal 1 ??????????, deal 2 ??????????, 2 calls, 1 checks")
                .when("1 draws 1, 2 draws 1, expose 1 Ks, expose 1 Kd, deal 1 ??, deal 2 ??")
                .then("1 discards ??", "2 discards ??", "1 is shown Ks", "1 is shown Kd", "round 2: 1 first");
        assertThat(hand.table().deck().stub()).isEqualTo(52 - 1 - 10 - 4);
    }

    /** The floor may call a misdeal after the first one, whatever the second would do. */
    @Test
    void givenOneExposedCardThenTheFloorMayStillDeclareAMisdeal() {
        byHand(table().stacks(500, 600).button(2).with(substantialAction(1)))
                .when("expose 1 4d, floor misdeal")
                .then("1 is shown 4d", "misdeal by 7.1", "40 refunded to 1", "20 refunded to 2", "stacks 500 600");
    }

    /** What cannot have been exposed is refused. */
    @Test
    void givenACardThatCannotHaveBeenExposedThenItIsRefused() {
        two().refuses("expose 1 ??", new Rejection.ExposedUnknown())
                .refuses("expose 3 4d", new Rejection.NothingExposed("7.2", List.of(1, 2), 3))
                .when("deal 1 7h5c4d3s2c")
                .refuses("expose 1 Ks", new Rejection.NothingExposed("7.2", List.of(2), 1))
                .refuses("expose 2 7h", new Rejection.CardAlreadyOut(Card.parse("7h")))
                .when("expose 2 Ks")
                .refuses("expose 2 Ks", new Rejection.CardAlreadyOut(Card.parse("Ks")))
                .when("deal 2 ??????????")
                .refuses("expose 2 Kd", new Rejection.NothingExposed("5.8", List.of(), 2));
    }

    /** The house exposes no card. */
    @Test
    void givenTheHouseDealsThenNoExposedCardIsReported() {
        CardSource dealer = Seeds.dealer(72);
        PlayedHand.housed(table().deep(2).button(2), () -> dealer).refuses("expose 1 4d", new Rejection.HouseDeals());
    }
}
