package org.standpat.decide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.standpat.decide.HouseRule.burn;
import static org.standpat.decide.HouseRule.draws;
import static org.standpat.decide.HouseRule.inTurn;
import static org.standpat.decide.HouseRule.mostSeats;
import static org.standpat.decide.HouseRule.reshuffle;
import static org.standpat.decide.PlayedHand.byHand;
import static org.standpat.decide.PlayedHand.given;
import static org.standpat.decide.TableSetting.table;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.standpat.card.Cards;
import org.standpat.deal.CardSource;
import org.standpat.hand.Discards;
import org.standpat.hand.HandEvent.CardsReplaced;
import org.standpat.hand.HandEvent.DeckReshuffled;
import org.standpat.hand.HandState;
import org.standpat.hand.Player;
import org.standpat.houserules.ReshuffleProcedure;
import org.standpat.legal.ActionsBeside;
import org.standpat.legal.LegalActions.Call;
import org.standpat.legal.LegalActions.Discard;
import org.standpat.legal.LegalActions.Fold;
import org.standpat.legal.LegalActions.Raise;
import org.standpat.legal.LegalActions.ReceiveCards;
import org.standpat.legal.LegalActions.StandPat;

/** A hand is ruled dead: the player is out as if folded and his chips stay, in every phase (rule 7.3). */
class DeadHandTest {

    private static final String BEST = "7h5c4d3s2c";
    private static final String SECOND = "7c6c4h3d2h";
    private static final String CALLED = "3 calls, 1 calls, 2 checks";

    private static TableSetting three() {
        return table().stacks(500, 500, 500);
    }

    private static PlayedHand dealtByHand(TableSetting table) {
        return byHand(table).when("deal 1 ??????????, deal 2 ??????????, deal 3 ??????????");
    }

    /** On the deal: he gets no more cards, those he has go to the muck, and he does not act. */
    @Test
    void givenTheDealIsUnderWayThenADeadPlayerIsPassedOver() {
        PlayedHand hand = byHand(three()).when("deal 3 7h5c, floor kills 3").then("3 is dead by 7.3");
        hand.mayAct(0, new ReceiveCards(1, 5), new ReceiveCards(2, 5))
                .refuses("deal 3 ??", new Rejection.NotServedNow(List.of(1, 2), 3));
        assertThat(hand.table().deck().muck())
                .containsExactly(new Discards(3, 0, Discards.Kind.WHOLE_HAND, Cards.parse("7h5c")));
        assertThat(hand.player(3).standing()).isEqualTo(Player.Standing.DEAD);
        hand.when("deal 1 ??????????, deal 2 ??????????").then("round 1: 1 first");
    }

    /** The last hand to be dealt to is dead: nothing more has to come. */
    @Test
    void givenOnlyTheDeadPlayerWasOwedCardsThenTheBettingBegins() {
        byHand(three())
                .when("deal 1 ??????????, deal 2 ??????????, floor kills 3")
                .then("3 is dead by 7.3", "round 1: 1 first");
    }

    /** Down to one on the deal: the blinds are settled without a round. */
    @ParameterizedTest
    @CsvSource({
        // the small blind is left, and what the big blind put in stays
        "2, 3, 0, 60 to 1, 540 460 500",
        // the big blind is left and takes back what nobody matched
        "1, 3, 20, 40 to 2, 480 520 500"
    })
    void givenOneHandIsLeftOnTheDealThenItTakesTheBlinds(int one, int other, int back, String pot, String stacks) {
        PlayedHand hand = byHand(three()).when("floor kills " + one).when("floor kills " + other);
        if (back == 0) {
            hand.then(other + " is dead by 7.3", "pot 0: " + pot, "stacks " + stacks);
        } else {
            hand.then(other + " is dead by 7.3", back + " back to 2", "pot 0: " + pot, "stacks " + stacks);
        }
    }

    /** In a betting round the player whose turn it is: the next one acts. */
    @Test
    void givenThePlayerToActIsDeadThenTheNextOneActs() {
        PlayedHand hand = given(three()).when("floor kills 3").then("3 is dead by 7.3");
        hand.mayAct(1, new Fold(), new Call(40, 20), new Raise(80, 80))
                .refuses("3 calls", new Rejection.NotYourTurn(1, 3))
                .when("1 calls, 2 checks")
                .then("1 calls 40", "2 checks", "draw 1: 1 first");
    }

