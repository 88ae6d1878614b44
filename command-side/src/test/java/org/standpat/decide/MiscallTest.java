package org.standpat.decide;

import static org.standpat.decide.HouseRule.draws;
import static org.standpat.decide.HouseRule.muck;
import static org.standpat.decide.PlayedHand.given;
import static org.standpat.decide.TableSetting.table;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.standpat.houserules.Showdown.MuckRule;
import org.standpat.legal.LegalActions.Muck;
import org.standpat.legal.LegalActions.Show;

/** A tabled winner cannot be killed (rule 6.2) but for a miscall that made another player discard the winning hand (rule 6.3). */
class MiscallTest {

    private static final String BEST = "7h5c4d3s2c";
    private static final String AS_GOOD = "7d5h4s3c2d";
    private static final String SECOND = "7c6c4h3d2h";
    private static final String THIRD = "8d6h5s3h2s";

    private static Rejection tabledWinner(int seat) {
        return new Rejection.MayNotKill(
                "6.2", "no ruling against a tabled winner, unless for a miscall by rule 6.3", seat);
    }

    /** One draw, everybody pat, seat 2 bets last and shows first, then 3 and 1; the pot is 240. */
    private static PlayedHand showdown(String ofSeat1, String ofSeat2, String ofSeat3) {
        return given(table().stacks(500, 500, 500)
                        .with(draws(1))
                        .holding(1, ofSeat1)
                        .holding(2, ofSeat2)
                        .holding(3, ofSeat3))
                .when("3 calls, 1 calls, 2 checks")
                .everybody("pat")
                .when("1 checks, 2 bets 40, 3 calls, 1 calls");
    }

    /** Rule 6.2, whatever other rule is cited. */
    @ParameterizedTest
    @ValueSource(strings = {"7.3", "6.2", "6.4", "6", "7.6", "5.8"})
    void givenATabledHandThatWinsAsThingsStandThenItCannotBeKilledByAnotherRule(String rule) {
        showdown(THIRD, SECOND, BEST).when("2 shows").refuses("floor kills 2 " + rule, tabledWinner(2));
    }

    /** Rule 6.3: player 3 discards the best hand because player 2 miscalled; player 2 is dead and the rest decides. */
    @Test
    void givenAMiscallThatMadeAnotherDiscardTheWinnerThenTheTabledWinnerMayBeRuledDead() {
        showdown(THIRD, SECOND, BEST)
                .when("2 shows, 3 mucks, floor kills 2 6.3")
                .then("2 shows " + SECOND, "3 mucks", "2 is dead by 6.3")
                .mayAct(1, new Show(), new Muck())
                .when("1 shows")
                .then("1 shows " + THIRD, "pot 0: 240 to 1", "stacks 660 420 420");
    }

    /** Somebody has still to show and mucks too: he is the last, and takes the pot unseen. */
    @Test
    void givenTheWinnerIsDeadAndTheOthersMuckThenTheLastTakesThePot() {
        showdown(THIRD, SECOND, BEST)
                .when("2 shows, 3 mucks, floor kills 2 6.3, 1 mucks")
                .then(
                        "2 shows " + SECOND,
                        "3 mucks",
                        "2 is dead by 6.3",
                        "1 mucks",
                        "pot 0: 240 to 1",
                        "stacks 660 420 420");
    }

    /** The last hand left cannot be killed, not even for a miscall: somebody has to win (rule 4.12). */
    @ParameterizedTest
    @ValueSource(strings = {"7.3", "6.3"})
    void givenAllOthersAreOutThenTheLastHandCannotBeKilled(String rule) {
        showdown(THIRD, SECOND, BEST)
                .when("2 mucks, 3 mucks")
                .refuses(
                        "floor kills 1 " + rule,
                        new Rejection.MayNotKill("4.12", "another hand than the last one left that can win a pot", 1))
                .refuses("floor kills 2 " + rule, new Rejection.MayNotKill("7.3", "a hand that may still win a pot", 2))
                .when("1 mucks")
                .refuses("floor kills 1 " + rule, new Rejection.HandIsOver());
    }

