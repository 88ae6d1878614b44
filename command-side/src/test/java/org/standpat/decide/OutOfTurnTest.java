package org.standpat.decide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.standpat.decide.HouseRule.noLimit;
import static org.standpat.decide.HouseRule.timeOut;
import static org.standpat.decide.PlayedHand.byHand;
import static org.standpat.decide.PlayedHand.given;
import static org.standpat.decide.TableSetting.table;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.standpat.deal.CardSource;
import org.standpat.hand.HandCommand;
import org.standpat.hand.HandState;
import org.standpat.hand.OutOfTurn;
import org.standpat.legal.LegalActions.Bet;
import org.standpat.legal.LegalActions.Call;
import org.standpat.legal.LegalActions.Check;
import org.standpat.legal.LegalActions.Fold;
import org.standpat.legal.LegalActions.Raise;

/** Action out of turn: refused, or held as a note that binds where the action to that player did not change (rule 4.13). */
class OutOfTurnTest {

    private static Rejection.BoundByOutOfTurn bound(int seat, OutOfTurn.Word word, long to) {
        return new Rejection.BoundByOutOfTurn(new OutOfTurn(seat, word, to));
    }

    /** Rule 4.13, online: the command is refused and the hand unchanged; there is no note either. */
    @ParameterizedTest
    @ValueSource(strings = {"1 folds", "1 checks", "1 calls", "1 raises 80", "2 folds", "2 raises 80"})
    void givenTheHouseDealsThenAnActionOutOfTurnIsRefused(String action) {
        CardSource dealer = Seeds.dealer(413);
        PlayedHand.housed(table().deep(3), () -> dealer)
                .refuses(action, new Rejection.NotYourTurn(3, action.charAt(0) - '0'))
                .refuses("early " + action, new Rejection.HouseDeals());
    }

    /** In a recorded hand, too, only a note is taken, not the action itself. */
    @Test
    void givenARecordedHandThenTheNoteChangesNeitherTurnNorChips() {
        PlayedHand hand = given(table().deep(3)).refuses("1 raises 80", new Rejection.NotYourTurn(3, 1));
        hand.when("early 1 raises 80").then("1 out of turn: RAISE 80");
        assertThat(((HandState.Betting) hand.state()).toAct()).isEqualTo(3);
        assertThat(hand.player(1).bet()).isEqualTo(20);
        hand.mayAct(3, new Fold(), new Call(40, 40), new Raise(80, 80));
    }

    /** Rule 4.13: nothing to match has changed, so the action stands; a call or fold before it changes nothing. */
    @ParameterizedTest
    @CsvSource({
        "folds, 3 calls, 1 folds",
        "folds, 3 folds, 1 folds",
        "calls, 3 calls, 1 calls",
        "calls, 3 folds, 1 calls",
        "raises 80, 3 calls, 1 raises 80",
        "raises 80, 3 folds, 1 raises 80"
    })
    void givenTheActionDidNotChangeThenThePlayerIsBound(String early, String before, String binding) {
        PlayedHand hand = given(table().deep(3)).when("early 1 " + early + ", " + before);
        String[] word = early.split(" ", -1);
        Rejection refusal = switch (word[0]) {
            case "folds" -> bound(1, OutOfTurn.Word.FOLD, 0);
            case "calls" -> bound(1, OutOfTurn.Word.CALL, 0);
            default -> bound(1, OutOfTurn.Word.RAISE, 80);
        };
        switch (word[0]) {
            case "folds" -> hand.mayAct(1, new Fold());
            case "calls" -> hand.mayAct(1, new Call(40, 20));
            default -> hand.mayAct(1, new Raise(80, 80));
        }
        for (String other : List.of("1 folds", "1 calls", "1 raises 80", "1 checks", "1 bets 40")) {
            if (!other.equals(binding)) {
                hand.refuses(other, refusal);
            }
        }
        hand.when(binding);
        assertThat(((HandState.Started) hand.state()).turn()).isNotEqualTo(1);
    }