    /** Another player: the turn stays, and he is passed over when it would be his. */
    @Test
    void givenAPlayerWhoWaitsIsDeadThenTheTurnStaysAndHeIsPassedOver() {
        given(three())
                .when("floor kills 1")
                .mayAct(3, new Fold(), new Call(40, 40), new Raise(80, 80))
                .when("3 raises 80, 2 calls")
                .then("3 raises to 80", "2 calls 80", "draw 1: 2 first")
                .when(
                        "2 pat, 3 pat, 2 checks, 3 checks, 2 pat, 3 pat, 2 checks, 3 checks, 2 pat, 3 pat, 2 checks, 3 checks, 2 mucks")
                .when("3 mucks")
                // 80 and 80 and the dead small blind
                .then("3 mucks", "pot 0: 180 to 3", "stacks 480 420 600");
    }

    /** The last one who had still to act: the round is over. */
    @Test
    void givenTheLastToActIsDeadThenTheRoundIsOver() {
        given(three())
                .when("3 calls, 1 calls, floor kills 2")
                .then("3 calls 40", "1 calls 40", "2 is dead by 7.3", "draw 1: 1 first");
    }

    /** The aggressor: his raise stands, the others have to match it. */
    @Test
    void givenTheRaiserIsDeadThenHisRaiseStillHasToBeMatched() {
        PlayedHand hand = given(three())
                .when("3 raises 80, floor kills 3")
                .mayAct(1, new Fold(), new Call(80, 60), new Raise(120, 120));
        hand.when("1 calls, 2 folds").then("1 calls 80", "2 folds", "pot 0: 200 to 1", "stacks 620 460 420");
    }

    /** One hand left after the raiser is dead wins what he put in: his chips stay. */
    @Test
    void givenTheRaiserIsDeadAndOneIsLeftThenTheRaiseStaysInThePot() {
        given(three())
                .when("3 raises 80, 1 folds")
                .when("floor kills 3")
                .then("3 is dead by 7.3", "pot 0: 140 to 2", "stacks 480 600 420");
    }

    /** Rules 4.11 and 4.12: the caller is dead, so the raiser takes back what nobody matched and wins the rest. */
    @Test
    void givenTheOnlyOpponentOfARaiserIsDeadThenTheUnmatchedPartGoesBackFirst() {
        given(three())
                .when("3 raises 80, 1 folds")
                .when("floor kills 2")
                .then("2 is dead by 7.3", "40 back to 3", "pot 0: 100 to 3", "stacks 480 460 560");
    }

    /** Rule 6.1: a dead bettor does not show first. */
    @Test
    void givenTheLastBettorIsDeadThenTheFirstLeftOfTheButtonShowsFirst() {
        given(three().with(draws(1)))
                .when(CALLED)
                .everybody("pat")
                .when("1 checks, 2 bets 40, 3 calls, floor kills 2")
                .when("1 calls")
                .then("1 calls 40", "showdown: 1 first");
    }

    /** Rules 5.10 and 7.3: with one player left who can bet the round is over, and his opponent's side pot is his. */
    @Test
    void givenTheOpponentOfTheSidePotIsDeadThenThereIsNobodyToBetWith() {
        given(table().stacks(40, 500, 500).with(draws(2)).holding(1, BEST).holding(3, SECOND))
                .when(CALLED)
                .everybody("pat")
                .when("2 bets 40, 3 calls")
                .everybody("pat")
                .when("floor kills 2")
                .then("2 is dead by 7.3", "showdown: 1 first")
                .when("1 shows, 3 shows")
                .then(
                        "1 shows " + BEST,
                        "3 shows " + SECOND,
                        "pot 1: 80 to 3",
                        "pot 0: 120 to 1",
                        "stacks 120 420 500");
    }

    /** Facing nothing but a dead hand's bet, the last player with chips has nothing to decide. */
    @Test
    void givenTheBettorOfASidePotIsDeadThenTheOtherNeedNotCall() {
        given(table().stacks(40, 500, 500).with(draws(1)).holding(1, SECOND).holding(3, BEST))
                .when(CALLED)
                .everybody("pat")
                .when("2 bets 40, floor kills 2")
                .then("2 bets 40", "2 is dead by 7.3", "showdown: 1 first")
                .when("1 mucks, 3 shows")
                .then("1 mucks", "3 shows " + BEST, "pot 0: 160 to 3", "stacks 0 420 620");
    }

