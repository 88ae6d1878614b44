package org.standpat.decide;

import java.util.List;
import org.standpat.card.Card;
import org.standpat.hand.OutOfTurn;
import org.standpat.houserules.Fault;

/**
 * Why a command was refused: the rule, what was expected and what came, said in {@link RejectionWords}. Cards in it are only such as the
 * command itself named.
 */
public sealed interface Rejection {

    /** Number of the rule that forbids it, as in the rulebook. */
    default String rule() {
        return RejectionWords.of(this).rule();
    }

    /** What was expected, as a phrase. */
    default String expected() {
        return RejectionWords.of(this).expected();
    }

    /** What came, as a phrase. */
    default String actual() {
        return RejectionWords.of(this).actual();
    }

    /** The whole refusal as a sentence for the person who reads it. */
    default String sentence() {
        return "Rule " + rule() + ": expected " + expected() + ", got " + actual() + ".";
    }

    /** A hand can only start once. */
    record HandAlreadyStarted() implements Rejection {}

    /** Nothing can happen in a hand before it starts. */
    record HandNotStarted() implements Rejection {}

    /** Nothing can happen in a hand that is over. */
    record HandIsOver() implements Rejection {}

    /** The seats, the button or the house rules do not make a hand; all that is wrong is listed. */
    record CannotStart(List<Fault> faults) implements Rejection {
        public CannotStart {
            faults = List.copyOf(faults);
        }
    }

    /** Nobody was dealt in on this seat. */
    record NoSuchSeat(List<Integer> seats, int asked) implements Rejection {
        public NoSuchSeat {
            seats = List.copyOf(seats);
        }
    }

    /** It is somebody else's turn (rule 4.13). */
    record NotYourTurn(int turn, int seat) implements Rejection {}

    /** The action belongs to another phase of the hand. */
    record NotNow(String rule, String expected, String actual) implements Rejection {}

    /** A check with a bet to match (rule 4.3). */
    record BetToMatch(long level, long bet) implements Rejection {}

    /** A call with nothing to match (rule 4.3). */
    record NothingToCall() implements Rejection {}

    /** A bet after the betting has been opened, or a raise before (rule 4.3). */
    record WrongWord(boolean opened, long level) implements Rejection {}

    /** A bet or raise of another size than the betting structure or the stack allows (rules 4.5, 4.7 and 4.8). */
    record WrongSize(String rule, long least, long most, long to) implements Rejection {}

    /** The round holds as many bets as it may (rule 4.6). */
    record CapReached(int bets) implements Rejection {}

    /** The player has acted and faces only a short all-in (rule 4.9). */
    record NotReopened(long level) implements Rejection {}

    /** Nobody else has chips to call with (rule 5.10). */
    record NobodyCanCall() implements Rejection {}

    /** The stack does not reach beyond the bet to call (rule 4.9). */
    record StackTooSmall(long allIn, long level) implements Rejection {}

    /** No cards were named for a discard (rule 5.1). */
    record NothingDiscarded() implements Rejection {}

    /** More cards were named than the player holds, or than a hand has (rule 5.1). */
    record TooManyDiscards(int most, int asked) implements Rejection {}

    /** A card was named that the player does not hold (rule 5.4). */
    record CardNotHeld(Card card) implements Rejection {}

    /** Other cards were shown than are held (rule 6.2). */
    record OtherCardsShown() implements Rejection {}

    /** The hand may not be mucked (rule 6.2). */
    record MayNotMuck(String why) implements Rejection {}

    /** A card that is in a hand or in the muck cannot come from the stub or be held by somebody else (rule 5.11). */
    record CardAlreadyOut(Card card) implements Rejection {}

    /** A player never gets back a card that he discarded on this draw (rule 5.11). */
    record OwnDiscardBack(Card card) implements Rejection {}

    /** Cards were reported in a hand that the service deals. */
    record HouseDeals() implements Rejection {}

    /** Cards were reported for a seat that is not served now (rule 5.5). */
    record NotServedNow(List<Integer> seats, int seat) implements Rejection {
        public NotServedNow {
            seats = List.copyOf(seats);
        }
    }

    /** More cards were reported than the seat is owed, or none (rule 5.1). */
    record WrongNumberOfCards(int owed, int came) implements Rejection {}

    /** The player is bound to what he did out of turn (rule 4.13). */
    record BoundByOutOfTurn(OutOfTurn action) implements Rejection {}

    /** Nobody waits on this seat whose action out of turn could be noted (rule 4.13). */
    record NoActionOutOfTurn(List<Integer> seats, int seat) implements Rejection {
        public NoActionOutOfTurn {
            seats = List.copyOf(seats);
        }
    }

    /** The declaration may not be changed, or not any more (rule 5.3). */
    record MayNotChange(String expected, int seat) implements Rejection {}

    /** Nobody need be told how many cards were taken, or not any more (rule 5.9). */
    record NotTold(String expected, int opponent) implements Rejection {}

    /** No card that could be exposed is on its way to this seat (rules 5.8 and 7.2). */
    record NothingExposed(String rule, List<Integer> seats, int seat) implements Rejection {
        public NothingExposed {
            seats = List.copyOf(seats);
        }
    }

    /** An exposed card was reported unknown, although everybody saw it (rule 5.8). */
    record ExposedUnknown() implements Rejection {}

    /** The seat cannot hold so many cards (rule 6.4). */
    record NoMiscount(String expected, int held) implements Rejection {}

    /** Nothing can be forced here, or the house rules force nothing (rule 7.5). */
    record NothingForced(String expected, String actual) implements Rejection {}

    /** It is too late for a misdeal (rule 7.1). */
    record TooLateForMisdeal(int substantialAction) implements Rejection {}

    /** This hand may not be ruled dead (rules 4.12, 6.2 and 7.3). */
    record MayNotKill(String rule, String expected, int seat) implements Rejection {}

    /** The ruling does not say who, why and by which rule (rule 7.6). */
    record RulingIncomplete() implements Rejection {}

    /** There is no such pot to rule on (rule 7.6). */
    record NoSuchPot(List<Integer> pots, int pot) implements Rejection {
        public NoSuchPot {
            pots = List.copyOf(pots);
        }
    }

    /** The pot cannot go to these seats (rule 4.11). */
    record MayNotWin(List<Integer> seats, List<Integer> winners) implements Rejection {
        public MayNotWin {
            seats = List.copyOf(seats);
            winners = List.copyOf(winners);
        }
    }
}
