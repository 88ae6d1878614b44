package org.standpat.decide;

import org.standpat.hand.OutOfTurn;
import org.standpat.hand.Ruling;
import org.standpat.houserules.Fault;

/**
 * The rule of a rejection and what was expected and what came, in words.
 *
 * @param rule number of the rule, as in the rulebook
 * @param expected a phrase
 * @param actual a phrase
 */
record RejectionWords(String rule, String expected, String actual) {

    static RejectionWords of(Rejection rejection) {
        return switch (rejection) {
            case Rejection.HandAlreadyStarted ignored ->
                new RejectionWords("8", "an action in the hand that has started", "a second start of the same hand");
            case Rejection.HandNotStarted ignored ->
                new RejectionWords("8", "the start of the hand first", "an action");
            case Rejection.HandIsOver ignored ->
                new RejectionWords("8", "no more actions: the hand is over", "an action");
            case Rejection.CannotStart it ->
                new RejectionWords(
                        it.faults().getFirst().rule(),
                        String.join(
                                "; ", it.faults().stream().map(Fault::expected).toList()),
                        String.join(
                                "; ", it.faults().stream().map(Fault::actual).toList()));
            case Rejection.NoSuchSeat it ->
                new RejectionWords("1.5", "one of the seats " + it.seats(), "seat " + it.asked());
            case Rejection.NotYourTurn it ->
                new RejectionWords("4.13", "an action by seat " + it.turn(), "an action by seat " + it.seat());
            case Rejection.NotNow it -> new RejectionWords(it.rule(), it.expected(), it.actual());
            case Rejection.BetToMatch it ->
                new RejectionWords(
                        "4.3",
                        "fold, call or raise: the bet is " + it.level() + " and the seat has put in " + it.bet(),
                        "check");
            case Rejection.NothingToCall ignored ->
                new RejectionWords("4.3", "check, bet or raise: there is nothing to match", "call");
            case Rejection.WrongWord it ->
                new RejectionWords(
                        "4.3",
                        it.opened()
                                ? "raise: the betting is open at " + it.level()
                                : "bet: nobody has bet on this round",
                        it.opened() ? "bet" : "raise");
            case Rejection.WrongSize it ->
                new RejectionWords(
                        it.rule(),
                        it.least() == it.most()
                                ? "a total of " + it.least()
                                : "a total of " + it.least() + " to " + it.most(),
                        "a total of " + it.to());
            case Rejection.CapReached it ->
                new RejectionWords(
                        "4.6", "fold or call: the round is capped at " + it.bets() + " bets", "one more bet or raise");
            case Rejection.NotReopened it ->
                new RejectionWords(
                        "4.9",
                        "fold or call: the all-in to " + it.level()
                                + " is less than a full raise and does not reopen the betting",
                        "a raise");
            case Rejection.NobodyCanCall ignored ->
                new RejectionWords(
                        "5.10",
                        "fold, check or call: everybody else is all-in",
                        "a bet or raise that nobody could call");
            case Rejection.StackTooSmall it ->
                new RejectionWords(
                        "4.9",
                        "fold or call: all chips together make " + it.allIn() + ", which is not above " + it.level(),
                        "a raise");
            case Rejection.NothingDiscarded ignored ->
                new RejectionWords("5.1", "at least one card, or stand pat", "a discard of no cards");
            case Rejection.TooManyDiscards it ->
                new RejectionWords("5.1", "at most " + it.most() + " cards", it.asked() + " cards");
            case Rejection.CardNotHeld it ->
                new RejectionWords(
                        "5.4",
                        "cards that the player holds",
                        it.card().isKnown() ? "the " + it.card() : "an unknown card where every card held is known");
            case Rejection.OtherCardsShown ignored ->
                new RejectionWords("6.2", "the five cards that the player holds, all of them known", "other cards");
            case Rejection.MayNotMuck it -> new RejectionWords("6.2", "the hand shown: " + it.why(), "muck");
            case Rejection.CardAlreadyOut it ->
                new RejectionWords("5.11", "a card that is neither in a hand nor in the muck", "the " + it.card());
            case Rejection.OwnDiscardBack it ->
                new RejectionWords("5.11", "a card that this player has not discarded", "the " + it.card());
            case Rejection.HouseDeals ignored ->
                new RejectionWords("8", "no reported cards: the house deals this hand", "reported cards");
            case Rejection.NotServedNow it ->
                new RejectionWords(
                        "5.5",
                        it.seats().isEmpty()
                                ? "no cards: nobody is owed any now"
                                : "cards for one of the seats " + it.seats(),
                        "cards for seat " + it.seat());
            case Rejection.BoundByOutOfTurn it ->
                new RejectionWords(
                        "4.13",
                        word(it.action()) + " as done out of turn, for nothing to match has changed since",
                        "another action");
            case Rejection.NoActionOutOfTurn it ->
                new RejectionWords(
                        "4.13",
                        it.seats().isEmpty()
                                ? "no action out of turn: nobody else waits to act"
                                : "an action out of turn by one of the seats " + it.seats(),
                        "one by seat " + it.seat());
            case Rejection.MayNotChange it -> new RejectionWords("5.3", it.expected(), "a change by seat " + it.seat());
            case Rejection.NotTold it ->
                new RejectionWords("5.9", it.expected(), "a question about seat " + it.opponent());
            case Rejection.NothingExposed it ->
                new RejectionWords(
                        it.rule(),
                        it.seats().isEmpty()
                                ? "no exposed card: nobody is owed any now"
                                : "an exposed card of one of the seats " + it.seats(),
                        "one of seat " + it.seat());
            case Rejection.ExposedUnknown ignored ->
                new RejectionWords("5.8", "the exposed card, which everybody saw", "an unknown card");
            case Rejection.NoMiscount it -> new RejectionWords("6.4", it.expected(), it.held() + " cards");
            case Rejection.NothingForced it -> new RejectionWords("7.5", it.expected(), it.actual());
            case Rejection.TooLateForMisdeal it ->
                new RejectionWords(
                        "7.1",
                        "a misdeal before " + it.substantialAction() + " actions of the first betting round",
                        "a misdeal after that");
            case Rejection.MayNotKill it ->
                new RejectionWords(it.rule(), it.expected(), "seat " + it.seat() + " ruled dead");
            case Rejection.RulingIncomplete ignored ->
                new RejectionWords(
                        "7.6",
                        "who rules in 1 to " + Ruling.LONGEST_NAME + " characters, but not '" + Ruling.THE_RULES
                                + "', why in 1 to " + Ruling.LONGEST_REASON
                                + ", and the number of a rule such as 7.1",
                        "a ruling without one of them");
            case Rejection.NoSuchPot it ->
                new RejectionWords(
                        "7.6",
                        it.pots().isEmpty()
                                ? "no ruling on a pot: none was awarded"
                                : "one of the pots " + it.pots() + ", of which 0 is the main pot",
                        "pot " + it.pot());
            case Rejection.MayNotWin it ->
                new RejectionWords(
                        "4.11",
                        "winners among the seats that put chips in the pot, " + it.seats() + ", each named once",
                        "seats " + it.winners());
            case Rejection.WrongNumberOfCards it ->
                new RejectionWords("5.1", "1 to " + it.owed() + " cards", it.came() + " cards");
        };
    }

    private static String word(OutOfTurn action) {
        return switch (action.word()) {
            case FOLD -> "fold";
            case CHECK -> "check";
            case CALL -> "call";
            case BET -> "bet " + action.to();
            case RAISE -> "raise to " + action.to();
        };
    }
}
