package org.standpat.decide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.standpat.decide.HouseRule.exposedAfterEverybody;
import static org.standpat.decide.HouseRule.inTurn;
import static org.standpat.decide.HouseRule.mostSeats;
import static org.standpat.decide.HouseRule.reshuffle;
import static org.standpat.decide.PlayedHand.byHand;
import static org.standpat.decide.TableSetting.table;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.standpat.card.Card;
import org.standpat.card.Cards;
import org.standpat.deal.CardSource;
import org.standpat.hand.Discards;
import org.standpat.hand.HandEvent.DeckReshuffled;
import org.standpat.houserules.ReshuffleProcedure;
import org.standpat.legal.LegalActions.Discard;
import org.standpat.legal.LegalActions.ReceiveCards;
import org.standpat.legal.LegalActions.StandPat;

/** A replacement that is exposed on its way joins the discards and is replaced (rule 5.8). */
class ExposedReplacementTest {

    private static final String FIRST = "KhQh4d3s2c";
    private static final String DEALT = "deal 1 " + FIRST + ", deal 2 ??????????, deal 3 ??????????";
    private static final String CALLED = "3 calls, 1 calls, 2 checks";

    private static PlayedHand beforeTheDraw(TableSetting table) {
        return byHand(table).when(DEALT + ", " + CALLED);
    }

    private static Discards exposed(int seat, String card) {
        return new Discards(seat, 1, Discards.Kind.EXPOSED, Cards.parse(card));
    }

    /** Rule 5.8, house rule: replaced at once. */
    @Test
    void givenReplacedAtOnceThenTheExposedCardIsDiscardedAndThePlayerIsOwedAnother() {
        PlayedHand hand = beforeTheDraw(table().deep(3))
                .when("1 discards KhQh, 2 draws 1, 3 pat")
                .when("expose 1 Ks")
                .then("1 is shown Ks")
                .mayAct(0, new ReceiveCards(1, 2));
        assertThat(hand.table().deck().muck()).contains(exposed(1, "Ks"));
        assertThat(hand.player(1).cards()).isEqualTo(Cards.parse("4d3s2c"));
        assertThat(hand.table().deck().stub()).isEqualTo(52 - 15 - 1);
        hand.refuses("deal 1 Ks", new Rejection.CardAlreadyOut(Card.parse("Ks")))
                .when("deal 1 AsAh")
                .mayAct(0, new ReceiveCards(2, 1))
                .refuses("deal 2 Ks", new Rejection.CardAlreadyOut(Card.parse("Ks")))
                .when("deal 2 ??")
                .thenAll("2 gets ??", "round 2: 1 first");
    }

    /** Rule 5.8, house rule: replaced after every other player has drawn. */
    @Test
    void givenReplacedAfterEverybodyThenTheReplacementWaits() {
        beforeTheDraw(table().deep(3).with(exposedAfterEverybody()))
                .when("1 discards KhQh, 2 draws 1, 3 draws 2")
                .when("expose 1 Ks")
                .mayAct(0, new ReceiveCards(1, 1))
                .when("deal 1 As")
                .mayAct(0, new ReceiveCards(2, 1))
                .refuses("deal 1 Ah", new Rejection.NotServedNow(List.of(2), 1))
                .when("deal 2 ??, deal 3 ????")
                .mayAct(0, new ReceiveCards(1, 1))
                .when("deal 1 Ah")
                .thenAll("1 gets Ah", "round 2: 1 first");
    }

    /** Two exposed of the same player, and the replacement again: all come at the end. */
    @Test
    void givenTwoExposedAndReplacedAfterEverybodyThenBothWait() {
        PlayedHand hand = beforeTheDraw(table().deep(3).with(exposedAfterEverybody()))
                .when("1 discards KhQh, 2 draws 1, 3 pat")
                .when("expose 1 Ks, expose 1 Kd")
                .mayAct(0, new ReceiveCards(2, 1))
                .when("deal 2 ??")
                .mayAct(0, new ReceiveCards(1, 2))
                .when("deal 1 As, expose 1 Kc")
                .mayAct(0, new ReceiveCards(1, 1));
        assertThat(hand.table().deck().muck()).containsSequence(exposed(1, "Ks"), exposed(1, "Kd"), exposed(1, "Kc"));
        hand.when("deal 1 Ah").thenAll("1 gets Ah", "round 2: 1 first");
        assertThat(hand.player(1).cards().knownSet())
                .isEqualTo(Cards.parse("4d3s2cAsAh").knownSet());
    }

