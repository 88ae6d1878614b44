package org.standpat.hand;

import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.standpat.card.Cards;
import org.standpat.houserules.HouseRules;

/** What somebody asks to happen in a hand. Amounts are totals of the betting round in chips; seats are seat numbers. */
public sealed interface HandCommand {

    /**
     * Start a hand: blinds are posted, and where the service deals, cards too.
     *
     * @param hand the identity that the hand will have
     * @param table the room's name for the table
     * @param at when the hand begins
     * @param dealing where the cards come from
     * @param rules the house rules
     * @param seats who is dealt in
     * @param button seat of the dealer button
     */
    record StartHand(
            UUID hand,
            String table,
            Instant at,
            Dealing dealing,
            HouseRules rules,
            List<SeatedPlayer> seats,
            int button)
            implements HandCommand {
        public StartHand {
            seats = List.copyOf(seats);
        }
    }

    /** One player's action. */
    sealed interface Action extends HandCommand {
        /** Number of the seat that acts. */
        int seat();
    }

    /** Give up the hand. */
    record Fold(int seat) implements Action {}

    /** Pass with nothing to match. */
    record Check(int seat) implements Action {}

    /** Match the bet, or put in everything when the stack is less. */
    record Call(int seat) implements Action {}

    /** Open the betting for {@code to} chips. */
    record Bet(int seat, long to) implements Action {}

    /** Raise to a total of {@code to} chips on this round. */
    record Raise(int seat, long to) implements Action {}

    /** Discard these cards; in a recorded hand they may be unknown. */
    record Discard(int seat, Cards cards) implements Action {}

    /** Keep all cards. */
    record StandPat(int seat) implements Action {}

    /** Table the hand. {@code cards} may be empty when every card held is known already. */
    record Show(int seat, Cards cards) implements Action {}

    /** Give up the hand unseen at showdown. */
    record Muck(int seat) implements Action {}

    /** Report cards that were dealt to a seat in a recorded hand, all that are owed or some of them. */
    record ReportCards(int seat, Cards cards) implements HandCommand {}
}
