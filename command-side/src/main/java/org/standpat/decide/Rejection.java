package org.standpat.decide;

import java.util.List;
import org.standpat.card.Card;
import org.standpat.houserules.Fault;

/**
 * Why a command was refused: the rule, what was expected and what came. Cards in it are only such as the command itself named.
 */
public sealed interface Rejection {

    /** Number of the rule that forbids it, as in the rulebook. */
    String rule();

    /** What was expected, as a phrase. */
    String expected();

    /** What came, as a phrase. */
    String actual();

    /** The whole refusal as a sentence for the person who reads it. */
    default String sentence() {
        return "Rule " + rule() + ": expected " + expected() + ", got " + actual() + ".";
    }

    /** A hand can only start once. */
    record HandAlreadyStarted() implements Rejection {
        @Override
        public String rule() {
            return "8";
        }

        @Override
        public String expected() {
            return "an action in the hand that has started";
        }

        @Override
        public String actual() {
            return "a second start of the same hand";
        }
    }

    /** Nothing can happen in a hand before it starts. */
    record HandNotStarted() implements Rejection {
        @Override
        public String rule() {
            return "8";
        }

        @Override
        public String expected() {
            return "the start of the hand first";
        }

        @Override
        public String actual() {
            return "an action";
        }
    }

    /** Nothing can happen in a hand that is over. */
    record HandIsOver() implements Rejection {
        @Override
        public String rule() {
            return "8";
        }

        @Override
        public String expected() {
            return "no more actions: the hand is over";
        }

        @Override
        public String actual() {
            return "an action";
        }
    }

    /** The seats, the button or the house rules do not make a hand; all that is wrong is listed. */
    record CannotStart(List<Fault> faults) implements Rejection {
        public CannotStart {
            faults = List.copyOf(faults);
        }

        @Override
        public String rule() {
            return faults.getFirst().rule();
        }

        @Override
        public String expected() {
            return String.join("; ", faults.stream().map(Fault::expected).toList());
        }

        @Override
        public String actual() {
            return String.join("; ", faults.stream().map(Fault::actual).toList());
        }
    }

    /** Nobody was dealt in on this seat. */
    record NoSuchSeat(List<Integer> seats, int asked) implements Rejection {
        public NoSuchSeat {
            seats = List.copyOf(seats);
        }

        @Override
        public String rule() {
            return "1.5";
        }

        @Override
        public String expected() {
            return "one of the seats " + seats;
        }

        @Override
        public String actual() {
            return "seat " + asked;
        }
    }

    /** It is somebody else's turn (rule 4.13). */
    record NotYourTurn(int turn, int seat) implements Rejection {
        @Override
        public String rule() {
            return "4.13";
        }

        @Override
        public String expected() {
            return "an action by seat " + turn;
        }

        @Override
        public String actual() {
            return "an action by seat " + seat;
        }
    }

    /** The action belongs to another phase of the hand. */
    record NotNow(String rule, String expected, String actual) implements Rejection {}

    /** A check with a bet to match (rule 4.3). */
    record BetToMatch(long level, long bet) implements Rejection {
        @Override
        public String rule() {
            return "4.3";
        }

        @Override
        public String expected() {
            return "fold, call or raise: the bet is " + level + " and the seat has put in " + bet;
        }

        @Override
        public String actual() {
            return "check";
        }
    }

    /** A call with nothing to match (rule 4.3). */
    record NothingToCall() implements Rejection {
        @Override
        public String rule() {
            return "4.3";
        }

        @Override
        public String expected() {
            return "check, bet or raise: there is nothing to match";
        }

        @Override
        public String actual() {
            return "call";
        }
    }

    /** A bet after the betting has been opened, or a raise before (rule 4.3). */
    record WrongWord(boolean opened, long level) implements Rejection {
        @Override
        public String rule() {
            return "4.3";
        }

        @Override
        public String expected() {
            return opened ? "raise: the betting is open at " + level : "bet: nobody has bet on this round";
        }

        @Override
        public String actual() {
            return opened ? "bet" : "raise";
        }
    }

    /** A bet or raise of another size than the betting structure allows (rule 4.5). */
    record WrongSize(long least, long most, long to) implements Rejection {
        @Override
        public String rule() {
            return "4.5";
        }

        @Override
        public String expected() {
            return least == most ? "a total of " + least : "a total of " + least + " to " + most;
        }

        @Override
        public String actual() {
            return "a total of " + to;
        }
    }

    /** The round holds as many bets as it may (rule 4.6). */
    record CapReached(int bets) implements Rejection {
        @Override
        public String rule() {
            return "4.6";
        }

        @Override
        public String expected() {
            return "fold or call: the round is capped at " + bets + " bets";
        }

