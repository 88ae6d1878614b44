package org.standpat.decide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.standpat.decide.HouseRule.mayChange;
import static org.standpat.decide.PlayedHand.byHand;
import static org.standpat.decide.PlayedHand.given;
import static org.standpat.decide.TableSetting.table;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.standpat.hand.HandState;
import org.standpat.legal.ActionsBeside;

/** How many cards an opponent took is told until there is action after the draw (rule 5.9). */
class CardsTakenTest {

    private static final String CALLED = "3 calls, 1 calls, 2 checks";

    private static Rejection tooLate(int opponent) {
        return new Rejection.NotTold("a question before there is action after a draw", opponent);
    }

    /** Rule 5.9: the true number, 0 when he stood pat, whoever asks. */
    @ParameterizedTest
    @CsvSource({"pat, 0", "draws 1, 1", "draws 2, 2", "draws 3, 3", "draws 4, 4", "draws 5, 5"})
    void givenADrawThenTheNumberOfCardsTakenIsTold(String declared, int taken) {
        PlayedHand hand = given(table().deep(3)).when(CALLED + ", 1 draws 1, 2 " + declared + ", 3 pat");
        HandState before = hand.state();
        hand.when("1 asks 2, 3 asks 2, 3 asks 1, 1 asks 3")
                .then(
                        "1 is told that 2 took " + taken,
                        "3 is told that 2 took " + taken,
                        "3 is told that 1 took 1",
                        "1 is told that 3 took 0");
        assertThat(hand.state()).as("a question changes nothing").isEqualTo(before);
    }

    /** Rule 5.9: afterwards not, whatever the action was. */
    @ParameterizedTest
    @ValueSource(strings = {"1 checks", "1 bets 40", "1 folds"})
    void givenThereWasActionThenNothingIsTold(String action) {
        PlayedHand hand = given(table().deep(3)).when(CALLED + ", 1 draws 1, 2 draws 2, 3 pat, " + action);
        hand.refuses("3 asks 2", tooLate(2)).refuses("1 asks 2", tooLate(2));
        assertThat(ActionsBeside.of(hand.state())).noneMatch(ActionsBeside.AskCardsTaken.class::isInstance);
    }

    @Test
    void givenNobodyHasDrawnYetThenNothingIsTold() {
        PlayedHand hand = given(table().deep(3)).refuses("1 asks 2", tooLate(2));
        hand.when(CALLED)
                .refuses("1 asks 2", tooLate(2))
                .when("1 draws 1, 2 draws 2")
                .refuses("3 asks 2", tooLate(2));
    }

    /** After the next draw it is about that draw, and after its action it is over again. */
    @Test
    void givenTheNextDrawThenItsNumberIsTold() {
        PlayedHand hand = given(table().deep(3)).when(CALLED + ", 1 draws 1, 2 draws 3, 3 pat");
        hand.everybody("checks").refuses("1 asks 2", tooLate(2));
        hand.when("1 draws 4, 2 pat, 3 draws 1")
                .when("3 asks 1, 1 asks 2, 1 asks 3")
                .then("3 is told that 1 took 4", "1 is told that 2 took 0", "1 is told that 3 took 1");
        assertThat(ActionsBeside.of(hand.state())).contains(new ActionsBeside.AskCardsTaken(List.of(1, 2, 3)));
    }

    /** A player who was not in the draw took none; there is nothing to tell. */
    @Test
    void givenAPlayerFoldedBeforeTheDrawThenNothingIsToldOfHim() {
        PlayedHand hand = given(table().deep(3)).when("3 folds, 1 calls, 2 checks, 1 draws 1, 2 pat");
        hand.refuses("1 asks 3", new Rejection.NotTold("a question about a player who was in the draw", 3))
                .refuses("1 asks 5", new Rejection.NoSuchSeat(List.of(1, 2, 3), 5))
                .refuses("5 asks 1", new Rejection.NoSuchSeat(List.of(1, 2, 3), 5));
        assertThat(ActionsBeside.of(hand.state())).contains(new ActionsBeside.AskCardsTaken(List.of(1, 2)));
    }

    /** Rules 5.3, 5.8 and 5.9: the declaration that counted, and an exposed card is not one more. */
    @Test
    void givenAChangedDeclarationAndAnExposedCardThenTheNumberIsThatOfTheLastDeclaration() {
        byHand(table().deep(3).with(mayChange()).holding(1, "KhQh4d3s2c"))
                .when("deal 1 KhQh4d3s2c, deal 2 ??????????, deal 3 ??????????, " + CALLED)
                .when("1 discards Kh, 1 changes KhQh4d, 2 pat, 3 pat, expose 1 Ks, deal 1 ??????")
                .when("2 asks 1")
                .then("2 is told that 1 took 3");
    }

    /** An action out of turn that is only noted is no action yet; a note of the floor neither. */
    @Test
    void givenANoteOfTheFloorThenTheNumberIsStillTold() {
        given(table().deep(3))
                .when(CALLED + ", 1 draws 1, 2 draws 2, 3 pat, floor notes, 1 asks 2")
                .then(
                        "3 calls 40",
                        "1 calls 40",
                        "2 checks",
                        "draw 1: 1 first",
                        "1 discards ??",
                        "2 discards ????",
                        "3 pat",
                        "round 2: 1 first",
                        "ruling by 7.6",
                        "1 is told that 2 took 2");
    }
}