    /** On a draw, before he declares: it is the next player's turn. */
    @Test
    void givenThePlayerToDeclareIsDeadThenTheNextOneDeclares() {
        given(three())
                .when(CALLED)
                .when("floor kills 1")
                .mayAct(2, new Discard(5), new StandPat())
                .when("2 pat, 3 draws 1")
                .thenAll("2 pat", "3 discards ??", "3 gets ??", "round 2: 2 first");
    }

    @Test
    void givenAPlayerYetToDeclareIsDeadThenHeIsPassedOver() {
        given(three())
                .when(CALLED)
                .when("floor kills 2")
                .mayAct(1, new Discard(5), new StandPat())
                .when("1 draws 1, 3 pat")
                .thenAll("1 discards ??", "3 pat", "1 gets ??", "round 2: 1 first");
    }

    /** The last to declare, and nobody is owed a card; the house burns all the same. */
    @Test
    void givenTheLastToDeclareIsDeadThenTheDrawIsOver() {
        given(three().with(burn()))
                .when(CALLED + ", 1 pat, 2 pat")
                .when("floor kills 3")
                .then("3 is dead by 7.3", "burn", "round 2: 1 first");
    }

    /** Declared and waiting for cards: he gets none; what he discarded stays in the muck, with the rest of his hand. */
    @Test
    void givenAPlayerWhoWaitsForCardsIsDeadThenHeGetsNone() {
        PlayedHand hand = dealtByHand(three()).when(CALLED + ", 1 draws 2, 2 draws 1, 3 pat");
        hand.when("floor kills 1")
                .then("1 is dead by 7.3")
                .mayAct(0, new ReceiveCards(2, 1))
                .when("deal 2 ??")
                .thenAll("2 gets ??", "round 2: 2 first");
        assertThat(hand.table().deck().muck())
                .containsExactly(
                        new Discards(1, 1, Discards.Kind.DISCARDED, Cards.unknown(2)),
                        new Discards(2, 1, Discards.Kind.DISCARDED, Cards.unknown(1)),
                        new Discards(1, 1, Discards.Kind.WHOLE_HAND, Cards.unknown(3)));
    }

    @Test
    void givenAPlayerWithSomeOfHisCardsIsDeadThenTheNextIsServed() {
        dealtByHand(three())
                .when(CALLED + ", 1 draws 2, 2 draws 1, 3 pat, deal 1 ??, floor kills 1")
                .mayAct(0, new ReceiveCards(2, 1))
                .when("floor kills 2")
                .then("2 is dead by 7.3", "pot 0: 120 to 3", "stacks 460 460 580");
    }

    @Test
    void givenEachReceivesInTurnWhenTheOneBeingServedIsDeadThenTheNextDeclares() {
        dealtByHand(three().with(inTurn()))
                .when(CALLED + ", 1 draws 2, floor kills 1")
                .mayAct(2, new Discard(5), new StandPat())
                .when("2 draws 1, deal 2 ??, floor kills 3")
                .thenAll("2 discards ??", "2 gets ??", "3 is dead by 7.3", "pot 0: 120 to 2", "stacks 460 580 460");
    }

    @Test
    void givenTheHouseDealsThenADeadPlayerIsNotDealtTo() {
        CardSource dealer = Seeds.dealer(73);
        PlayedHand hand = PlayedHand.housed(table().deep(3), () -> dealer)
                .when(CALLED + ", 1 draws 2, floor kills 1, 2 draws 1, 3 draws 1");
        assertThat(hand.events(CardsReplaced.class))
                .extracting(CardsReplaced::seat)
                .containsExactly(2, 3);
    }

    /** Rules 4.12 and 7.3: one left in the middle of a draw takes the pot; no card is dealt any more. */
    @Test
    void givenOneIsLeftOnADrawThenHeTakesThePotAtOnce() {
        dealtByHand(three())
                .when("3 folds, 1 calls, 2 checks, 1 draws 2")
                .when("floor kills 2")
                .then("2 is dead by 7.3", "pot 0: 80 to 1", "stacks 540 460 500");
    }