    /** Two players each with an exposed card: the replacements in turn. */
    @Test
    void givenTwoPlayersWaitThenTheirReplacementsComeInTurn() {
        beforeTheDraw(table().deep(3).with(exposedAfterEverybody()))
                .when("1 draws 1, 2 draws 1, 3 draws 1, expose 1 Ks")
                .mayAct(0, new ReceiveCards(2, 1))
                .when("expose 2 Kd")
                .mayAct(0, new ReceiveCards(3, 1))
                .when("deal 3 ??")
                .mayAct(0, new ReceiveCards(1, 1))
                .when("deal 1 ??")
                .mayAct(0, new ReceiveCards(2, 1))
                .when("deal 2 ??")
                .thenAll("2 gets ??", "round 2: 1 first");
    }

    /** Rules 5.5 and 5.8: in turn, the next player declares meanwhile. */
    @Test
    void givenEachReceivesInTurnThenTheReplacementComesAtOnceOrWhenTheLastHasDrawn() {
        beforeTheDraw(table().deep(3).with(inTurn()))
                .when("1 draws 1, expose 1 Ks")
                .refuses("2 pat", new Rejection.NotNow("5.1", "the replacement cards to be dealt", "pat"))
                .mayAct(0, new ReceiveCards(1, 1));
        beforeTheDraw(table().deep(3).with(inTurn()).with(exposedAfterEverybody()))
                .when("1 draws 1, expose 1 Ks")
                .mayAct(2, new Discard(5), new StandPat())
                .when("2 draws 2, deal 2 ????, 3 pat")
                .mayAct(0, new ReceiveCards(1, 1))
                .when("deal 1 ??")
                .thenAll("1 gets ??", "round 2: 1 first");
    }

    /** Twelve cards in the stub of eight players; two draw five, player 3 two of them before all discards are shuffled. */
    @Test
    void givenTheExposedCardIsOneThatThePlayerDiscardedThenItIsReplacedAllTheSame() {
        PlayedHand hand = byHand(table().deep(8).with(mostSeats(8)).with(reshuffle(ReshuffleProcedure.NEVER_OWN)))
                .when("deal 1 2c2d2h2s3c, deal 2 3d3h3s4c4d, deal 3 4h4s5c5d5h, deal 4 5s6c6d6h6s")
                .when("deal 5 ??????????, deal 6 ??????????, deal 7 ??????????, deal 8 ??????????")
                .when("3 calls, 4 calls, 5 calls, 6 calls, 7 calls, 8 calls, 1 calls, 2 checks")
                .when("1 draws 5, 2 draws 5, 3 draws 5, 4 draws 5, 5 pat, 6 pat, 7 pat, 8 pat")
                .when("deal 1 7c7d7h7s8c, deal 2 8d8h8s9c9d")
                .refuses("expose 3 4h", new Rejection.CardAlreadyOut(Card.parse("4h")))
                .when("deal 3 9h9s")
                .thenAll("3 gets 9h9s", "reshuffle of 20 for 3 by NEVER_OWN")
                .refuses("deal 3 4h", new Rejection.OwnDiscardBack(Card.parse("4h")));
        hand.when("expose 3 4h").then("3 is shown 4h").mayAct(0, new ReceiveCards(3, 3));
        hand.when("deal 3 2c2d2h, deal 4 4s5c5d5h2s").then("round 2: 1 first");
    }

