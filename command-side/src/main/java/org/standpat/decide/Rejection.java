package org.standpat.decide;

import java.util.List;
import org.standpat.card.Card;
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

    /** A bet or raise of another size than the betting structure allows (rule 4.5). */
    record WrongSize(long least, long most, long to) implements Rejection {}

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

    /** More cards were named than the player holds (rule 5.1). */
    record TooManyDiscards(int held, int asked) implements Rejection {}

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
}
