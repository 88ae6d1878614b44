package org.standpat.decide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.standpat.decide.HouseRule.burn;
import static org.standpat.decide.HouseRule.fourThenOne;
import static org.standpat.decide.HouseRule.inTurn;
import static org.standpat.decide.HouseRule.mayChange;
import static org.standpat.decide.HouseRule.reshuffle;
import static org.standpat.decide.PlayedHand.byHand;
import static org.standpat.decide.PlayedHand.given;
import static org.standpat.decide.TableSetting.table;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.standpat.card.CardSet;
import org.standpat.deal.CardSource;
import org.standpat.hand.HandEvent.CardsReplaced;
import org.standpat.hand.HandEvent.DeckReshuffled;
import org.standpat.hand.HandEvent.DiscardDeclared;
import org.standpat.houserules.ReshuffleProcedure;
import org.standpat.legal.LegalActions.Discard;
import org.standpat.legal.LegalActions.ReceiveCards;
import org.standpat.legal.LegalActions.StandPat;

/** Five drawn: four now, the fifth after everyone else (rule 5.7, source R). */
class FourThenOneTest {

    private static final String CALLED = "3 calls, 1 calls, 2 checks";

    /** Who got how many cards in the last actions, in order, reshuffles between. */
    private static List<String> served(PlayedHand hand) {
        return hand.latest().stream()
                .filter(event -> event instanceof CardsReplaced || event instanceof DeckReshuffled)
                .map(event -> event instanceof CardsReplaced replaced
                        ? replaced.seat() + " gets " + replaced.cards().size()
                        : Words.event(event))
                .toList();
    }

    /** Rule 5.7, announce-then-replace. */
    @Test
    void givenOnePlayerDrawsFiveThenHisFifthCardComesAfterEveryoneElse() {
        given(table().deep(3).with(fourThenOne()))
                .when(CALLED)
                .when("1 draws 5, 2 draws 1, 3 pat")
                .thenAll(
                        "1 discards ??????????",
                        "2 discards ??",
                        "3 pat",
                        "1 gets ????????",
                        "2 gets ??",
                        "1 gets ??",
                        "round 2: 1 first");
    }

    /** Rule 5.7: fewer than five are not divided. */
    @Test
    void givenFourDrawnThenAllFourComeAtOnce() {
        PlayedHand hand =
                given(table().deep(3).with(fourThenOne())).when(CALLED).when("1 draws 4, 2 draws 1, 3 pat");
        assertThat(served(hand)).containsExactly("1 gets 4", "2 gets 1");
    }

    @Test
    void givenTheHouseDealsFiveAtOnceThenTheyAreNotDivided() {
        PlayedHand hand = given(table().deep(3)).when(CALLED).when("1 draws 5, 2 draws 1, 3 pat");
        assertThat(served(hand)).containsExactly("1 gets 5", "2 gets 1");
    }

    /** Several players: the fifth cards in turn, as the first four were; with one burn for all of them. */
    @Test
    void givenSeveralDrawFiveThenTheFifthCardsComeInTurnToo() {
        PlayedHand hand = given(table().deep(4).button(2).with(fourThenOne()).with(burn()))
                .when("1 calls, 2 calls, 3 calls, 4 checks")
                .when("3 draws 5, 4 draws 2, 1 draws 5, 2 draws 5");
        assertThat(served(hand))
                .containsExactly("3 gets 4", "4 gets 2", "1 gets 4", "2 gets 4", "3 gets 1", "1 gets 1", "2 gets 1");
        assertThat(hand.table().deck().burns()).isEqualTo(1);
    }

    /** Rules 5.5 and 5.7: the next player declares after the four; the fifth comes when all the others have drawn. */
    @Test
    void givenEachReceivesInTurnThenTheFifthCardComesWhenTheLastHasDrawn() {
        byHand(table().deep(3).with(fourThenOne()).with(inTurn()))
                .when("deal 1 ??????????, deal 2 ??????????, deal 3 ??????????, " + CALLED)
                .when("1 draws 5")
                .mayAct(0, new ReceiveCards(1, 4))
                .refuses("deal 1 ??????????", new Rejection.WrongNumberOfCards(4, 5))
                .when("deal 1 ????????")
                .mayAct(2, new Discard(5), new StandPat())
                .refuses("deal 1 ??", new Rejection.NotServedNow(List.of(), 1))
                .when("2 draws 5, deal 2 ????????")
                .mayAct(3, new Discard(5), new StandPat())
                .when("3 draws 1, deal 3 ??")
                .mayAct(0, new ReceiveCards(1, 1))
                .refuses("deal 2 ??", new Rejection.NotServedNow(List.of(1), 2))
                .when("deal 1 ??, deal 2 ??")
                .thenAll("1 gets ??", "2 gets ??", "round 2: 1 first");
    }

