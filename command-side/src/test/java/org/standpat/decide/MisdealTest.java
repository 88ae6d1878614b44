package org.standpat.decide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.standpat.decide.HouseRule.ante;
import static org.standpat.decide.HouseRule.substantialAction;
import static org.standpat.decide.PlayedHand.byHand;
import static org.standpat.decide.PlayedHand.given;
import static org.standpat.decide.TableSetting.table;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.standpat.deal.CardSource;
import org.standpat.hand.Ending;
import org.standpat.hand.HandState;
import org.standpat.houserules.Ante;
import org.standpat.legal.ActionsBeside;

/** A misdeal is declared before substantial action, and everything goes back (rule 7.1). */
class MisdealTest {

    private static final List<String> ACTIONS =
            List.of("3 folds", "4 raises 80", "1 calls", "2 raises 120", "4 raises 160", "1 folds", "2 calls", "1 pat");

    private static TableSetting four() {
        return table().stacks(500, 600, 700, 800).with(ante(Ante.From.EVERYBODY, 5, Ante.PaidFirst.BLIND));
    }

    private static boolean offered(PlayedHand hand) {
        return ActionsBeside.of(hand.state()).contains(new ActionsBeside.DeclareMisdeal());
    }

    /** Rule 7.1, house rule: so many players have acted; folds count like any other action. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6})
    void givenFewerActionsThanTheHouseRuleThenAMisdealMayBeDeclaredAndNotAfterThem(int actions) {
        for (int before = 0; before < ACTIONS.size() - 1; before++) {
            PlayedHand hand = given(four().with(substantialAction(actions)));
            for (String action : ACTIONS.subList(0, before)) {
                hand.when(action);
            }
            assertThat(offered(hand)).as("offered after %s actions", before).isEqualTo(before < actions);
            if (before < actions) {
                hand.when("floor misdeal");
                assertThat(stacks(hand)).containsExactly(500L, 600L, 700L, 800L);
            } else {
                hand.refuses("floor misdeal", new Rejection.TooLateForMisdeal(actions));
            }
        }
    }

    private static List<Long> stacks(PlayedHand hand) {
        return hand.table().players().stream().map(player -> player.stack()).toList();
    }

    /** What each has put in goes back: ante, blind and bet together, to the chip. */
    @Test
    void givenAntesBlindsAndBetsThenEachGetsBackWhatHePutIn() {
        PlayedHand hand = given(four().with(substantialAction(3)))
                .when("3 folds, 4 raises 80")
                .when("floor misdeal")
                .then(
                        "misdeal by 7.1",
                        "25 refunded to 1",
                        "45 refunded to 2",
                        "5 refunded to 3",
                        "85 refunded to 4",
                        "stacks 500 600 700 800");
        HandState.Finished over = (HandState.Finished) hand.state();
        assertThat(over.ending()).isEqualTo(Ending.MISDEAL);
        assertThat(over.pots()).isEmpty();
        hand.refuses("floor misdeal", new Rejection.HandIsOver())
                .refuses("1 calls", new Rejection.HandIsOver())
                .refuses("floor gives 0 1", new Rejection.NoSuchPot(List.of(), 0));
    }

    /** A player who was all-in with his blind, and one who put in nothing. */
    @Test
    void givenAnAllInBlindThenItGoesBackAndNothingToWhoPutInNothing() {
        given(table().stacks(500, 30, 700))
                .when("3 folds")
                .when("floor misdeal")
                .then("misdeal by 7.1", "20 refunded to 1", "30 refunded to 2", "stacks 500 30 700");
    }

    /** While the first cards are dealt, in a recorded hand. */
    @Test
    void givenTheDealIsUnderWayThenAMisdealMayBeDeclared() {
        byHand(four())
                .when("deal 1 7h5c, floor misdeal")
                .then(
                        "misdeal by 7.1",
                        "25 refunded to 1",
                        "45 refunded to 2",
                        "5 refunded to 3",
                        "5 refunded to 4",
                        "stacks 500 600 700 800");
    }

    @Test
    void givenTheHouseDealsThenAMisdealMayBeDeclaredTheSame() {
        CardSource dealer = Seeds.dealer(71);
        PlayedHand.housed(four(), () -> dealer)
                .when("3 calls, floor misdeal")
                .then(
                        "3 calls 40",
                        "misdeal by 7.1",
                        "25 refunded to 1",
                        "45 refunded to 2",
                        "45 refunded to 3",
                        "5 refunded to 4",
                        "stacks 500 600 700 800");
    }

    /** However many actions the house rule allows, they are those of the first betting round. */
    @Test
    void givenTheFirstBettingRoundIsOverThenItIsTooLate() {
        PlayedHand hand = given(table().deep(3).with(substantialAction(8)))
                .when("3 calls, 1 calls, 2 checks")
                .refuses("floor misdeal", new Rejection.TooLateForMisdeal(8));
        assertThat(offered(hand)).isFalse();
        hand.everybody("pat").refuses("floor misdeal", new Rejection.TooLateForMisdeal(8));
        hand.toShowdown().refuses("floor misdeal", new Rejection.TooLateForMisdeal(8));
        hand.when("1 mucks, 2 mucks, 3 mucks").refuses("floor misdeal", new Rejection.HandIsOver());
    }

    /** An action out of turn or a question is no action; one that was forced is. */
    @Test
    void givenANoteOfAnActionOutOfTurnThenItDoesNotCount() {
        given(four().with(substantialAction(1)))
                .when("early 1 folds, floor notes, floor misdeal")
                .then(
                        "1 out of turn: FOLD 0",
                        "ruling by 7.6",
                        "misdeal by 7.1",
                        "25 refunded to 1",
                        "45 refunded to 2",
                        "5 refunded to 3",
                        "5 refunded to 4",
                        "stacks 500 600 700 800");
    }
}
