package org.standpat.decide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.standpat.decide.HouseRule.mostSeats;
import static org.standpat.decide.HouseRule.reshuffle;
import static org.standpat.decide.PlayedHand.byHand;
import static org.standpat.decide.PlayedHand.given;
import static org.standpat.decide.TableSetting.table;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.standpat.card.Card;
import org.standpat.card.Cards;
import org.standpat.deal.CardSource;
import org.standpat.hand.HandCommand;
import org.standpat.hand.HandState;
import org.standpat.hand.OutOfTurn;
import org.standpat.houserules.Fault;
import org.standpat.houserules.ReshuffleProcedure;

/**
 * Every way to be refused: the rule's number, what was expected and what came (rule 8). That each of them is also produced by a hand
 * is seen here or in the test of its rule.
 */
class RefusalsTest {

    private static final Card SEVEN = Card.parse("7h");

    static Stream<Arguments> refusals() {
        return Stream.of(
                Arguments.of(
                        new Rejection.HandAlreadyStarted(),
                        "8",
                        "an action in the hand that has started",
                        "a second start of the same hand"),
                Arguments.of(new Rejection.HandNotStarted(), "8", "the start of the hand first", "an action"),
                Arguments.of(new Rejection.HandIsOver(), "8", "no more actions: the hand is over", "an action"),
                Arguments.of(
                        new Rejection.CannotStart(List.of(new Fault("1.5", "a", "b"), new Fault("3.1", "c", "d"))),
                        "1.5",
                        "a; c",
                        "b; d"),
                Arguments.of(new Rejection.NoSuchSeat(List.of(1, 2), 3), "1.5", "one of the seats [1, 2]", "seat 3"),
                Arguments.of(new Rejection.NotYourTurn(1, 2), "4.13", "an action by seat 1", "an action by seat 2"),
                Arguments.of(new Rejection.NotNow("5.1", "this", "that"), "5.1", "this", "that"),
                Arguments.of(
                        new Rejection.BetToMatch(40, 20),
                        "4.3",
                        "fold, call or raise: the bet is 40 and the seat has put in 20",
                        "check"),
                Arguments.of(
                        new Rejection.NothingToCall(), "4.3", "check, bet or raise: there is nothing to match", "call"),
                Arguments.of(new Rejection.WrongWord(true, 40), "4.3", "raise: the betting is open at 40", "bet"),
                Arguments.of(new Rejection.WrongWord(false, 0), "4.3", "bet: nobody has bet on this round", "raise"),
                Arguments.of(new Rejection.WrongSize("4.5", 40, 40, 41), "4.5", "a total of 40", "a total of 41"),
                Arguments.of(new Rejection.WrongSize("4.5", 40, 50, 41), "4.5", "a total of 40 to 50", "a total of 41"),
                Arguments.of(
                        new Rejection.CapReached(4),
                        "4.6",
                        "fold or call: the round is capped at 4 bets",
                        "one more bet or raise"),
                Arguments.of(
                        new Rejection.NotReopened(59),
                        "4.9",
                        "fold or call: the all-in to 59 is less than a full raise and does not reopen the betting",
                        "a raise"),
                Arguments.of(
                        new Rejection.NobodyCanCall(),
                        "5.10",
                        "fold, check or call: everybody else is all-in",
                        "a bet or raise that nobody could call"),
                Arguments.of(
                        new Rejection.StackTooSmall(15, 40),
                        "4.9",
                        "fold or call: all chips together make 15, which is not above 40",
                        "a raise"),
                Arguments.of(
                        new Rejection.NothingDiscarded(),
                        "5.1",
                        "at least one card, or stand pat",
                        "a discard of no cards"),
                Arguments.of(new Rejection.TooManyDiscards(5, 6), "5.1", "at most 5 cards", "6 cards"),
                Arguments.of(new Rejection.CardNotHeld(SEVEN), "5.4", "cards that the player holds", "the 7h"),
                Arguments.of(
                        new Rejection.CardNotHeld(Card.UNKNOWN),
                        "5.4",
                        "cards that the player holds",
                        "an unknown card where every card held is known"),
                Arguments.of(
                        new Rejection.OtherCardsShown(),
                        "6.2",
                        "the five cards that the player holds, all of them known",
                        "other cards"),
                Arguments.of(new Rejection.MayNotMuck("it wins"), "6.2", "the hand shown: it wins", "muck"),
                Arguments.of(
                        new Rejection.CardAlreadyOut(SEVEN),
                        "5.11",
                        "a card that is neither in a hand nor in the muck",
                        "the 7h"),
                Arguments.of(
                        new Rejection.OwnDiscardBack(SEVEN),
                        "5.11",
                        "a card that this player has not discarded",
                        "the 7h"),
                Arguments.of(
                        new Rejection.HouseDeals(),
                        "8",
                        "no reported cards: the house deals this hand",
                        "reported cards"),
                Arguments.of(
                        new Rejection.NotServedNow(List.of(), 1),
                        "5.5",
                        "no cards: nobody is owed any now",
                        "cards for seat 1"),
                Arguments.of(
                        new Rejection.NotServedNow(List.of(2, 3), 1),
                        "5.5",
                        "cards for one of the seats [2, 3]",
                        "cards for seat 1"),
                Arguments.of(new Rejection.WrongNumberOfCards(2, 3), "5.1", "1 to 2 cards", "3 cards"),
                Arguments.of(
                        new Rejection.BoundByOutOfTurn(new OutOfTurn(2, OutOfTurn.Word.BET, 40)),
                        "4.13",
                        "bet 40 as done out of turn, for nothing to match has changed since",
                        "another action"),
                Arguments.of(
                        new Rejection.NoActionOutOfTurn(List.of(), 2),
                        "4.13",
                        "no action out of turn: nobody else waits to act",
                        "one by seat 2"),
                Arguments.of(
                        new Rejection.NoActionOutOfTurn(List.of(1, 3), 2),
                        "4.13",
                        "an action out of turn by one of the seats [1, 3]",
                        "one by seat 2"),
                Arguments.of(
                        new Rejection.MayNotChange("that it stays", 2), "5.3", "that it stays", "a change by seat 2"),
                Arguments.of(
                        new Rejection.NotTold("a question in time", 2),
                        "5.9",
                        "a question in time",
                        "a question about seat 2"),
                Arguments.of(
                        new Rejection.NothingExposed("5.8", List.of(), 2),
                        "5.8",
                        "no exposed card: nobody is owed any now",
                        "one of seat 2"),
                Arguments.of(
                        new Rejection.NothingExposed("7.2", List.of(1), 2),
                        "7.2",
                        "an exposed card of one of the seats [1]",
                        "one of seat 2"),
                Arguments.of(
                        new Rejection.ExposedUnknown(),
                        "5.8",
                        "the exposed card, which everybody saw",
                        "an unknown card"),
                Arguments.of(
                        new Rejection.NoMiscount("0 to 6 cards other than 5", 5),
                        "6.4",
                        "0 to 6 cards other than 5",
                        "5 cards"),
                Arguments.of(
                        new Rejection.NothingForced("to wait", "a forced action"), "7.5", "to wait", "a forced action"),
                Arguments.of(
                        new Rejection.TooLateForMisdeal(2),
                        "7.1",
                        "a misdeal before 2 actions of the first betting round",
                        "a misdeal after that"),
                Arguments.of(new Rejection.MayNotKill("4.12", "another", 3), "4.12", "another", "seat 3 ruled dead"),
                Arguments.of(
                        new Rejection.RulingIncomplete(),
                        "7.6",
                        "who rules in 1 to 64 characters, but not 'the rules', why in 1 to 500, and the number of a rule such as 7.1",
                        "a ruling without one of them"),
                Arguments.of(
                        new Rejection.NoSuchPot(List.of(), 1), "7.6", "no ruling on a pot: none was awarded", "pot 1"),
                Arguments.of(
                        new Rejection.NoSuchPot(List.of(0), 1),
                        "7.6",
                        "one of the pots [0], of which 0 is the main pot",
                        "pot 1"),
                Arguments.of(
                        new Rejection.MayNotWin(List.of(1, 2), List.of(3)),
                        "4.11",
                        "winners among the seats that put chips in the pot, [1, 2], each named once",
                        "seats [3]"));
    }