    /** At showdown: the one to show, and one who waits. */
    @Test
    void givenTheShowdownThenADeadHandIsNotShown() {
        PlayedHand hand = given(table().stacks(500, 500, 500, 500)
                        .with(draws(1))
                        .holding(1, BEST)
                        .holding(2, SECOND))
                .when("3 calls, 4 calls, 1 calls, 2 checks")
                .everybody("pat")
                .when("1 checks, 2 checks, 3 checks, 4 checks");
        hand.when("floor kills 1")
                .then("1 is dead by 7.3")
                .refuses("1 shows", new Rejection.NotYourTurn(2, 1))
                .when("floor kills 3, 2 shows")
                .then("3 is dead by 7.3", "2 shows " + SECOND)
                .when("4 mucks")
                .then("4 mucks", "pot 0: 160 to 2", "stacks 460 620 460 460");
    }

    /** Rule 5.11, source E: nothing from this draw round is in the pool, and the dead hand came to the muck in it. */
    @ParameterizedTest
    @CsvSource({
        // the two discards of the first draw and the last card
        "EARLIER_ROUNDS, 4, 3",
        // those two, ten discards of players 1 and 2, who are served, and the dead hand, to which nothing is to come
        "COMPLETED_DRAWERS, 5, 17",
        // those two, five of player 1, one of player 3, the last card and the dead hand
        "ALL_BUT_CURRENT, 4, 14",
        // everything
        "NEVER_OWN, 5, 18"
    })
    void givenAHandDiesOnADrawThenItIsPartOfThatDrawsMuck(ReshuffleProcedure procedure, int before, int pool) {
        PlayedHand hand = byHand(table().deep(8).with(mostSeats(8)).with(reshuffle(procedure)));
        for (int seat = 1; seat <= 8; seat++) {
            hand.when("deal " + seat + " ??????????");
        }
        hand.when("3 calls, 4 calls, 5 calls, 6 calls, 7 calls, 8 calls, 1 calls, 2 checks")
                .when("1 draws 2, 2 pat, 3 pat, 4 pat, 5 pat, 6 pat, 7 pat, 8 pat, deal 1 ????")
                .everybody("checks");
        hand.when("1 draws 5, 2 draws 5, 3 draws 1, 4 pat, 5 pat, 6 pat, 7 pat, 8 pat, floor kills 8")
                .when("deal 1 ??????????, deal 2 " + "??".repeat(before));
        DeckReshuffled reshuffled = hand.events(DeckReshuffled.class).getFirst();
        assertThat(reshuffled.poolOf()).isEqualTo(procedure);
        assertThat(reshuffled.pool().size()).isEqualTo(pool);
        while (hand.state() instanceof HandState.Drawing) {
            int seat = hand.player(2).owed() > 0 ? 2 : 3;
            hand.when("deal " + seat + " ??");
        }
        assertThat(hand.state()).isInstanceOf(HandState.Betting.class);
    }

    /** Only a hand that may still win can be ruled dead. */
    @Test
    void givenAHandThatIsOutThenItCannotBeRuledDead() {
        Rejection noHand = new Rejection.MayNotKill("7.3", "a hand that may still win a pot", 3);
        PlayedHand hand = given(three())
                .when("3 folds")
                .refuses("floor kills 3", noHand)
                .refuses("floor kills 9", new Rejection.NoSuchSeat(List.of(1, 2, 3), 9));
        assertThat(ActionsBeside.of(hand.state())).contains(new ActionsBeside.KillHand(List.of(1, 2)));
        hand.when("floor kills 1").then("1 is dead by 7.3", "20 back to 2", "pot 0: 40 to 2", "stacks 480 520 500");
        hand.refuses("floor kills 2", new Rejection.HandIsOver());
    }

    /** Rules 4.11 and 4.12: seat 1 is all-in for 40; what seats 2 and 3 have put in above it can be won by one of them alone. */
    @Test
    void givenOneHandIsLeftInASidePotThenItCannotBeRuledDeadAndTheAllInHandCan() {
        PlayedHand hand = given(table().stacks(40, 500, 500).with(draws(1)))
                .when("3 calls, 1 calls, 2 checks")
                .everybody("pat")
                .when("2 bets 40, 3 calls");
        hand.when("floor kills 2")
                .refuses(
                        "floor kills 3",
                        new Rejection.MayNotKill("4.12", "another hand than the last one left that can win a pot", 3))
                .when("floor kills 1")
                .then("1 is dead by 7.3", "pot 0: 200 to 3", "stacks 0 420 620");
    }
}
