package org.standpat.command.api;

import java.util.List;
import org.standpat.card.Card;
import org.standpat.command.refusal.Refusal;
import org.standpat.decide.Rejection;
import org.standpat.hand.OutOfTurn;
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
            new Rejection.CannotStart(List.of(
                    new Fault("1.5", "2 to 6 players", "1 players"),
                    new Fault("3.4", "small blind of 0 to 100", "small blind of 150"))),
            new Rejection.BoundByOutOfTurn(new OutOfTurn(3, OutOfTurn.Word.RAISE, 200)),
            new Rejection.NoActionOutOfTurn(List.of(1, 6), 3),
            new Rejection.MayNotChange("no change: what is declared stays by these house rules", 3),
            new Rejection.NotTold("a question before there is action after a draw", 6),
            new Rejection.NothingExposed("5.8", List.of(1, 3), 6),
            new Rejection.ExposedUnknown(),
            new Rejection.NoMiscount("0 to 7 cards other than 5", 5),
            new Rejection.NothingForced("to wait for the player: the house rules force nothing", "a forced action"),
            new Rejection.TooLateForMisdeal(2),
            new Rejection.MayNotKill("4.12", "another hand than the last one left, which wins", 3),
            new Rejection.RulingIncomplete(),
            new Rejection.NoSuchPot(List.of(0, 1), 2),
            new Rejection.MayNotWin(List.of(1, 3), List.of(6)),
            new Rejection.HandAlreadyStarted(),
            new Rejection.HandNotStarted());

    /** How a ruling may be refused. */
    static final List<Class<? extends Rejection>> OF_RULINGS = List.of(
            Rejection.RulingIncomplete.class,
            Rejection.HandIsOver.class,
            Rejection.TooLateForMisdeal.class,
            Rejection.NoSuchSeat.class,
            Rejection.MayNotKill.class,
            Rejection.NotNow.class,
            Rejection.NoSuchPot.class,
            Rejection.MayNotWin.class);

    private RefusalExamples() {}

    /** What is answered to an action that is refused for this reason. */
    static Problem problem(Rejection rejection) {
        return Problem.of(Refusal.of(rejection, rejection instanceof Rejection.CannotStart ? 0 : POSITION));
    }
}
