package org.standpat.decide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.standpat.decide.HouseRule.draws;
import static org.standpat.decide.HouseRule.muck;
import static org.standpat.decide.HouseRule.tableWhenAllIn;
import static org.standpat.decide.HouseRule.timeOut;
import static org.standpat.decide.PlayedHand.byHand;
import static org.standpat.decide.PlayedHand.given;
import static org.standpat.decide.TableSetting.table;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.standpat.card.Cards;
import org.standpat.deal.CardSource;
import org.standpat.hand.HandCommand;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.ActionForced;
import org.standpat.hand.HandEvent.Cause;
import org.standpat.hand.HandFold;
import org.standpat.hand.HandState;
import org.standpat.houserules.Showdown.MuckRule;
import org.standpat.legal.ActionsBeside;

/** A player does not act in time or is gone: check, else fold; pat; muck where he may; the record says it was forced (rule 7.5). */
class TimeOutTest {

    private static final String BEST = "7h5c4d3s2c";
    private static final String SECOND = "7c6c4h3d2h";
    private static final Rejection WAITED_FOR =
            new Rejection.NothingForced("to wait for the player: the house rules force nothing", "a forced action");

    private static TableSetting three() {
        return table().stacks(500, 500, 500).with(draws(1)).with(timeOut());
    }

    private static PlayedHand atShowdown(TableSetting table) {
        return given(table).when("3 calls, 1 calls, 2 checks").everybody("pat").when("1 checks, 2 checks, 3 checks");
    }

    /** Rule 7.5, betting: with a bet to match he folds, though he could call. */
    @Test
    void givenABetToMatchThenHeFolds() {
        given(three())
                .when("3 times out")
                .then("3 times out", "3 folds")
                .when("1 times out")
                .then("1 times out", "1 folds", "20 back to 2", "pot 0: 40 to 2", "stacks 480 520 500");
    }

    /** With nothing to match he checks: the big blind before the draw, anybody after it. */
    @Test
    void givenNothingToMatchThenHeChecks() {
        given(three())
                .when("3 calls, 1 calls, 2 times out")
                .then("3 calls 40", "1 calls 40", "2 times out", "2 checks", "draw 1: 1 first")
                .everybody("pat")
                .when("1 times out, 2 bets 40, 3 times out, 1 calls")
                .then(
                        "1 times out",
                        "1 checks",
                        "2 bets 40",
                        "3 times out",
                        "3 folds",
                        "1 calls 40",
                        "showdown: 2 first");
    }

    /** Rule 7.5, draw: he stands pat. */
    @Test
    void givenADrawThenHeStandsPat() {
        given(three())
                .when("3 calls, 1 calls, 2 checks")
                .when("1 times out, 2 draws 1, 3 times out")
                .then("1 times out", "1 pat", "2 discards ??", "3 times out", "3 pat", "round 2: 1 first");
    }

    /** Rule 7.5, showdown: a player who is gone does not lose a pot that his cards win; an unknown hand is mucked. */
    @Test
    void givenAnybodyMayMuckThenAHandThatIsNotBeatenIsShownAndAnotherMucked() {
        atShowdown(three().holding(1, BEST).holding(2, SECOND))
                .when("1 times out, 2 times out, 3 times out")
                .then(
                        "1 times out",
                        "1 shows " + BEST,
                        "2 times out",
                        "2 mucks",
                        "3 times out",
                        "3 mucks",
                        "pot 0: 120 to 1",
                        "stacks 580 460 460");
    }

    /** Where losing hands alone may be mucked, a beaten or unknown one is. */
    @Test
    void givenLosersMayMuckThenABeatenHandIsMucked() {
        atShowdown(three().with(muck(MuckRule.LOSING_HANDS)).holding(1, BEST).holding(2, SECOND))
                .when("2 times out, 3 times out")
                .then("2 times out", "2 mucks", "3 times out", "3 mucks", "pot 0: 120 to 1", "stacks 580 460 460");
    }

