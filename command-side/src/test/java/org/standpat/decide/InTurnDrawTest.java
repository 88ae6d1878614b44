package org.standpat.decide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.standpat.decide.HouseRule.burn;
import static org.standpat.decide.HouseRule.inTurn;
import static org.standpat.decide.HouseRule.reshuffle;
import static org.standpat.decide.PlayedHand.byHand;
import static org.standpat.decide.PlayedHand.given;
import static org.standpat.decide.TableSetting.table;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.standpat.card.CardSet;
import org.standpat.deal.CardSource;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.CardBurned;
import org.standpat.hand.HandEvent.CardsReplaced;
import org.standpat.hand.HandEvent.DeckReshuffled;
import org.standpat.hand.HandEvent.DiscardDeclared;
import org.standpat.houserules.ReshuffleProcedure;
import org.standpat.legal.LegalActions.Discard;
import org.standpat.legal.LegalActions.ReceiveCards;
import org.standpat.legal.LegalActions.StandPat;

/** Each player discards and receives before the next one declares (rule 5.5, sources B and C), with burns and reshuffles. */
class InTurnDrawTest {

    private static final String CALLED = "3 calls, 1 calls, 2 checks";
    private static final Rejection DEALING = new Rejection.NotNow("5.1", "the replacement cards to be dealt", "pat");

    /** What happened in the last actions, cards by their number: {@code 1 discards 5}, {@code 1 gets 4}. */
    private static List<String> counted(PlayedHand hand) {
        return hand.latest().stream()
                .map(event -> switch (event) {
                    case DiscardDeclared declared ->
                        declared.seat() + " discards " + declared.cards().size();
                    case CardsReplaced replaced ->
                        replaced.seat() + " gets " + replaced.cards().size();
                    default -> Words.event(event);
                })
                .toList();
    }

    /** Rule 5.5, recorded. */
    @Test
    void givenARecordedHandThenEachReceivesAllBeforeTheNextDeclares() {
        byHand(table().deep(3).with(inTurn()))
                .when("deal 1 ??????????, deal 2 ??????????, deal 3 ??????????, " + CALLED)
                .mayAct(1, new Discard(5), new StandPat())
                .when("1 draws 2")
                .thenAll("1 discards ????")
                .mayAct(0, new ReceiveCards(1, 2))
                .refuses("2 pat", DEALING)
                .refuses("1 pat", DEALING)
                .refuses("deal 2 ??", new Rejection.NotServedNow(List.of(1), 2))
                .when("deal 1 7h")
                .refuses("2 pat", DEALING)
                .when("deal 1 ??")
                .mayAct(2, new Discard(5), new StandPat())
                .when("2 pat")
                .mayAct(3, new Discard(5), new StandPat())
                .when("3 draws 1")
                .refuses("1 pat", DEALING)
                .when("deal 3 ??")
                .thenAll("3 gets ??", "round 2: 1 first");
    }

    /** Rules 5.1 and 5.5: a discard out of turn is refused. */
    @Test
    void givenAnotherPlayersTurnThenADiscardIsRefused() {
        given(table().deep(3).with(inTurn()))
                .when(CALLED)
                .refuses("2 draws 1", new Rejection.NotYourTurn(1, 2))
                .refuses("3 pat", new Rejection.NotYourTurn(1, 3))
                .when("1 draws 3")
                .refuses("1 draws 1", new Rejection.NotYourTurn(2, 1))
                .refuses("3 draws 1", new Rejection.NotYourTurn(2, 3))
                .when("2 pat")
                .refuses("2 draws 1", new Rejection.NotYourTurn(3, 2));
    }

    /** Rule 5.5, dealt by the house: the cards come with the discard. */
    @Test
    void givenTheHouseDealsThenEachReceivesWithHisDiscard() {
        CardSource dealer = Seeds.dealer(55);
        PlayedHand hand = PlayedHand.housed(table().deep(3).with(inTurn()), () -> dealer)
                .when(CALLED)
                .when("1 draws 2");
        assertThat(counted(hand)).containsExactly("1 discards 2", "1 gets 2");
        hand.when("2 pat");
        assertThat(counted(hand)).containsExactly("2 pat");
        hand.when("3 draws 5");
        assertThat(counted(hand)).containsExactly("3 discards 5", "3 gets 5", "round 2: 1 first");
    }