    @ParameterizedTest
    @MethodSource("refusals")
    void givenARefusalThenItNamesTheRuleTheExpectedAndTheActual(
            Rejection refusal, String rule, String expected, String actual) {
        assertThat(refusal.rule()).isEqualTo(rule);
        assertThat(refusal.expected()).isEqualTo(expected);
        assertThat(refusal.actual()).isEqualTo(actual);
        assertThat(refusal.sentence()).isEqualTo("Rule " + rule + ": expected " + expected + ", got " + actual + ".");
        assertThat(new RuleViolation(refusal)).hasMessage(refusal.sentence());
    }

    @Test
    void givenTheTableOfRefusalsThenNoKindIsLeftOut() {
        assertThat(refusals()
                        .map(line ->
                                Objects.requireNonNull(line.get()[0]).getClass().getSimpleName())
                        .distinct())
                .containsExactlyInAnyOrderElementsOf(Stream.of(Rejection.class.getPermittedSubclasses())
                        .map(Class::getSimpleName)
                        .toList());
    }

    @Test
    void givenNothingHasStartedThenEveryActionIsRefused() {
        for (HandCommand command : List.of(
                new HandCommand.Fold(1),
                new HandCommand.Bet(1, 40),
                new HandCommand.StandPat(1),
                new HandCommand.Muck(1),
                new HandCommand.ReportCards(1, Cards.parse("7h")))) {
            RuleViolation refused = catchThrowableOfType(
                    RuleViolation.class, () -> Decider.decide(HandState.NOT_STARTED, command, CardSource.REPORTED));
            assertThat(refused.rejection()).isEqualTo(new Rejection.HandNotStarted());
        }
    }