    /** For the last player everyone else has drawn; with the others pat it is the same card by card. */
    @Test
    void givenTheLastPlayerDrawsFiveInTurnThenHisFifthCardFollowsTheFour() {
        given(table().deep(3).with(fourThenOne()).with(inTurn()))
                .when(CALLED)
                .when("1 pat, 2 pat, 3 draws 5")
                .thenAll("1 pat", "2 pat", "3 discards ??????????", "3 gets ????????", "3 gets ??", "round 2: 1 first");
    }

    /** Rules 5.3 and 5.7: a change from five to fewer takes the wait away, a change to five brings it. */
    @Test
    void givenADeclarationIsChangedFromOrToFiveThenTheFifthCardFollowsTheLastOne() {
        TableSetting table =
                table().deep(3).with(fourThenOne()).with(mayChange()).holding(1, "KhQh4d3s2c");
        PlayedHand fewer = given(table).when(CALLED).when("1 draws 5, 1 changes Kh, 2 draws 1, 3 pat");
        assertThat(served(fewer)).containsExactly("1 gets 1", "2 gets 1");
        PlayedHand five = given(table).when(CALLED).when("1 draws 1, 1 changes KhQh4d3s2c, 2 draws 1, 3 pat");
        assertThat(served(five)).containsExactly("1 gets 4", "2 gets 1", "1 gets 1");
    }

    private static PlayedHand sixPlayers(ReshuffleProcedure procedure, int lastDraws) {
        CardSource dealer = Seeds.dealer(57);
        PlayedHand hand = PlayedHand.housed(
                        table().deep(6).with(fourThenOne()).with(reshuffle(procedure)), () -> dealer)
                .when("3 calls, 4 calls, 5 calls, 6 calls, 1 calls, 2 checks")
                .when("1 draws 5, 2 draws 5, 3 draws 5, 4 draws 5, 5 draws 5, 6 draws " + lastDraws);
        CardSet[] own = new CardSet[7];
        hand.events(DiscardDeclared.class)
                .forEach(declared -> own[declared.seat()] = declared.cards().knownSet());
        for (int seat = 1; seat <= 6; seat++) {
            assertThat(hand.player(seat).cards().size()).isEqualTo(5);
            assertThat(hand.player(seat).cards().knownSet().intersect(own[seat]))
                    .as("own discards of seat %s", seat)
                    .isEmpty();
        }
        return hand;
    }

    /**
     * Rules 5.7 and 5.11: 22 cards serve five players four each and player 6 two. Only player 6 has all his replacements, so that his
     * two discards make the pool, then those of the two who got their fifth card from it.
     */
    @Test
    void givenTheStubRunsOutBeforeTheFifthCardsThenAPlayerWhoWaitsForHisHasNotAllReplacements() {
        PlayedHand hand = sixPlayers(ReshuffleProcedure.COMPLETED_DRAWERS, 2);
        assertThat(served(hand))
                .containsExactly(
                        "1 gets 4",
                        "2 gets 4",
                        "3 gets 4",
                        "4 gets 4",
                        "5 gets 4",
                        "6 gets 2",
                        "reshuffle of 2 for 1 by COMPLETED_DRAWERS",
                        "1 gets 1",
                        "2 gets 1",
                        "reshuffle of 10 for 3 by COMPLETED_DRAWERS",
                        "3 gets 1",
                        "4 gets 1",
                        "5 gets 1");
    }

    /** Everything discarded is shuffled for player 6, who waits for two of his four; nobody gets an own discard as his fifth card. */
    @Test
    void givenTheStubRunsOutInTheMiddleOfFourThenTheyAreCompletedBeforeTheFifthCards() {
        PlayedHand hand = sixPlayers(ReshuffleProcedure.NEVER_OWN, 5);
        assertThat(served(hand))
                .containsExactly(
                        "1 gets 4",
                        "2 gets 4",
                        "3 gets 4",
                        "4 gets 4",
                        "5 gets 4",
                        "6 gets 2",
                        "reshuffle of 30 for 6 by NEVER_OWN",
                        "6 gets 2",
                        "1 gets 1",
                        "2 gets 1",
                        "3 gets 1",
                        "4 gets 1",
                        "5 gets 1",
                        "6 gets 1");
    }

    /** Nobody has all his replacements, so there is no pool of completed drawers and the wider one is taken. */
    @Test
    void givenNobodyHasHisFifthCardThenThePoolOfCompletedDrawersIsEmptyAndTheWiderOneIsTaken() {
        PlayedHand hand = sixPlayers(ReshuffleProcedure.COMPLETED_DRAWERS, 5);
        assertThat(served(hand))
                .containsExactly(
                        "1 gets 4",
                        "2 gets 4",
                        "3 gets 4",
                        "4 gets 4",
                        "5 gets 4",
                        "6 gets 2",
                        "reshuffle of 25 for 6 by ALL_BUT_CURRENT",
                        "6 gets 2",
                        "1 gets 1",
                        "2 gets 1",
                        "3 gets 1",
                        "4 gets 1",
                        "5 gets 1",
                        "6 gets 1");
    }
}
