package org.standpat.command.refusal;

import java.util.Locale;
import org.standpat.decide.Rejection;

/** What kind of refusal it is: a name for programs and a title for people. The names are in the record, so they never change. */
public enum RefusalKind {
    HAND_ALREADY_STARTED("The hand has started already"),
    HAND_NOT_STARTED("The hand has not started"),
    HAND_IS_OVER("The hand is over"),
    CANNOT_START("These seats and house rules make no hand"),
    NO_SUCH_SEAT("Nobody was dealt in on this seat"),
    NOT_YOUR_TURN("It is another seat's turn"),
    NOT_NOW("Not in this phase of the hand"),
    BET_TO_MATCH("There is a bet to match"),
    NOTHING_TO_CALL("There is nothing to call"),
    WRONG_WORD("A first bet is a bet, a further one a raise"),
    WRONG_SIZE("A bet of the wrong size"),
    CAP_REACHED("The round is capped"),
    NOT_REOPENED("The betting is not reopened"),
    NOBODY_CAN_CALL("Nobody could call"),
    STACK_TOO_SMALL("The stack is too small"),
    NOTHING_DISCARDED("No card was discarded"),
    TOO_MANY_DISCARDS("Too many cards were discarded"),
    CARD_NOT_HELD("The player does not hold this card"),
    OTHER_CARDS_SHOWN("Other cards were shown than are held"),
    MAY_NOT_MUCK("The hand may not be mucked"),
    CARD_ALREADY_OUT("The card is out already"),
    OWN_DISCARD_BACK("The card is the player's own discard"),
    HOUSE_DEALS("The house deals this hand"),
    NOT_SERVED_NOW("This seat is not served now"),
    WRONG_NUMBER_OF_CARDS("The wrong number of cards"),
    BOUND_BY_OUT_OF_TURN("The action out of turn binds"),
    NO_ACTION_OUT_OF_TURN("No action out of turn to note"),
    MAY_NOT_CHANGE("The declaration stays"),
    NOT_TOLD("Nobody need be told"),
    NOTHING_EXPOSED("No card can be exposed here"),
    EXPOSED_UNKNOWN("An exposed card is known"),
    NO_MISCOUNT("No such number of cards"),
    NOTHING_FORCED("No action can be forced"),
    TOO_LATE_FOR_MISDEAL("Too late for a misdeal"),
    MAY_NOT_KILL("The hand may not be ruled dead"),
    RULING_INCOMPLETE("The ruling is incomplete"),
    NO_SUCH_POT("There is no such pot"),
    MAY_NOT_WIN("The pot cannot go to these seats");

    private final String title;

    RefusalKind(String title) {
        this.title = title;
    }

    /** The name that programs go by, such as {@code not-your-turn}; never changed. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** A heading for people, the same for every refusal of this kind. */
    public String title() {
        return title;
    }

    /** Whether what came is a card that the request named, so that it is kept out of the record of refusals. */
    boolean namesCard() {
        return switch (this) {
            case CARD_NOT_HELD, CARD_ALREADY_OUT, OWN_DISCARD_BACK -> true;
            case HAND_ALREADY_STARTED,
                    HAND_NOT_STARTED,
                    HAND_IS_OVER,
                    CANNOT_START,
                    NO_SUCH_SEAT,
                    NOT_YOUR_TURN,
                    NOT_NOW,
                    BET_TO_MATCH,
                    NOTHING_TO_CALL,
                    WRONG_WORD,
                    WRONG_SIZE,
                    CAP_REACHED,
                    NOT_REOPENED,
                    NOBODY_CAN_CALL,
                    STACK_TOO_SMALL,
                    NOTHING_DISCARDED,
                    TOO_MANY_DISCARDS,
                    OTHER_CARDS_SHOWN,
                    MAY_NOT_MUCK,
                    HOUSE_DEALS,
                    NOT_SERVED_NOW,
                    WRONG_NUMBER_OF_CARDS,
                    BOUND_BY_OUT_OF_TURN,
                    NO_ACTION_OUT_OF_TURN,
                    MAY_NOT_CHANGE,
                    NOT_TOLD,
                    NOTHING_EXPOSED,
                    EXPOSED_UNKNOWN,
                    NO_MISCOUNT,
                    NOTHING_FORCED,
                    TOO_LATE_FOR_MISDEAL,
                    MAY_NOT_KILL,
                    RULING_INCOMPLETE,
                    NO_SUCH_POT,
                    MAY_NOT_WIN -> false;
        };
    }

