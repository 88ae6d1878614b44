package org.standpat.command.api;

import java.util.List;
import org.standpat.card.Card;
import org.standpat.command.refusal.Refusal;
import org.standpat.decide.Rejection;
import org.standpat.houserules.Fault;

/** One refusal of each kind, as it is answered. A test checks that no kind is missing. */
final class RefusalExamples {

    private static final int POSITION = 17;
    private static final Card CARD = Card.parse("Kd");

    /** A rejection of each kind. */
    static final List<Rejection> REJECTIONS = List.of(
            new Rejection.NotYourTurn(3, 5),
            new Rejection.NotNow("4.3", "discard or pat by seat 3", "raise"),
            new Rejection.NoSuchSeat(List.of(1, 3, 6), 2),
            new Rejection.BetToMatch(200, 100),
            new Rejection.NothingToCall(),
            new Rejection.WrongWord(true, 100),
            new Rejection.WrongSize("4.5", 200, 200, 350),
            new Rejection.CapReached(4),
            new Rejection.NotReopened(140),
            new Rejection.NobodyCanCall(),
            new Rejection.StackTooSmall(90, 100),
            new Rejection.NothingDiscarded(),
            new Rejection.TooManyDiscards(5, 6),
            new Rejection.CardNotHeld(CARD),
            new Rejection.OtherCardsShown(),
            new Rejection.MayNotMuck("a player is all-in, so every hand is tabled"),
            new Rejection.CardAlreadyOut(CARD),
            new Rejection.OwnDiscardBack(CARD),
            new Rejection.HouseDeals(),
            new Rejection.NotServedNow(List.of(1, 3), 6),
            new Rejection.WrongNumberOfCards(2, 3),
            new Rejection.HandIsOver(),
            new Rejection.CannotStart(List.of(new Fault("1.5", "2 to 6 players", "1 players"))),
            new Rejection.HandAlreadyStarted(),
            new Rejection.HandNotStarted());

    private RefusalExamples() {}

    /** What is answered to an action that is refused for this reason. */
    static Problem problem(Rejection rejection) {
        return Problem.of(Refusal.of(rejection, rejection instanceof Rejection.CannotStart ? 0 : POSITION));
    }
}
