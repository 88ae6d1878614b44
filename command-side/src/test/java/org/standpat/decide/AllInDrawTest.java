package org.standpat.decide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.standpat.decide.HouseRule.inTurn;
import static org.standpat.decide.HouseRule.timeOut;
import static org.standpat.decide.PlayedHand.byHand;
import static org.standpat.decide.PlayedHand.given;
import static org.standpat.decide.TableSetting.table;

import org.junit.jupiter.api.Test;
import org.standpat.hand.HandEvent.BettingRoundOpened;
import org.standpat.legal.LegalActions.Discard;
import org.standpat.legal.LegalActions.ReceiveCards;
import org.standpat.legal.LegalActions.StandPat;

/** Players who are all-in keep drawing, also where betting rounds are skipped (rules 5.1 and 5.10). */
class AllInDrawTest {

    /** Rule 5.10: he declares in his turn on every draw and never acts in between. */
    @Test
    void givenOnePlayerIsAllInThenHeDrawsOnEveryDrawWhileTheOthersBet() {
        PlayedHand hand = given(table().stacks(40, 500, 500)).when("3 calls, 1 calls, 2 checks");
        for (int draw = 1; draw <= 3; draw++) {
            hand.mayAct(1, new Discard(5), new StandPat()).when("1 draws " + draw + ", 2 pat, 3 draws 1");
            assertThat(hand.player(1).cards().size()).isEqualTo(5);
            hand.refuses("1 checks", new Rejection.NotYourTurn(2, 1)).when("2 checks, 3 checks");
        }
        assertThat(hand.events(BettingRoundOpened.class))
                .extracting(BettingRoundOpened::seat)
                .containsExactly(3, 2, 2, 2);
    }

    /** Rule 5.10: one player with chips left has nobody to bet with; three draws follow each other, card by card. */
    @Test
    void givenFewerThanTwoCanBetThenOnlyTheBettingRoundsAreSkipped() {
        byHand(table().stacks(40, 500).button(2))
                .when("deal 1 ??????????, deal 2 ??????????")
                .when("2 calls")
                .then("2 calls 40", "draw 1: 1 first")
                .when("1 draws 5, 2 draws 1")
                .mayAct(0, new ReceiveCards(1, 5))
                .when("deal 1 ??????????, deal 2 ??")
                .thenAll("1 gets ??????????", "2 gets ??", "draw 2: 1 first")
                .when("1 pat, 2 draws 1, deal 2 ??")
                .thenAll("1 pat", "2 discards ??", "2 gets ??", "draw 3: 1 first")
                .when("1 draws 2, 2 pat, deal 1 ????")
                .thenAll("1 discards ????", "2 pat", "1 gets ????", "showdown: 1 first");
    }

    /** The same where each receives in turn. */
    @Test
    void givenEachReceivesInTurnThenAnAllInPlayerReceivesInHisTurn() {
        given(table().stacks(500, 40, 40).with(inTurn()))
                .when("3 calls, 1 calls")
                .when("1 draws 1, 2 draws 2, 3 pat")
                .thenAll("1 discards ??", "1 gets ??", "2 discards ????", "2 gets ????", "3 pat", "draw 2: 1 first");
    }

    /** Players who go all-in on a later round draw on what is left. */
    @Test
    void givenAllInOnTheSecondRoundThenTheOtherTwoDrawsArePlayed() {
        given(table().stacks(80, 80).button(2))
                .when("2 calls, 1 checks, 1 pat, 2 pat, 1 bets 40, 2 calls, 1 draws 3, 2 draws 2")
                .when("1 draws 1, 2 draws 1")
                .then("1 discards ??", "2 discards ??", "showdown: 1 first");
    }

    /** Rules 5.10 and 7.5: gone or not, an all-in player is asked on each draw. */
    @Test
    void givenAnAllInPlayerIsGoneThenHeStandsPatOnEachDraw() {
        given(table().stacks(40, 40).button(2).with(timeOut()))
                .when("2 calls")
                .when("1 times out, 2 draws 1, 1 times out, 2 times out")
                .then(
                        "1 times out",
                        "1 pat",
                        "2 discards ??",
                        "draw 2: 1 first",
                        "1 times out",
                        "1 pat",
                        "2 times out",
                        "2 pat",
                        "draw 3: 1 first");
    }
}