    /** A hand that was killed cannot be killed again; with one hand left the pot is awarded without a further show. */
    @Test
    void givenTheOthersAreDeadThenTheLastHandTakesThePot() {
        showdown(THIRD, SECOND, BEST)
                .when("2 shows, floor kills 3")
                .refuses("floor kills 3", new Rejection.MayNotKill("7.3", "a hand that may still win a pot", 3))
                .when("floor kills 2 6.3")
                .then("2 is dead by 6.3", "pot 0: 240 to 1", "stacks 660 420 420");
    }

    /** Rule 7.3 against a hand that is tabled and beaten. */
    @Test
    void givenATabledHandThatIsBeatenThenItMayBeRuledDead() {
        showdown(BEST, THIRD, SECOND)
                .when("2 shows, 3 shows")
                .refuses("floor kills 3", tabledWinner(3))
                .when("floor kills 2")
                .then("2 is dead by 7.3")
                .when("1 shows")
                .then("1 shows " + BEST, "pot 0: 240 to 1", "stacks 660 420 420");
    }

    /** A hand that ties the best wins its share. */
    @Test
    void givenATabledHandThatTiesThenItCannotBeKilled() {
        showdown(THIRD, BEST, AS_GOOD)
                .when("2 shows, 3 shows")
                .refuses("floor kills 2", tabledWinner(2))
                .refuses("floor kills 3", tabledWinner(3))
                .when("floor kills 3 6.3, 1 mucks")
                .then("3 is dead by 6.3", "1 mucks", "pot 0: 240 to 2", "stacks 420 660 420");
    }

    /** A hand that is not tabled is no tabled winner, however good it is. */
    @Test
    void givenAHandThatIsNotTabledThenItMayBeRuledDead() {
        showdown(THIRD, SECOND, BEST)
                .when("2 shows, floor kills 3")
                .then("2 shows " + SECOND, "3 is dead by 7.3")
                .when("1 shows")
                .then("1 shows " + THIRD, "pot 0: 240 to 2", "stacks 420 660 420");
    }

    /** Beaten in the main pot by the all-in, best in the side pot: a winner all the same. */
    @Test
    void givenAHandThatWinsOnlyASidePotThenItCannotBeKilled() {
        PlayedHand hand = given(table().stacks(40, 500, 500)
                        .with(draws(1))
                        .holding(1, BEST)
                        .holding(2, SECOND)
                        .holding(3, THIRD))
                .when("3 calls, 1 calls, 2 checks")
                .everybody("pat")
                .when("2 checks, 3 bets 40, 2 calls");
        hand.when("3 shows, 1 shows")
                .refuses("floor kills 3", tabledWinner(3))
                .refuses("floor kills 1", tabledWinner(1))
                .when("2 shows")
                .then("2 shows " + SECOND, "pot 1: 80 to 2", "pot 0: 120 to 1", "stacks 120 500 420");
    }

    /** Where losing hands alone are mucked, the next hand is shown by itself when the dead one no longer beats it. */
    @Test
    void givenLosersMayMuckWhenTheWinnerIsKilledThenTheNextHandIsShown() {
        given(table().stacks(500, 500, 500)
                        .with(draws(1))
                        .with(muck(MuckRule.LOSING_HANDS))
                        .holding(1, THIRD)
                        .holding(2, BEST)
                        .holding(3, SECOND))
                .when("3 calls, 1 calls, 2 checks")
                .everybody("pat")
                .when("1 checks, 2 bets 40, 3 calls, 1 calls")
                .mayAct(3, new Show(), new Muck())
                .when("3 mucks, floor kills 2 6.3")
                .then("3 mucks", "2 is dead by 6.3", "1 shows " + THIRD, "pot 0: 240 to 1", "stacks 660 420 420");
    }
}
