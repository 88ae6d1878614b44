package org.standpat.decide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.standpat.decide.HouseRule.draws;
import static org.standpat.decide.HouseRule.foldedHandsLeftOut;
import static org.standpat.decide.HouseRule.fourThenOne;
import static org.standpat.decide.HouseRule.mayChange;
import static org.standpat.decide.HouseRule.mostSeats;
import static org.standpat.decide.HouseRule.reshuffle;
import static org.standpat.decide.PlayedHand.byHand;
import static org.standpat.decide.TableSetting.table;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.standpat.card.Cards;
import org.standpat.deal.CardSource;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.HandKilled;
import org.standpat.hand.HandFold;
import org.standpat.hand.HandState;
import org.standpat.hand.Player;
import org.standpat.hand.Ruling;
import org.standpat.houserules.ReshuffleProcedure;
import org.standpat.legal.ActionsBeside;
import org.standpat.legal.ForbiddenActions;
import org.standpat.legal.LegalActions;
import org.standpat.legal.LegalActions.Call;
import org.standpat.legal.LegalActions.Discard;
import org.standpat.legal.LegalActions.Fold;
import org.standpat.legal.LegalActions.Raise;
import org.standpat.legal.LegalActions.ReceiveCards;
import org.standpat.legal.LegalActions.StandPat;
import org.standpat.legal.Verb;
import org.standpat.rules.TimeOutRules;

/** Hands of another number than five cards: completed on the draw, dead at showdown (rule 6.4). */
class WrongNumberOfCardsTest {

    private static final String CALLED = "3 calls, 1 calls, 2 checks";

    private static String unknown(int cards) {
        return "??".repeat(cards);
    }

    /** Three players; seat 1 is found with so many cards on the deal, which then come. */
    private static PlayedHand found(TableSetting table, int cards) {
        PlayedHand hand = byHand(table).when("miscount 1 " + cards);
        if (cards > 0) {
            hand.when("deal 1 " + unknown(cards));
        }
        return hand.when("deal 2 ??????????, deal 3 ??????????");
    }

    private static TableSetting singleDraw() {
        return table().stacks(500, 500, 500).with(draws(1));
    }

    /** The report: it may come before, between or after the cards of the seat, as long as the deal to it is not over. */
    @Test
    void givenFewerOrMoreCardsOnTheDealThenThePlayerIsOwedUpToThatNumber() {
        byHand(table().deep(2).button(2))
                .when("deal 1 7h5c4d, miscount 1 4")
                .then("1 is found with 4 cards")
                .mayAct(0, new ReceiveCards(1, 1), new ReceiveCards(2, 5))
                .refuses("deal 1 ????", new Rejection.WrongNumberOfCards(1, 2))
                .when("deal 1 ??, deal 2 ??????????")
                .thenAll("1 is dealt ??", "2 is dealt ??????????", "round 1: 2 first");
        byHand(table().deep(2).button(2))
                .when("miscount 1 6")
                .mayAct(0, new ReceiveCards(1, 6), new ReceiveCards(2, 5))
                .when("deal 1 7h5c4d3s2c2d, deal 2 ????????, miscount 2 4")
                .then("2 is found with 4 cards", "round 1: 2 first")
                .mayAct(2, new Fold(), new Call(40, 20), new Raise(80, 80));
    }

    /** A report may be taken back by another one. */
    @Test
    void givenASecondReportThenTheLastOneCounts() {
        byHand(table().deep(2).button(2))
                .when("miscount 1 6, miscount 1 5")
                .mayAct(0, new ReceiveCards(1, 5), new ReceiveCards(2, 5));
    }

    /** Rule 6.4 (W): too few before the draw is completed on the draw, when the player discards and when he stands pat. */
    @ParameterizedTest
    @CsvSource({"4, pat, 1", "4, draws 1, 2", "4, draws 4, 5", "3, pat, 2", "3, draws 2, 4", "1, pat, 4", "0, pat, 5"})
    void givenTooFewCardsBeforeTheDrawThenTheHandIsCompletedOnTheDraw(int held, String declared, int replaced) {
        PlayedHand hand = found(singleDraw(), held).when(CALLED);
        if (held == 0) {
            hand.mayAct(1, new StandPat());
        } else {
            hand.mayAct(1, new Discard(held), new StandPat());
        }
        hand.refuses("1 discards " + unknown(held + 1), new Rejection.TooManyDiscards(held, held + 1))
                .when("1 " + declared + ", 2 pat, 3 pat")
                .mayAct(0, new ReceiveCards(1, replaced))
                .when("deal 1 " + unknown(replaced));
        assertThat(hand.player(1).cards().size()).isEqualTo(5);
        hand.when("1 checks, 2 checks, 3 checks").then("1 checks", "2 checks", "3 checks", "showdown: 1 first");
    }

