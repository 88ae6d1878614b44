package org.standpat.decide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.standpat.decide.HouseRule.burn;
import static org.standpat.decide.HouseRule.burnAfterReshuffle;
import static org.standpat.decide.HouseRule.foldedHandsLeftOut;
import static org.standpat.decide.HouseRule.mostSeats;
import static org.standpat.decide.HouseRule.reshuffle;
import static org.standpat.decide.TableSetting.table;
import static org.standpat.houserules.ReshuffleProcedure.ALL_BUT_CURRENT;
import static org.standpat.houserules.ReshuffleProcedure.COMPLETED_DRAWERS;
import static org.standpat.houserules.ReshuffleProcedure.EARLIER_ROUNDS;
import static org.standpat.houserules.ReshuffleProcedure.NEVER_OWN;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.standpat.card.CardSet;
import org.standpat.deal.CardSource;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.CardBurned;
import org.standpat.hand.HandEvent.CardsReplaced;
import org.standpat.hand.HandEvent.DeckReshuffled;
import org.standpat.hand.HandEvent.DiscardDeclared;
import org.standpat.houserules.ReshuffleProcedure;

/**
 * What happens when the stub runs out (rule 5.11), each procedure on the example of source A: player 1 discards three, player 2 two
 * and player 3 one, and the stub holds four. Four players began; 20 of them were replaced on the first draw and 8 on the second, and
 * player 4 folded before the third, so that 28 discards of earlier rounds and a folded hand of 5 lie in the muck.
 */