    /** The kind of this rejection. */
    public static RefusalKind of(Rejection rejection) {
        return switch (rejection) {
            case Rejection.HandAlreadyStarted ignored -> HAND_ALREADY_STARTED;
            case Rejection.HandNotStarted ignored -> HAND_NOT_STARTED;
            case Rejection.HandIsOver ignored -> HAND_IS_OVER;
            case Rejection.CannotStart ignored -> CANNOT_START;
            case Rejection.NoSuchSeat ignored -> NO_SUCH_SEAT;
            case Rejection.NotYourTurn ignored -> NOT_YOUR_TURN;
            case Rejection.NotNow ignored -> NOT_NOW;
            case Rejection.BetToMatch ignored -> BET_TO_MATCH;
            case Rejection.NothingToCall ignored -> NOTHING_TO_CALL;
            case Rejection.WrongWord ignored -> WRONG_WORD;
            case Rejection.WrongSize ignored -> WRONG_SIZE;
            case Rejection.CapReached ignored -> CAP_REACHED;
            case Rejection.NotReopened ignored -> NOT_REOPENED;
            case Rejection.NobodyCanCall ignored -> NOBODY_CAN_CALL;
            case Rejection.StackTooSmall ignored -> STACK_TOO_SMALL;
            case Rejection.NothingDiscarded ignored -> NOTHING_DISCARDED;
            case Rejection.TooManyDiscards ignored -> TOO_MANY_DISCARDS;
            case Rejection.CardNotHeld ignored -> CARD_NOT_HELD;
            case Rejection.OtherCardsShown ignored -> OTHER_CARDS_SHOWN;
            case Rejection.MayNotMuck ignored -> MAY_NOT_MUCK;
            case Rejection.CardAlreadyOut ignored -> CARD_ALREADY_OUT;
            case Rejection.OwnDiscardBack ignored -> OWN_DISCARD_BACK;
            case Rejection.HouseDeals ignored -> HOUSE_DEALS;
            case Rejection.NotServedNow ignored -> NOT_SERVED_NOW;
            case Rejection.WrongNumberOfCards ignored -> WRONG_NUMBER_OF_CARDS;
            case Rejection.BoundByOutOfTurn ignored -> BOUND_BY_OUT_OF_TURN;
            case Rejection.NoActionOutOfTurn ignored -> NO_ACTION_OUT_OF_TURN;
            case Rejection.MayNotChange ignored -> MAY_NOT_CHANGE;
            case Rejection.NotTold ignored -> NOT_TOLD;
            case Rejection.NothingExposed ignored -> NOTHING_EXPOSED;
            case Rejection.ExposedUnknown ignored -> EXPOSED_UNKNOWN;
            case Rejection.NoMiscount ignored -> NO_MISCOUNT;
            case Rejection.NothingForced ignored -> NOTHING_FORCED;
            case Rejection.TooLateForMisdeal ignored -> TOO_LATE_FOR_MISDEAL;
            case Rejection.MayNotKill ignored -> MAY_NOT_KILL;
            case Rejection.RulingIncomplete ignored -> RULING_INCOMPLETE;
            case Rejection.NoSuchPot ignored -> NO_SUCH_POT;
            case Rejection.MayNotWin ignored -> MAY_NOT_WIN;
        };
    }
}