    /**
     * Rule 5.11: an exposed card of this draw is in the pool as a discard of the player for whom it was, who has all his replacements
     * here. Eight players; two cards are drawn on the first draw, so that ten are left.
     */
    @ParameterizedTest
    @CsvSource({
        "COMPLETED_DRAWERS, 4, 8, true",
        "EARLIER_ROUNDS, 3, 3, false",
        "ALL_BUT_CURRENT, 3, 9, true",
        "NEVER_OWN, 4, 13, true"
    })
    void givenAReshuffleThenTheExposedCardOfThisDrawIsADiscardOfThisDraw(
            ReshuffleProcedure procedure, int before, int pool, boolean included) {
        PlayedHand hand = byHand(table().deep(8).with(mostSeats(8)).with(reshuffle(procedure)));
        for (int seat = 1; seat <= 8; seat++) {
            hand.when("deal " + seat + " ??????????");
        }
        hand.when("3 calls, 4 calls, 5 calls, 6 calls, 7 calls, 8 calls, 1 calls, 2 checks")
                .when("1 draws 2, 2 pat, 3 pat, 4 pat, 5 pat, 6 pat, 7 pat, 8 pat, deal 1 ????")
                .everybody("checks");
        hand.when("1 draws 5, 2 draws 5, 3 pat, 4 pat, 5 pat, 6 pat, 7 pat, 8 pat, expose 1 Ks, deal 1 ??????????")
                .when("deal 2 " + "??".repeat(before));
        DeckReshuffled reshuffled = hand.events(DeckReshuffled.class).getFirst();
        assertThat(reshuffled.poolOf()).isEqualTo(procedure);
        assertThat(reshuffled.pool().size()).isEqualTo(pool);
        assertThat(reshuffled.pool().contains(Card.parse("Ks"))).isEqualTo(included);
        if (included) {
            hand.when("deal 2 Ks");
        } else {
            hand.refuses("deal 2 Ks", new Rejection.CardAlreadyOut(Card.parse("Ks")));
        }
    }

    /** The stub was exactly what is wanted; the exposed card takes one of it, and the deck is reshuffled. */
    @Test
    void givenTheStubWasJustEnoughThenTheExposedCardLeadsToAReshuffle() {
        PlayedHand hand =
                byHand(table().deep(8).with(mostSeats(8)).with(reshuffle(ReshuffleProcedure.COMPLETED_DRAWERS)));
        for (int seat = 1; seat <= 8; seat++) {
            hand.when("deal " + seat + " ??????????");
        }
        hand.when("3 calls, 4 calls, 5 calls, 6 calls, 7 calls, 8 calls, 1 calls, 2 checks")
                .when("1 draws 5, 2 draws 5, 3 draws 2, 4 pat, 5 pat, 6 pat, 7 pat, 8 pat")
                .when("deal 1 ??????????, deal 2 ??????????, expose 3 Ks")
                .then("3 is shown Ks")
                .mayAct(0, new ReceiveCards(3, 2))
                .when("deal 3 ??")
                .thenAll("3 gets ??", "reshuffle of 10 for 3 by COMPLETED_DRAWERS")
                .when("deal 3 ??")
                .thenAll("3 gets ??", "round 2: 1 first");
    }

    /** Everybody saw the card, it came from the stub, and it was on its way to somebody. */
    @Test
    void givenACardThatCannotHaveBeenExposedThenItIsRefused() {
        beforeTheDraw(table().deep(3))
                .refuses("expose 1 Ks", new Rejection.NothingExposed("5.8", List.of(), 1))
                .when("1 discards Kh, 2 draws 1, 3 pat")
                .refuses("expose 1 ??", new Rejection.ExposedUnknown())
                .refuses("expose 1 Kh", new Rejection.CardAlreadyOut(Card.parse("Kh")))
                .refuses("expose 1 Qh", new Rejection.CardAlreadyOut(Card.parse("Qh")))
                .refuses("expose 2 Ks", new Rejection.NothingExposed("5.8", List.of(1), 2))
                .refuses("expose 3 Ks", new Rejection.NothingExposed("5.8", List.of(1), 3))
                .refuses("expose 9 Ks", new Rejection.NothingExposed("5.8", List.of(1), 9))
                .when("expose 1 Ks")
                .refuses("expose 1 Ks", new Rejection.CardAlreadyOut(Card.parse("Ks")))
                .when("deal 1 As, deal 2 ??")
                .refuses("expose 1 Kd", new Rejection.NothingExposed("5.8", List.of(), 1));
    }

    /** The house exposes no card. */
    @Test
    void givenTheHouseDealsThenNoExposedCardIsReported() {
        CardSource dealer = Seeds.dealer(58);
        PlayedHand.housed(table().deep(3), () -> dealer)
                .refuses("expose 1 Ks", new Rejection.HouseDeals())
                .when(CALLED + ", 1 draws 1")
                .refuses("expose 1 Ks", new Rejection.HouseDeals());
    }
}