        @Override
        public String actual() {
            return "one more bet or raise";
        }
    }

    /** The player has acted and faces only a short all-in (rule 4.9). */
    record NotReopened(long level) implements Rejection {
        @Override
        public String rule() {
            return "4.9";
        }

        @Override
        public String expected() {
            return "fold or call: the all-in to " + level + " is less than a full raise and does not reopen the betting";
        }

        @Override
        public String actual() {
            return "a raise";
        }
    }

    /** Nobody else has chips to call with (rule 5.10). */
    record NobodyCanCall() implements Rejection {
        @Override
        public String rule() {
            return "5.10";
        }

        @Override
        public String expected() {
            return "fold, check or call: everybody else is all-in";
        }

        @Override
        public String actual() {
            return "a bet or raise that nobody could call";
        }
    }

    /** The stack does not reach beyond the bet to call (rule 4.9). */
    record StackTooSmall(long allIn, long level) implements Rejection {
        @Override
        public String rule() {
            return "4.9";
        }

        @Override
        public String expected() {
            return "fold or call: all chips together make " + allIn + ", which is not above " + level;
        }

        @Override
        public String actual() {
            return "a raise";
        }
    }

    /** No cards were named for a discard (rule 5.1). */
    record NothingDiscarded() implements Rejection {
        @Override
        public String rule() {
            return "5.1";
        }

        @Override
        public String expected() {
            return "at least one card, or stand pat";
        }

        @Override
        public String actual() {
            return "a discard of no cards";
        }
    }

    /** More cards were named than the player holds (rule 5.1). */
    record TooManyDiscards(int held, int asked) implements Rejection {
        @Override
        public String rule() {
            return "5.1";
        }

        @Override
        public String expected() {
            return "at most " + held + " cards";
        }

        @Override
        public String actual() {
            return asked + " cards";
        }
    }

    /** A card was named that the player does not hold (rule 5.4). */
    record CardNotHeld(Card card) implements Rejection {
        @Override
        public String rule() {
            return "5.4";
        }

        @Override
        public String expected() {
            return "cards that the player holds";
        }

        @Override
        public String actual() {
            return card.isKnown() ? "the " + card : "an unknown card where every card held is known";
        }
    }

    /** Other cards were shown than are held (rule 6.2). */
    record OtherCardsShown() implements Rejection {
        @Override
        public String rule() {
            return "6.2";
        }

        @Override
        public String expected() {
            return "the five cards that the player holds, all of them known";
        }

        @Override
        public String actual() {
            return "other cards";
        }
    }

    /** The hand may not be mucked (rule 6.2). */
    record MayNotMuck(String why) implements Rejection {
        @Override
        public String rule() {
            return "6.2";
        }

        @Override
        public String expected() {
            return "the hand shown: " + why;
        }

        @Override
        public String actual() {
            return "muck";
        }
    }

    /** A card that is in a hand or in the muck cannot come from the stub or be held by somebody else (rule 5.11). */
    record CardAlreadyOut(Card card) implements Rejection {
        @Override
        public String rule() {
            return "5.11";
        }

        @Override
        public String expected() {
            return "a card that is neither in a hand nor in the muck";
        }

        @Override
        public String actual() {
            return "the " + card;
        }
    }

    /** A player never gets back a card that he discarded on this draw (rule 5.11). */
    record OwnDiscardBack(Card card) implements Rejection {
        @Override
        public String rule() {
            return "5.11";
        }

        @Override
        public String expected() {
            return "a card that this player has not discarded";
        }

        @Override
        public String actual() {
            return "the " + card;
        }
    }

    /** Cards were reported in a hand that the service deals. */
    record HouseDeals() implements Rejection {
        @Override
        public String rule() {
            return "8";
        }

        @Override
        public String expected() {
            return "no reported cards: the house deals this hand";
        }

        @Override
        public String actual() {
            return "reported cards";
        }
    }

    /** Cards were reported for a seat that is not served now (rule 5.5). */
    record NotServedNow(List<Integer> seats, int seat) implements Rejection {
        public NotServedNow {
            seats = List.copyOf(seats);
        }

        @Override
        public String rule() {
            return "5.5";
        }

        @Override
        public String expected() {
            return seats.isEmpty() ? "no cards: nobody is owed any now" : "cards for one of the seats " + seats;
        }

        @Override
        public String actual() {
            return "cards for seat " + seat;
        }
    }

    /** More cards were reported than the seat is owed, or none (rule 5.1). */
    record WrongNumberOfCards(int owed, int came) implements Rejection {
        @Override
        public String rule() {
            return "5.1";
        }

        @Override
        public String expected() {
            return "1 to " + owed + " cards";
        }

        @Override
        public String actual() {
            return came + " cards";
        }
    }
}