    /** Found on a draw that is not the last, it is completed on the next one. */
    @Test
    void givenTooFewCardsOnADrawThenTheHandIsCompletedOnTheNextDraw() {
        PlayedHand hand = found(table().deep(3).with(draws(2)), 5 - 1)
                .when(CALLED + ", 1 draws 1, 2 pat, 3 pat, miscount 1 4")
                .mayAct(0, new ReceiveCards(1, 1))
                .when("deal 1 ??")
                .thenAll("1 gets ??", "round 2: 1 first")
                .when("1 checks, 2 checks, 3 checks, 1 pat, 2 pat, 3 pat")
                .mayAct(0, new ReceiveCards(1, 1))
                .when("deal 1 ??");
        assertThat(hand.player(1).cards().size()).isEqualTo(5);
    }

    /** Rules 5.3 and 6.4: a change of the declaration leaves the missing card owed. */
    @Test
    void givenTooFewCardsWhenTheDeclarationIsChangedThenTheMissingCardIsStillOwed() {
        PlayedHand hand = byHand(table().deep(3).with(mayChange()))
                .when("miscount 1 4, deal 1 7h5c4d3s, deal 2 ??????????, deal 3 ??????????, " + CALLED)
                .when("1 pat, 1 changes 7h5c, 1 changes 7h");
        assertThat(hand.player(1).owed()).isEqualTo(2);
        hand.when("1 changes");
        assertThat(hand.player(1).owed()).isEqualTo(1);
        assertThat(hand.player(1).cards().knownSet())
                .isEqualTo(Cards.parse("7h5c4d3s").knownSet());
    }

    /** Rules 5.7 and 6.4: five replacements are five, also of a hand of four cards. */
    @Test
    void givenFourCardsAreDiscardedWhenTheFifthComesLaterThenItDoes() {
        found(table().deep(3).with(fourThenOne()), 4)
                .when(CALLED + ", 1 draws 4, 2 draws 1, 3 pat")
                .mayAct(0, new ReceiveCards(1, 4))
                .when("deal 1 ????????")
                .mayAct(0, new ReceiveCards(2, 1))
                .when("deal 2 ??")
                .mayAct(0, new ReceiveCards(1, 1));
    }

    /** Too many before the draw are not made right: as many come as were discarded, and the hand is dead at showdown. */
    @ParameterizedTest
    @CsvSource({"pat, 0", "draws 1, 1", "draws 5, 5"})
    void givenTooManyCardsThenTheHandIsDeadAtShowdownBeforeAnyIsShown(String declared, int replaced) {
        PlayedHand hand = found(singleDraw(), 6).when(CALLED + ", 1 " + declared + ", 2 pat, 3 pat");
        if (replaced > 0) {
            hand.mayAct(0, new ReceiveCards(1, replaced)).when("deal 1 " + unknown(replaced));
        }
        assertThat(hand.player(1).cards().size()).isEqualTo(6);
        hand.when("1 bets 40, 2 calls, 3 calls")
                .then("1 bets 40", "2 calls 40", "3 calls 40", "showdown: 1 first", "1 is dead by 6.4")
                .refuses("1 shows", new Rejection.NotYourTurn(2, 1))
                .when("2 mucks, 3 mucks")
                .then("2 mucks", "3 mucks", "pot 0: 240 to 3", "stacks 420 420 660");
        assertThat(hand.events(HandKilled.class))
                .containsExactly(new HandKilled(1, Ruling.ofTheRules("6.4", "6 cards at showdown instead of 5")));
    }

