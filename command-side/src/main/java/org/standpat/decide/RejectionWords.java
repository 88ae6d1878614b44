package org.standpat.decide;

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
                        "4.5",
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
                new RejectionWords("5.1", "at most " + it.held() + " cards", it.asked() + " cards");
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
            case Rejection.WrongNumberOfCards it ->
                new RejectionWords("5.1", "1 to " + it.owed() + " cards", it.came() + " cards");
        };
    }
}