    @Test
    void givenAStartedOrFinishedHandThenItCannotStartAgain() {
        TableSetting table = table().deep(2);
        given(table)
                .refuses(table.start(), new Rejection.HandAlreadyStarted())
                .when("2 folds")
                .refuses(table.start(), new Rejection.HandAlreadyStarted())
                .refuses("1 checks", new Rejection.HandIsOver());
    }

    @Test
    void givenASeatWhereNobodySitsThenItsActionIsRefused() {
        PlayedHand hand = given(table().seat(2, 500).seat(5, 500).button(2));
        for (int seat : new int[] {1, 3, 0, -1, 11, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
            hand.refuses(seat + " folds", new Rejection.NoSuchSeat(List.of(2, 5), seat));
        }
    }

    /** Rule 4.13. */
    @Test
    void givenAnotherPlayersTurnThenEveryBettingActionIsRefused() {
        PlayedHand hand = given(table().deep(3));
        for (String action : List.of("folds", "checks", "calls", "bets 40", "raises 80")) {
            hand.refuses("1 " + action, new Rejection.NotYourTurn(3, 1));
        }
    }

    @Test
    void givenAFoldedPlayerThenHeCannotAct() {
        given(table().deep(3)).when("3 folds").refuses("3 calls", new Rejection.NotYourTurn(1, 3));
    }

    @Test
    void givenABettingRoundThenDrawingAndShowingAreRefused() {
        String awaited = "fold, check, call, bet or raise by seat 3";
        given(table().deep(3))
                .refuses("3 draws 1", new Rejection.NotNow("5.1", awaited, "discard"))
                .refuses("3 pat", new Rejection.NotNow("5.1", awaited, "pat"))
                .refuses("3 shows", new Rejection.NotNow("6.1", awaited, "show"))
                .refuses("3 mucks", new Rejection.NotNow("6.1", awaited, "muck"));
    }

    @Test
    void givenADrawThenBettingAndShowingAreRefused() {
        String awaited = "discard or pat by seat 1";
        given(table().deep(2).button(2))
                .when("2 calls, 1 checks")
                .refuses("1 folds", new Rejection.NotNow("4.3", awaited, "fold"))
                .refuses("1 checks", new Rejection.NotNow("4.3", awaited, "check"))
                .refuses("1 calls", new Rejection.NotNow("4.3", awaited, "call"))
                .refuses("1 bets 40", new Rejection.NotNow("4.3", awaited, "bet"))
                .refuses("1 raises 40", new Rejection.NotNow("4.3", awaited, "raise"))
                .refuses("1 mucks", new Rejection.NotNow("6.1", awaited, "muck"));
    }

    @Test
    void givenTheHouseDealsThenReportedCardsAreRefused() {
        CardSource dealer = Seeds.dealer(1);
        PlayedHand.housed(table().deep(3), () -> dealer)
                .refuses("deal 1 7h", new Rejection.HouseDeals())
                .when("3 calls, 1 calls, 2 checks")
                .refuses("deal 1 7h", new Rejection.HouseDeals());
    }

    /** Rule 5.11: twelve cards in the stub of eight players; players 1 and 2 take ten, player 3 two before the pool is shuffled. */
    private static PlayedHand reshuffled(ReshuffleProcedure procedure) {
        return byHand(table().deep(8).with(mostSeats(8)).with(reshuffle(procedure)))
                .when("deal 1 2c2d2h2s3c, deal 2 3d3h3s4c4d, deal 3 4h4s5c5d5h, deal 4 5s6c6d6h6s, deal 5 ??????????")
                .when("deal 6 ??????????, deal 7 ??????????, deal 8 ??????????")
                .when("3 calls, 4 calls, 5 calls, 6 calls, 7 calls, 8 calls, 1 calls, 2 checks")
                .when("1 draws 5, 2 draws 5, 3 draws 5, 4 draws 5, 5 pat, 6 pat, 7 pat, 8 pat")
                .when("deal 1 7c7d7h7s8c, deal 2 8d8h8s9c9d");
    }

    @Test
    void givenAReshuffleThenAPlayerNeverGetsBackADiscardOfThisDraw() {
        reshuffled(ReshuffleProcedure.NEVER_OWN)
                .refuses("deal 3 9h9s2c2d4h", new Rejection.OwnDiscardBack(Card.parse("4h")))
                .when("deal 3 9h9s2c2d6c")
                .refuses("deal 4 6h", new Rejection.OwnDiscardBack(Card.parse("6h")))
                .refuses("deal 4 6c", new Rejection.CardAlreadyOut(Card.parse("6c")))
                .when("deal 4 4h4s5c5d5h");
    }

    /** Source B: the pool for player 3 holds what player 4 has discarded, who is served from it and must not get it back. */
    @Test
    void givenThePoolHoldsTheDiscardsOfAPlayerYetToBeServedThenHeNeverGetsThemBack() {
        reshuffled(ReshuffleProcedure.ALL_BUT_CURRENT)
                .refuses("deal 3 9h4h", new Rejection.CardAlreadyOut(Card.parse("4h")))
                .when("deal 3 9h2c2d6c3d")
                .refuses("deal 4 6h", new Rejection.OwnDiscardBack(Card.parse("6h")))
                .when("deal 4 2h2s3c3h3s");
    }

    /** Source A: the pool holds only the discards of those who are served. */
    @Test
    void givenCompletedDrawersThenTheDiscardsOfAPlayerYetToBeServedCannotBeDealt() {
        reshuffled(ReshuffleProcedure.COMPLETED_DRAWERS)
                .refuses("deal 3 9h9s4h", new Rejection.CardAlreadyOut(Card.parse("4h")))
                .refuses("deal 3 9h9s6c", new Rejection.CardAlreadyOut(Card.parse("6c")))
                .when("deal 3 9h9s2c3d2d")
                .when("deal 4 2h2s3c3h3s");
    }

    @Test
    void givenNeverOwnThenAnEarlierDiscardOfTheHandIsRefusedToo() {
        PlayedHand hand = reshuffled(ReshuffleProcedure.NEVER_OWN).when("deal 3 9h9s2c2d6c, deal 4 4h4s5c5d5h");
        hand.everybody("checks").when("1 draws 1, 2 pat, 3 pat, 4 pat, 5 pat, 6 pat, 7 pat, 8 pat");
        hand.refuses("deal 1 2h", new Rejection.OwnDiscardBack(Card.parse("2h")))
                .when("deal 1 3d");
    }

    @Test
    void givenCompletedDrawersThenAnEarlierDiscardOfTheHandMayComeBack() {
        PlayedHand hand = reshuffled(ReshuffleProcedure.COMPLETED_DRAWERS).when("deal 3 9h9s2c3d2d, deal 4 2h2s3c3h3s");
        hand.everybody("checks").when("1 draws 1, 2 draws 1, 3 pat, 4 pat, 5 pat, 6 pat, 7 pat, 8 pat");
        hand.when("deal 1 4c, deal 2 4d");
    }
}