    /** Rule 6.4: too few on the last draw is dead at showdown as well. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 4, 6, 10})
    void givenAnotherNumberOnTheLastDrawThenTheHandIsDeadAtShowdown(int held) {
        PlayedHand hand = found(singleDraw(), 6).when(CALLED + ", 1 pat, 2 draws 5, 3 pat");
        int left = Math.max(0, held - hand.player(2).cards().size());
        hand.when("miscount 2 " + held);
        if (left > 0) {
            hand.when("deal 2 " + unknown(left));
        }
        hand.when("1 checks, 2 checks, 3 checks")
                .then(
                        "1 checks",
                        "2 checks",
                        "3 checks",
                        "showdown: 1 first",
                        "1 is dead by 6.4",
                        "2 is dead by 6.4",
                        "pot 0: 120 to 3",
                        "stacks 460 460 580");
    }

    /** Between the start of the showdown and the end of the dead hand nobody has a choice, though its cards are known. */
    @Test
    void givenSixKnownCardsWhenTheShowdownOpensThenNobodyMayShowOrMuckBeforeTheHandIsDead() {
        PlayedHand hand = byHand(singleDraw())
                .when("miscount 1 6, deal 1 2c3c4c5c7d8d, deal 2 ??????????, deal 3 ??????????, " + CALLED)
                .when("1 pat, 2 pat, 3 pat, 1 checks, 2 checks, 3 checks");
        List<HandEvent> events = hand.events();
        int opened = events.indexOf(new HandEvent.ShowdownOpened(1)) + 1;
        HandState state = HandFold.of(events.subList(0, opened));

        assertThat(LegalActions.of(state).options()).isEmpty();
        assertThat(TimeOutRules.forced(state)).isNull();
        assertThat(ForbiddenActions.of(state))
                .filteredOn(forbidden -> forbidden.rule().equals("6.4"))
                .extracting(ForbiddenActions.Forbidden::verb)
                .containsExactlyInAnyOrder(Verb.SHOW, Verb.MUCK, Verb.MISCOUNT);
        assertThat(events.get(opened)).isInstanceOf(HandKilled.class);
    }

    /** All are wrong: the last one, in the order of the showdown, wins as the last hand left (rule 4.12). */
    @Test
    void givenEveryHandIsWrongThenTheLastOneLeftWins() {
        PlayedHand hand = byHand(singleDraw())
                .when("miscount 1 4, miscount 2 6, miscount 3 6")
                .when("deal 1 ????????, deal 2 ????????????, deal 3 ????????????, " + CALLED)
                .when("1 pat, 2 pat, 3 pat, miscount 1 4");
        hand.when("1 checks, 2 bets 40, 3 calls, 1 calls")
                .then(
                        "1 checks",
                        "2 bets 40",
                        "3 calls 40",
                        "1 calls 40",
                        "showdown: 2 first",
                        "2 is dead by 6.4",
                        "3 is dead by 6.4",
                        "pot 0: 240 to 1",
                        "stacks 660 420 420");
    }

    /** A hand of the wrong number wins when everybody else folds: nothing is shown (rule 4.12). */
    @Test
    void givenEverybodyElseFoldsThenTheNumberOfCardsDoesNotMatter() {
        found(singleDraw(), 6)
                .when("3 folds, 1 raises 80, 2 folds")
                .then("3 folds", "1 raises to 80", "2 folds", "40 back to 1", "pot 0: 80 to 1", "stacks 540 460 500");
    }