    /** A hand that may not be mucked is shown for him; the decider shows it by itself, so the state is that of a shorter record. */
    @Test
    void givenLosersMayMuckThenAHandThatIsNotBeatenIsShown() {
        PlayedHand hand = atShowdown(
                three().with(muck(MuckRule.LOSING_HANDS)).holding(1, BEST).holding(2, SECOND));
        HandState opened = HandFold.of(hand.events().stream()
                .takeWhile(event -> !(event instanceof HandEvent.HandShown))
                .toList());
        assertThat(Decider.decide(opened, new HandCommand.ForceAction(1, Cause.TIME_OUT), CardSource.REPORTED))
                .startsWith(new ActionForced(1, Cause.TIME_OUT), new HandEvent.HandShown(1, Cards.parse(BEST)));
    }

    /** Hands are tabled and his cards are not known: nothing can be done for him. */
    @Test
    void givenTheHandMustBeTabledAndIsUnknownThenNothingIsForced() {
        PlayedHand hand = given(table().stacks(40, 40)
                        .button(2)
                        .with(draws(1))
                        .with(timeOut())
                        .with(tableWhenAllIn())
                        .holding(2, BEST))
                .when("2 calls, 1 pat, 2 pat")
                .refuses("1 times out", new Rejection.NothingForced("show or muck by seat 1", "a forced action"));
        assertThat(ActionsBeside.of(hand.state())).noneMatch(ActionsBeside.ForceAction.class::isInstance);
        hand.when("1 shows " + SECOND).then("1 shows " + SECOND, "2 shows " + BEST, "pot 0: 80 to 2", "stacks 0 80");
    }

    /** The record says that it was forced, and why, before the action. */
    @ParameterizedTest
    @EnumSource
    void givenACauseThenTheRecordKeepsIt(Cause cause) {
        PlayedHand hand = given(three());
        hand.play(new HandCommand.ForceAction(3, cause));
        List<HandEvent> events = hand.events();
        assertThat(events.subList(events.size() - 2, events.size()))
                .containsExactly(new ActionForced(3, cause), new HandEvent.Folded(3));
    }

    /** Not on another seat than the one whose turn it is. */
    @Test
    void givenAnotherPlayersTurnThenNothingIsForcedOnASeat() {
        PlayedHand hand = given(three())
                .refuses("1 times out", new Rejection.NotYourTurn(3, 1))
                .refuses("2 times out", new Rejection.NotYourTurn(3, 2))
                .refuses("7 times out", new Rejection.NoSuchSeat(List.of(1, 2, 3), 7));
        assertThat(ActionsBeside.of(hand.state())).contains(new ActionsBeside.ForceAction(3));
        hand.when("3 folds, 1 calls, 2 checks")
                .refuses("2 times out", new Rejection.NotYourTurn(1, 2))
                .refuses("3 times out", new Rejection.NotYourTurn(1, 3));
    }

    /** Nobody has a choice while cards are dealt. */
    @Test
    void givenCardsAreDealtThenNothingIsForced() {
        byHand(three())
                .refuses("3 times out", new Rejection.NothingForced("the first cards to be dealt", "a forced action"))
                .when("deal 1 ??????????, deal 2 ??????????, deal 3 ??????????, 3 calls, 1 calls, 2 checks")
                .when("1 draws 1, 2 pat, 3 pat")
                .refuses(
                        "1 times out",
                        new Rejection.NothingForced("the replacement cards to be dealt", "a forced action"));
    }

    /** Rule 7.5, house rule: the table waits, in every phase. */
    @Test
    void givenTheHouseWaitsThenNothingIsForced() {
        PlayedHand hand = given(table().stacks(500, 500, 500).with(draws(1))).refuses("3 times out", WAITED_FOR);
        assertThat(ActionsBeside.of(hand.state())).noneMatch(ActionsBeside.ForceAction.class::isInstance);
        hand.when("3 calls, 1 calls, 2 checks").refuses("1 times out", WAITED_FOR);
        hand.everybody("pat").refuses("1 times out", WAITED_FOR);
        hand.everybody("checks").refuses("1 times out", WAITED_FOR);
    }

    @Test
    void givenTheHandIsOverThenNothingIsForced() {
        given(three()).when("3 folds, 1 folds").refuses("2 times out", new Rejection.HandIsOver());
    }
}