    /** With nobody having bet: a check or a bet out of turn. */
    @Test
    void givenNobodyHasBetThenACheckOrABetOutOfTurnBindsAfterAnotherCheck() {
        PlayedHand hand =
                given(table().deep(3)).when("3 calls, 1 calls, 2 checks").everybody("pat");
        hand.when("early 2 checks, early 3 bets 40, 1 checks")
                .mayAct(2, new Check())
                .refuses("2 bets 40", bound(2, OutOfTurn.Word.CHECK, 0))
                .when("2 checks")
                .mayAct(3, new Bet(40, 40))
                .refuses("3 checks", bound(3, OutOfTurn.Word.BET, 40))
                .when("3 bets 40")
                .mayAct(1, new Fold(), new Call(40, 40), new Raise(80, 80));
    }

    /** Rule 4.13: a bet or raise before him changes the action, so nothing binds. */
    @ParameterizedTest
    @ValueSource(strings = {"folds", "calls", "raises 80", "raises 120", "checks"})
    void givenARaiseBeforeHimThenThePlayerIsFree(String early) {
        given(table().deep(3))
                .when("early 1 " + early + ", 3 raises 80")
                .mayAct(1, new Fold(), new Call(80, 60), new Raise(120, 120));
    }

    @Test
    void givenABetBeforeHimThenACheckOrBetOutOfTurnIsOff() {
        PlayedHand hand =
                given(table().deep(3)).when("3 calls, 1 calls, 2 checks").everybody("pat");
        hand.when("early 2 checks, early 3 bets 40, 1 bets 40")
                .mayAct(2, new Fold(), new Call(40, 40), new Raise(80, 80))
                .when("2 folds")
                .mayAct(3, new Fold(), new Call(40, 40), new Raise(80, 80));
    }

    /** A short all-in changes what there is to match, too. */
    @Test
    void givenAShortAllInBeforeHimThenThePlayerIsFree() {
        given(table().stacks(500, 500, 50).with(noLimit()))
                .when("early 1 calls, 3 raises 50")
                .then("1 out of turn: CALL 0", "3 raises to 50 short")
                .mayAct(1, new Fold(), new Call(50, 30), new Raise(90, 500));
    }

    /** What was never allowed does not bind: a check facing a bet, a call of nothing, a raise of another size than there is. */
    @ParameterizedTest
    @ValueSource(strings = {"checks", "bets 40", "bets 80", "raises 79", "raises 120", "raises 0", "raises -80"})
    void givenTheActionWouldBeIllegalThenItDoesNotBind(String early) {
        given(table().deep(3))
                .when("early 1 " + early + ", 3 calls")
                .mayAct(1, new Fold(), new Call(40, 20), new Raise(80, 80));
    }

    @ParameterizedTest
    @ValueSource(strings = {"calls", "raises 80", "bets 80", "bets 39", "bets 0"})
    void givenNobodyHasBetAndTheActionWouldBeIllegalThenItDoesNotBind(String early) {
        given(table().deep(3))
                .when("3 calls, 1 calls, 2 checks")
                .everybody("pat")
                .when("early 2 " + early + ", 1 checks")
                .mayAct(2, new Fold(), new Check(), new Bet(40, 40));
    }

    /** A player acts out of turn once; when a raise has taken his note away he may do it again. */
    @Test
    void givenASecondActionOutOfTurnThenItIsRefusedUntilTheFirstIsOff() {
        given(table().deep(4))
                .when("early 1 calls")
                .refuses("early 1 folds", new Rejection.NoActionOutOfTurn(List.of(2, 4), 1))
                .when("early 2 folds")
                .refuses("early 2 folds", new Rejection.NoActionOutOfTurn(List.of(4), 2))
                .when("3 raises 80, early 1 folds, 4 calls")
                .mayAct(1, new Fold())
                .when("1 folds")
                .mayAct(2, new Fold(), new Call(80, 40), new Raise(120, 120));
    }