    /** The bounds: not what he should hold, not fewer than have come, not more than ten. */
    @Test
    void givenANumberThatCannotBeThenItIsRefused() {
        PlayedHand hand = byHand(table().deep(3));
        for (int held : new int[] {5, 11, -1, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
            hand.refuses("miscount 1 " + held, new Rejection.NoMiscount("0 to 10 cards other than 5", held));
        }
        hand.when("deal 1 ??????");
        for (int held : new int[] {2, 0, 5, 11}) {
            hand.refuses("miscount 1 " + held, new Rejection.NoMiscount("3 to 10 cards other than 5", held));
        }
        hand.when("deal 1 ????").refuses("miscount 1 4", notServed(4)).refuses("miscount 1 6", notServed(6));
    }

    private static Rejection notServed(int held) {
        return new Rejection.NoMiscount("a miscount while cards are dealt to the seat", held);
    }

    /** Rule 1.5: so many that a draw could run out of cards for good are refused. */
    @Test
    void givenEightPlayersThenNoMoreCardsAreFoundThanLeaveAPool() {
        byHand(table().deep(8).with(mostSeats(8)))
                .when("miscount 1 9")
                .refuses("miscount 2 7", new Rejection.NoMiscount("0 to 6 cards other than 5", 7))
                .when("miscount 2 6")
                .refuses("miscount 3 6", new Rejection.NoMiscount("0 to 5 cards other than 5", 6))
                .when("miscount 3 4");
    }

    /**
     * Rules 1.5 and 5.11: where folded hands stay out of the pool, ten cards of one are as far away as if they were still held, so that
     * another hand may not be found with ten as well.
     */
    @Test
    void givenALargeHandWasFoldedAndStaysOutOfThePoolThenTheBoundKnowsIt() {
        PlayedHand hand = byHand(table().deep(8)
                        .with(mostSeats(8))
                        .with(reshuffle(ReshuffleProcedure.ALL_BUT_CURRENT))
                        .with(foldedHandsLeftOut()))
                .when("miscount 3 10, deal 3 " + unknown(10));
        for (int seat : new int[] {1, 2, 4, 5, 6, 7, 8}) {
            hand.when("deal " + seat + " ??????????");
        }
        hand.when("3 folds, 4 calls, 5 calls, 6 calls, 7 calls, 8 calls, 1 calls, 2 checks")
                .when("1 draws 1, 2 pat, 4 pat, 5 pat, 6 pat, 7 pat, 8 pat")
                .refuses("miscount 1 6", new Rejection.NoMiscount("4 to 5 cards other than 5", 6))
                .when("deal 1 ??");
    }

    /** Rules 5.1 and 6.4: a player discards five cards at most, also of a hand of more; what he would draw could not be there. */
    @Test
    void givenMoreThanFiveCardsThenFiveAtMostAreDiscarded() {
        PlayedHand hand = found(table().deep(3).with(mayChange()), 8)
                .when(CALLED)
                .mayAct(1, new Discard(5), new StandPat())
                .refuses("1 discards " + unknown(6), new Rejection.TooManyDiscards(5, 6))
                .when("1 draws 5");
        assertThat(ActionsBeside.of(hand.state())).contains(new ActionsBeside.ChangeDeclaration(1, 5));
        hand.refuses("1 changes " + unknown(6), new Rejection.TooManyDiscards(5, 6))
                .when("1 changes " + unknown(4));
        assertThat(hand.player(1).owed()).isEqualTo(4);
    }

    /** The hardest case: a hand of ten and seven of five, everybody draws five three times, and the deck never runs out for good. */
    @ParameterizedTest
    @EnumSource
    void givenAHandOfTenAmongEightWhenEverybodyDrawsFiveThenEverybodyIsServed(ReshuffleProcedure procedure) {
        PlayedHand hand = byHand(table().deep(8).with(mostSeats(8)).with(reshuffle(procedure)))
                .when("miscount 4 10");
        for (int seat = 1; seat <= 8; seat++) {
            hand.when("deal " + seat + " " + unknown(seat == 4 ? 10 : 5));
        }
        hand.when("3 calls, 4 calls, 5 calls, 6 calls, 7 calls, 8 calls, 1 calls, 2 checks");
        for (int draw = 1; draw <= 3; draw++) {
            for (int seat = 1; seat <= 8; seat++) {
                hand.when(seat + " draws 5");
            }
            while (hand.state() instanceof HandState.Drawing) {
                ReceiveCards owed =
                        (ReceiveCards) LegalActions.of(hand.state()).options().getFirst();
                hand.when("deal " + owed.seat() + " ??");
            }
            hand.everybody("checks");
        }
        assertThat(hand.player(4).standing()).isEqualTo(Player.Standing.DEAD);
    }

    /** Only where cards come to the seat now. */
    @Test
    void givenNoCardsComeToTheSeatThenAMiscountIsRefused() {
        PlayedHand hand = byHand(table().deep(3)).when("deal 1 ??????????, deal 2 ??????????, deal 3 ??????????");
        hand.refuses("miscount 1 4", notServed(4));
        hand.when(CALLED).refuses("miscount 1 4", notServed(4));
        hand.when("1 draws 1, 2 draws 1, 3 pat")
                .refuses("miscount 2 4", notServed(4))
                .refuses("miscount 3 4", notServed(4))
                .refuses("miscount 7 4", notServed(4))
                .refuses("miscount 1 3", new Rejection.NoMiscount("4 to 10 cards other than 5", 3))
                .when("miscount 1 4, deal 2 ??")
                .thenAll("1 is found with 4 cards", "2 gets ??", "round 2: 1 first");
    }

    /** The house counts right. */
    @Test
    void givenTheHouseDealsThenThereIsNoMiscount() {
        CardSource dealer = Seeds.dealer(64);
        PlayedHand hand = PlayedHand.housed(table().deep(3), () -> dealer);
        hand.refuses("miscount 1 4", new Rejection.HouseDeals());
        hand.when(CALLED + ", 1 draws 1").refuses("miscount 1 4", new Rejection.HouseDeals());
        assertThat(hand.table().players())
                .allSatisfy(player -> assertThat(player.handSize()).isEqualTo(5));
        assertThat(List.copyOf(hand.events(HandKilled.class))).isEmpty();
    }
}