    /** Rule 5.6: one burn a draw, before the first replacements and not before later ones. */
    @Test
    void givenTheHouseBurnsThenOneCardIsBurnedBeforeTheFirstReplacementsOfTheDraw() {
        CardSource dealer = Seeds.dealer(56);
        PlayedHand hand = PlayedHand.housed(table().deep(4).with(inTurn()).with(burn()), () -> dealer)
                .when("3 calls, 4 calls, 1 calls, 2 checks, 1 pat");
        assertThat(hand.events(CardBurned.class)).isEmpty();
        hand.when("2 draws 1, 3 draws 2, 4 draws 3");
        assertThat(counted(hand))
                .containsExactly(
                        "2 discards 1",
                        "burn",
                        "2 gets 1",
                        "3 discards 2",
                        "3 gets 2",
                        "4 discards 3",
                        "4 gets 3",
                        "round 2: 1 first");
        hand.everybody("checks").when("1 draws 1, 2 pat, 3 pat, 4 draws 1");
        assertThat(counted(hand))
                .containsExactly(
                        "1 discards 1",
                        "burn",
                        "1 gets 1",
                        "2 pat",
                        "3 pat",
                        "4 discards 1",
                        "4 gets 1",
                        "round 3: 1 first");
    }

    /** Rule 5.6: also when everyone is pat, after the last has said so. */
    @Test
    void givenTheHouseBurnsWhenEverybodyIsPatThenACardIsBurnedAtTheEnd() {
        given(table().deep(3).with(inTurn()).with(burn()))
                .when(CALLED)
                .when("1 pat, 2 pat")
                .then("1 pat", "2 pat")
                .when("3 pat")
                .then("3 pat", "burn", "round 2: 1 first");
    }

    /** Recorded, the burn comes before the cards that the reader sees. */
    @Test
    void givenARecordedHandAndABurnThenTheBurnIsBookedBeforeTheCardsAreReported() {
        byHand(table().deep(2).button(2).with(inTurn()).with(burn()))
                .when("deal 1 ??????????, deal 2 ??????????, 2 calls, 1 checks")
                .when("1 draws 1")
                .then("1 discards ??", "burn")
                .when("deal 1 ??, 2 draws 2, deal 2 ????")
                .thenAll("1 gets ??", "2 discards ????", "2 gets ????", "round 2: 1 first");
    }

    private static CardSet discards(PlayedHand hand, int draw, int seat) {
        int begun = 0;
        for (HandEvent event : hand.events()) {
            begun += event instanceof HandEvent.DrawOpened ? 1 : 0;
            if (begun == draw && event instanceof DiscardDeclared declared && declared.seat() == seat) {
                return declared.cards().knownSet();
            }
        }
        throw new IllegalArgumentException("seat " + seat + " discarded nothing on draw " + draw);
    }

    /**
     * Rule 5.11 on the first draw: six players draw five in turn, so 22 cards serve four players and leave two. Player 6 has not
     * declared when the deck is reshuffled for player 5. {@code own} says whether player 5's discards are in the pool.
     */
    @ParameterizedTest
    @CsvSource({
        "COMPLETED_DRAWERS, COMPLETED_DRAWERS, 2, 20, false",
        "EARLIER_ROUNDS, COMPLETED_DRAWERS, 1, 21, false",
        "ALL_BUT_CURRENT, ALL_BUT_CURRENT, 1, 21, false",
        "NEVER_OWN, NEVER_OWN, 2, 25, true"
    })
    void givenSixDrawFiveInTurnThenThePoolIsWhatWasDiscardedBefore(
            ReshuffleProcedure procedure, ReshuffleProcedure poolOf, int before, int pool, boolean own) {
        CardSource dealer = Seeds.dealer(511);
        PlayedHand hand = PlayedHand.housed(table().deep(6).with(inTurn()).with(reshuffle(procedure)), () -> dealer)
                .when("3 calls, 4 calls, 5 calls, 6 calls, 1 calls, 2 checks")
                .when("1 draws 5, 2 draws 5, 3 draws 5, 4 draws 5")
                .when("5 draws 5");
        assertThat(counted(hand))
                .containsExactly(
                        "5 discards 5",
                        "5 gets " + before,
                        "reshuffle of " + pool + " for 5 by " + poolOf,
                        "5 gets " + (5 - before));
        CardSet pooled = hand.events(DeckReshuffled.class).getFirst().pool().knownSet();
        for (int seat = 1; seat <= 4; seat++) {
            assertThat(discards(hand, 1, seat).isSubsetOf(pooled)).isTrue();
        }
        assertThat(discards(hand, 1, 5).isSubsetOf(pooled)).isEqualTo(own);
        assertThat(discards(hand, 1, 5).intersect(hand.player(5).cards().knownSet()))
                .as("never a discard of this draw")
                .isEmpty();
        hand.when("6 draws 5");
        assertThat(counted(hand)).containsExactly("6 discards 5", "6 gets 5", "round 2: 1 first");
    }