@Timeout(value = 60, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class ReshuffleTest {

    private static final int EARLIER_AND_FOLDED = 20 + 8 + 5;

    private static PlayedHand exampleOfA(ReshuffleProcedure procedure, int thirdDraws) {
        return example(table().deep(4).with(reshuffle(procedure)), thirdDraws);
    }

    private static PlayedHand example(TableSetting table, int thirdDraws) {
        CardSource dealer = Seeds.dealer(5_11);
        PlayedHand hand = PlayedHand.housed(table, () -> dealer)
                .when("3 calls, 4 calls, 1 calls, 2 checks")
                .everybody("draws 5");
        hand.everybody("checks").everybody("draws 2");
        hand.when("1 checks, 2 checks, 3 checks, 4 folds");
        assertThat(hand.table().deck().stub()).isEqualTo(4);
        return hand.when("1 draws 3, 2 draws 2, 3 draws " + thirdDraws);
    }

    private static List<Integer> served(PlayedHand hand) {
        return hand.latest().stream()
                .filter(CardsReplaced.class::isInstance)
                .map(event -> ((CardsReplaced) event).cards().size())
                .toList();
    }

    private static CardSet discards(PlayedHand hand, int seat) {
        return hand.latest().stream()
                .filter(DiscardDeclared.class::isInstance)
                .map(DiscardDeclared.class::cast)
                .filter(declared -> declared.seat() == seat)
                .findFirst()
                .orElseThrow()
                .cards()
                .knownSet();
    }

    private static DeckReshuffled onlyReshuffle(PlayedHand hand) {
        List<DeckReshuffled> reshuffles = hand.events(DeckReshuffled.class);
        assertThat(reshuffles).hasSize(1);
        return reshuffles.getFirst();
    }

    /** Source A: "Player 2's discards are not included in the reshuffle since all of his discards were not replaced." */
    @Test
    void givenCompletedDrawersThenThePoolIsTheEarlierMuckAndTheDiscardsOfThePlayersWhoAreServed() {
        PlayedHand hand = exampleOfA(COMPLETED_DRAWERS, 1);
        assertThat(served(hand)).containsExactly(3, 1, 1, 1);
        DeckReshuffled reshuffled = onlyReshuffle(hand);
        assertThat(reshuffled.seat()).isEqualTo(2);
        assertThat(reshuffled.procedure()).isEqualTo(COMPLETED_DRAWERS);
        assertThat(reshuffled.poolOf()).isEqualTo(COMPLETED_DRAWERS);
        assertThat(reshuffled.pool().size()).isEqualTo(EARLIER_AND_FOLDED + 3);
        CardSet pool = reshuffled.pool().knownSet();
        assertThat(discards(hand, 1).isSubsetOf(pool)).isTrue();
        assertThat(discards(hand, 2).intersect(pool)).isEmpty();
        assertThat(discards(hand, 3).intersect(pool)).isEmpty();
    }

    /** Source E: "not cards from the existing draw round"; the last card joins, because it would not complete the draw. */
    @Test
    void givenEarlierRoundsThenThePoolIsTheEarlierMuckAndTheLastCard() {
        PlayedHand hand = exampleOfA(EARLIER_ROUNDS, 1);
        assertThat(served(hand)).containsExactly(3, 2, 1);
        DeckReshuffled reshuffled = onlyReshuffle(hand);
        assertThat(reshuffled.seat()).isEqualTo(2);
        assertThat(reshuffled.poolOf()).isEqualTo(EARLIER_ROUNDS);
        assertThat(reshuffled.pool().size()).isEqualTo(EARLIER_AND_FOLDED + 1);
        assertThat(reshuffled.pool().unknownCount())
                .as("nobody saw the last card")
                .isEqualTo(1);
        CardSet pool = reshuffled.pool().knownSet();
        for (int seat = 1; seat <= 3; seat++) {
            assertThat(discards(hand, seat).intersect(pool)).isEmpty();
        }
    }

    /** Source B: the last card is not dealt; all discards go in but those of the player drawing. */
    @Test
    void givenAllButCurrentThenThePoolIsAllDiscardsAndTheLastCardLessThoseOfThePlayerDrawing() {
        PlayedHand hand = exampleOfA(ALL_BUT_CURRENT, 1);
        assertThat(served(hand)).containsExactly(3, 2, 1);
        DeckReshuffled reshuffled = onlyReshuffle(hand);
        assertThat(reshuffled.seat()).isEqualTo(2);
        assertThat(reshuffled.poolOf()).isEqualTo(ALL_BUT_CURRENT);
        assertThat(reshuffled.pool().size()).isEqualTo(EARLIER_AND_FOLDED + 1 + 3 + 1);
        CardSet pool = reshuffled.pool().knownSet();
        assertThat(discards(hand, 1).isSubsetOf(pool)).isTrue();
        assertThat(discards(hand, 2).intersect(pool)).isEmpty();
        assertThat(discards(hand, 3).isSubsetOf(pool)).isTrue();
    }

    @Test
    void givenNeverOwnThenThePoolIsEverythingDiscardedByAnyone() {
        PlayedHand hand = exampleOfA(NEVER_OWN, 1);
        assertThat(served(hand)).containsExactly(3, 1, 1, 1);
        DeckReshuffled reshuffled = onlyReshuffle(hand);
        assertThat(reshuffled.poolOf()).isEqualTo(NEVER_OWN);
        assertThat(reshuffled.pool().size()).isEqualTo(EARLIER_AND_FOLDED + 3 + 2 + 1);
        CardSet pool = reshuffled.pool().knownSet();
        for (int seat = 1; seat <= 3; seat++) {
            assertThat(discards(hand, seat).isSubsetOf(pool)).isTrue();
        }
    }

    /** Stub 4, and exactly four cards are wanted: each procedure treats the last one in its own way. */
    private static PlayedHand exactlyTheStub(ReshuffleProcedure procedure) {
        CardSource dealer = Seeds.dealer(5_12);
        PlayedHand hand = PlayedHand.housed(table().deep(4).with(reshuffle(procedure)), () -> dealer)
                .when("3 calls, 4 calls, 1 calls, 2 checks")
                .everybody("draws 5");
        hand.everybody("checks").everybody("draws 2");
        hand.everybody("checks");
        return hand.everybody("draws 1");
    }

    @ParameterizedTest
    @EnumSource(names = {"COMPLETED_DRAWERS", "EARLIER_ROUNDS", "NEVER_OWN"})
    void givenTheLastCardCompletesTheDrawThenItIsDealtWithoutAReshuffle(ReshuffleProcedure procedure) {
        PlayedHand hand = exactlyTheStub(procedure);
        assertThat(hand.events(DeckReshuffled.class)).isEmpty();
        assertThat(served(hand)).containsExactly(1, 1, 1, 1);
        assertThat(hand.table().deck().stub()).isZero();
    }

    /** Source B: "The last card of the deck shall not be dealt." */
    @Test
    void givenAllButCurrentWhenTheLastCardWouldCompleteTheDrawThenItIsNotDealt() {
        PlayedHand hand = exactlyTheStub(ALL_BUT_CURRENT);
        assertThat(served(hand)).containsExactly(1, 1, 1, 1);
        DeckReshuffled reshuffled = onlyReshuffle(hand);
        assertThat(reshuffled.seat()).isEqualTo(4);
        assertThat(reshuffled.pool().size()).isEqualTo(20 + 8 + 1 + 3);
        assertThat(discards(hand, 4).intersect(reshuffled.pool().knownSet())).isEmpty();
    }

    /** Rule 5.11: folded hands are part of the muck, house rule to leave them out. */
    @Test
    void givenFoldedHandsAreLeftOutThenTheyAreNotInThePool() {
        PlayedHand with = exampleOfA(COMPLETED_DRAWERS, 1);
        PlayedHand without =
                example(table().deep(4).with(reshuffle(COMPLETED_DRAWERS)).with(foldedHandsLeftOut()), 1);
        assertThat(onlyReshuffle(with).pool().size()).isEqualTo(EARLIER_AND_FOLDED + 3);
        assertThat(onlyReshuffle(without).pool().size()).isEqualTo(EARLIER_AND_FOLDED - 5 + 3);
    }

    /** Source B, 5.5(b): a card is burned from the new stack before dealing goes on. */
    @Test
    void givenTheHouseBurnsAfterAReshuffleThenOneCardIsBurnedBeforeTheNextIsDealt() {
        PlayedHand hand =
                example(table().deep(4).with(reshuffle(ALL_BUT_CURRENT)).with(burnAfterReshuffle()), 1);
        assertThat(hand.latest().stream().map(HandEvent::getClass).map(Class::getSimpleName))
                .containsExactly(
                        "DiscardDeclared",
                        "DiscardDeclared",
                        "DiscardDeclared",
                        "CardsReplaced",
                        "DeckReshuffled",
                        "CardBurned",
                        "CardsReplaced",
                        "CardsReplaced",
                        "BettingRoundOpened");
        assertThat(hand.events(CardBurned.class)).containsExactly(new CardBurned(0));
    }

    @Test
    void givenTheHouseDoesNotBurnAfterAReshuffleThenNoCardIsBurned() {
        assertThat(exampleOfA(ALL_BUT_CURRENT, 1).events(CardBurned.class)).isEmpty();
    }

    /** Burns of this draw and of earlier ones go into the new stub. */
    @Test
    void givenBurnedCardsThenTheyArePartOfEveryPool() {
        CardSource dealer = Seeds.dealer(5_6);
        PlayedHand hand = PlayedHand.housed(table().deep(4).with(burn()), () -> dealer)
                .when("3 calls, 4 calls, 1 calls, 2 checks")
                .everybody("draws 5");
        hand.everybody("checks").everybody("draws 2");
        hand.everybody("checks").everybody("draws 1");
        // 32 - (1 + 20) - (1 + 8) - 1 leaves one card for four players: the last card joins the pool with three burns.
        DeckReshuffled reshuffled = onlyReshuffle(hand);
        assertThat(reshuffled.seat()).isEqualTo(1);
        assertThat(reshuffled.pool().size()).isEqualTo(20 + 8 + 1 + 3);
        assertThat(reshuffled.pool().unknownCount()).isEqualTo(1 + 3);
    }

    /** Rule 5.6 when the stub is empty as the draw begins: it is reshuffled so that a card can be burned. */
    @Test
    void givenAnEmptyStubWhenTheHouseBurnsThenTheDeckIsReshuffledFirst() {
        CardSource dealer = Seeds.dealer(5_7);
        PlayedHand hand = PlayedHand.housed(
                        table().deep(6).with(burn()).with(reshuffle(COMPLETED_DRAWERS)), () -> dealer)
                .when("3 calls, 4 calls, 5 calls, 6 calls, 1 calls, 2 checks")
                .when("1 draws 5, 2 draws 5, 3 draws 5, 4 draws 5, 5 draws 1, 6 pat");
        assertThat(hand.table().deck().stub()).isZero();
        hand.everybody("checks").when("1 draws 1, 2 pat, 3 pat, 4 pat, 5 pat, 6 pat");
        assertThat(hand.latest().stream().map(HandEvent::getClass).map(Class::getSimpleName))
                .containsSubsequence("DeckReshuffled", "CardBurned", "CardsReplaced", "BettingRoundOpened");
        assertThat(onlyReshuffle(hand).pool().size()).isEqualTo(21 + 1);
    }

    /** The rulebook's own case: six players who each draw five on the first draw; nothing lies in the muck of earlier rounds. */
    @Test
    void givenEarlierRoundsWhenSixDrawFiveOnTheFirstDrawThenTheWiderPoolIsTakenAndRecorded() {
        CardSource dealer = Seeds.dealer(6_5);
        PlayedHand hand = PlayedHand.housed(table().deep(6), () -> dealer)
                .when("3 calls, 4 calls, 5 calls, 6 calls, 1 calls, 2 checks")
                .everybody("draws 5");
        DeckReshuffled reshuffled = onlyReshuffle(hand);
        assertThat(reshuffled.procedure()).isEqualTo(EARLIER_ROUNDS);
        assertThat(reshuffled.poolOf()).isEqualTo(COMPLETED_DRAWERS);
        // 22 in the stub: four players have all, player 5 has one, the last card joins the pool
        assertThat(reshuffled.seat()).isEqualTo(5);
        assertThat(reshuffled.pool().size()).isEqualTo(4 * 5 + 1);
        assertThat(served(hand)).containsExactly(5, 5, 5, 5, 1, 4, 5);
    }

    @Test
    void givenCompletedDrawersWhenSixDrawFiveOnTheFirstDrawThenItsOwnPoolIsEnough() {
        CardSource dealer = Seeds.dealer(6_6);
        PlayedHand hand = PlayedHand.housed(table().deep(6).with(reshuffle(COMPLETED_DRAWERS)), () -> dealer)
                .when("3 calls, 4 calls, 5 calls, 6 calls, 1 calls, 2 checks")
                .everybody("draws 5");
        DeckReshuffled reshuffled = onlyReshuffle(hand);
        assertThat(reshuffled.poolOf()).isEqualTo(COMPLETED_DRAWERS);
        assertThat(reshuffled.pool().size()).isEqualTo(4 * 5);
        assertThat(served(hand)).containsExactly(5, 5, 5, 5, 2, 3, 5);
    }

    /** It can happen several times in a draw: eight players, twelve cards in the stub. */
    @Test
    void givenEightDrawFiveThenTheDeckIsReshuffledSeveralTimes() {
        CardSource dealer = Seeds.dealer(8_5);
        PlayedHand hand = PlayedHand.housed(
                        table().deep(8).with(mostSeats(8)).with(reshuffle(COMPLETED_DRAWERS)), () -> dealer)
                .when("3 calls, 4 calls, 5 calls, 6 calls, 7 calls, 8 calls, 1 calls, 2 checks")
                .everybody("draws 5");
        assertThat(hand.events(DeckReshuffled.class))
                .extracting(DeckReshuffled::seat)
                .containsExactly(3, 5, 7);
        assertThat(hand.events(DeckReshuffled.class))
                .extracting(reshuffled -> reshuffled.pool().size())
                .containsExactly(10, 10, 10);
        assertThat(served(hand)).containsExactly(5, 5, 2, 3, 5, 2, 3, 5, 2, 3, 5);
    }

    /**
     * Player 8 drew five three times, and everything that is not his own discard is in other hands but one card in the stub and one in
     * the muck. A burn after the reshuffle would leave nothing that he may get, so it is left out.
     */
    @Test
    void givenOneCardThatThePlayerMayGetWhenTheHouseBurnsAfterAReshuffleThenTheBurnIsLeftOut() {
        TableSetting table = table().deep(8)
                .with(mostSeats(8))
                .with(reshuffle(NEVER_OWN))
                .with(burnAfterReshuffle())
                .holding(8, "2c2d2h2s3c");
        PlayedHand hand = PlayedHand.given(table)
                .coming(8, "3d3h3s4c4d4h4s5c5d5h6c6d")
                .coming(8, "2c2d2h")
                .when("3 calls, 4 calls, 5 calls, 6 calls, 7 calls, 8 calls, 1 calls, 2 checks");
        hand.when("1 draws 1, 2 pat, 3 pat, 4 pat, 5 pat, 6 pat, 7 pat, 8 draws 5")
                .everybody("checks");
        hand.when("1 pat, 2 pat, 3 pat, 4 pat, 5 pat, 6 pat, 7 pat, 8 draws 5").everybody("checks");
        assertThat(hand.table().deck().stub()).isEqualTo(1);
        hand.when("1 pat, 2 pat, 3 pat, 4 pat, 5 pat, 6 pat, 7 pat, 8 draws 5");
        assertThat(hand.latest().stream().skip(8).map(Words::event))
                .containsExactly(
                        "8 gets 6c",
                        "reshuffle of 16 for 8 by NEVER_OWN",
                        "8 gets 6d",
                        "reshuffle of 15 for 8 by ALL_BUT_CURRENT",
                        "burn",
                        "8 gets 2c2d2h",
                        "round 4: 1 first");
    }
}