    /** Only who waits for his turn can act out of it. */
    @Test
    void givenSomebodyWhoDoesNotWaitThenHeCannotActOutOfTurn() {
        PlayedHand hand = byHand(table().stacks(500, 500, 500, 500, 40))
                .refuses("early 1 folds", new Rejection.NoActionOutOfTurn(List.of(), 1))
                .when("deal 1 ??????????, deal 2 ??????????, deal 3 ??????????, deal 4 ??????????, deal 5 ??????????")
                .refuses("early 3 folds", new Rejection.NoActionOutOfTurn(List.of(1, 2, 4, 5), 3))
                .refuses("early 8 folds", new Rejection.NoSuchSeat(List.of(1, 2, 3, 4, 5), 8))
                .when("3 calls, 4 folds, 5 calls")
                .refuses("early 3 folds", new Rejection.NoActionOutOfTurn(List.of(2), 3))
                .refuses("early 4 folds", new Rejection.NoActionOutOfTurn(List.of(2), 4))
                .refuses("early 5 folds", new Rejection.NoActionOutOfTurn(List.of(2), 5));
        hand.when("1 calls, 2 checks").refuses("early 2 folds", new Rejection.NoActionOutOfTurn(List.of(), 2));
    }

    /** The note holds for its round only. */
    @Test
    void givenTheRoundEndsBeforeHisTurnThenTheNoteIsForgotten() {
        given(table().deep(3))
                .when("early 2 checks, 3 folds, 1 folds")
                .then(
                        "2 out of turn: CHECK 0",
                        "3 folds",
                        "1 folds",
                        "20 back to 2",
                        "pot 0: 40 to 2",
                        "stacks 9980 10020 10000");
        PlayedHand hand = given(table().deep(3)).when("early 2 checks, 3 calls, 1 calls, 2 checks");
        hand.everybody("pat").when("1 checks").mayAct(2, new Fold(), new Check(), new Bet(40, 40));
    }

    /** Rules 4.13 and 7.5: what is forced on a bound player is what he did out of turn. */
    @ParameterizedTest
    @CsvSource({
        "folds, 1 folds",
        "calls, 1 calls 40",
        "raises 80, 1 raises to 80",
        // not allowed, so it does not bind
        "checks, 1 folds"
    })
    void givenABoundPlayerWhenHeIsTimedOutThenHisOwnActionIsForced(String early, String forced) {
        given(table().deep(3).with(timeOut()))
                .when("early 1 " + early + ", 3 calls")
                .when("1 times out")
                .then("1 times out", forced);
    }

    @ParameterizedTest
    @CsvSource({"folds, 2 folds", "checks, 2 checks", "bets 40, 2 bets 40"})
    void givenABoundPlayerWithNothingToMatchWhenHeIsTimedOutThenHisOwnActionIsForced(String early, String forced) {
        given(table().deep(3).with(timeOut()))
                .when("3 calls, 1 calls, 2 checks")
                .everybody("pat")
                .when("early 2 " + early + ", 1 checks")
                .when("2 times out")
                .then("2 times out", forced);
    }

    /** A fold, check or call has no size: one that comes with the report is not kept, and the player can do what he is bound to. */
    @ParameterizedTest
    @CsvSource({"FOLD, 1 folds", "CALL, 1 calls"})
    void givenASizeWithAWordThatHasNoneThenThePlayerCanStillDoIt(OutOfTurn.Word word, String binding) {
        PlayedHand hand = given(table().deep(3));
        hand.play(new HandCommand.ReportOutOfTurn(new OutOfTurn(1, word, 40)));
        hand.when("3 calls, " + binding);
        assertThat(((HandState.Betting) hand.state()).toAct()).isEqualTo(2);
    }
}