    /**
     * Rule 5.11 on the second draw: four players drew five before, twelve cards are left, and players 1 and 2 take ten of them.
     * Player 3 wants two while player 4 has yet to declare, or player 4, the last, does.
     */
    private static PlayedHand twoCardsLeft(ReshuffleProcedure procedure) {
        CardSource dealer = Seeds.dealer(512);
        PlayedHand hand = PlayedHand.housed(table().deep(4).with(inTurn()).with(reshuffle(procedure)), () -> dealer)
                .when("3 calls, 4 calls, 1 calls, 2 checks")
                .everybody("draws 5");
        return hand.everybody("checks").when("1 draws 5, 2 draws 5");
    }

    /** The last card: dealt by A and P; by E only where it completes the draw round, which it cannot yet; never by B. */
    @ParameterizedTest
    @CsvSource({"COMPLETED_DRAWERS, 0", "NEVER_OWN, 0", "EARLIER_ROUNDS, 21", "ALL_BUT_CURRENT, 31"})
    void givenTheStubIsWhatOneDrawerWantsAndAnotherIsYetToDeclareThenTheLastCardIsDealtByTheProcedure(
            ReshuffleProcedure procedure, int pool) {
        PlayedHand hand = twoCardsLeft(procedure).when("3 draws 2");
        if (pool == 0) {
            assertThat(counted(hand)).containsExactly("3 discards 2", "3 gets 2");
        } else {
            assertThat(counted(hand))
                    .containsExactly(
                            "3 discards 2", "3 gets 1", "reshuffle of " + pool + " for 3 by " + procedure, "3 gets 1");
        }
        hand.when("4 pat");
        assertThat(counted(hand)).containsExactly("4 pat", "round 3: 1 first");
    }

    /** The last card completes the draw: everybody but B deals it. */
    @ParameterizedTest
    @CsvSource({"COMPLETED_DRAWERS, 0", "NEVER_OWN, 0", "EARLIER_ROUNDS, 0", "ALL_BUT_CURRENT, 31"})
    void givenTheStubIsWhatTheLastDrawerWantsThenOnlySourceBKeepsTheLastCard(ReshuffleProcedure procedure, int pool) {
        PlayedHand hand = twoCardsLeft(procedure).when("3 pat").when("4 draws 2");
        if (pool == 0) {
            assertThat(counted(hand)).containsExactly("4 discards 2", "4 gets 2", "round 3: 1 first");
        } else {
            assertThat(counted(hand))
                    .containsExactly(
                            "4 discards 2",
                            "4 gets 1",
                            "reshuffle of " + pool + " for 4 by " + procedure,
                            "4 gets 1",
                            "round 3: 1 first");
        }
    }

    /** Who is in the pool on a later draw: 20 cards of the first draw, ten of players 1 and 2, five of player 3 himself. */
    @ParameterizedTest
    @CsvSource({
        "COMPLETED_DRAWERS, 2, 30, true, false",
        "EARLIER_ROUNDS, 1, 21, false, false",
        "ALL_BUT_CURRENT, 1, 31, true, false",
        "NEVER_OWN, 2, 35, true, true"
    })
    void givenALaterDrawThenThePoolIsThatOfTheProcedure(
            ReshuffleProcedure procedure, int before, int pool, boolean served, boolean own) {
        PlayedHand hand = twoCardsLeft(procedure).when("3 draws 5");
        assertThat(counted(hand))
                .containsExactly(
                        "3 discards 5",
                        "3 gets " + before,
                        "reshuffle of " + pool + " for 3 by " + procedure,
                        "3 gets " + (5 - before));
        CardSet pooled = hand.events(DeckReshuffled.class).getFirst().pool().knownSet();
        for (int seat = 1; seat <= 4; seat++) {
            assertThat(discards(hand, 1, seat).isSubsetOf(pooled))
                    .as("the first draw of seat %s", seat)
                    .isTrue();
        }
        for (int seat = 1; seat <= 2; seat++) {
            assertThat(discards(hand, 2, seat).isSubsetOf(pooled)).isEqualTo(served);
        }
        assertThat(discards(hand, 2, 3).isSubsetOf(pooled)).isEqualTo(own);
        CardSet forbidden = procedure == ReshuffleProcedure.NEVER_OWN
                ? discards(hand, 2, 3).union(discards(hand, 1, 3))
                : discards(hand, 2, 3);
        assertThat(forbidden.intersect(hand.player(3).cards().knownSet())).isEmpty();
        hand.when("4 draws 5");
        assertThat(counted(hand)).containsExactly("4 discards 5", "4 gets 5", "round 3: 1 first");
    }
}
