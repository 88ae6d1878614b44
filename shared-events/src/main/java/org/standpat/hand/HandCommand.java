package org.standpat.hand;

import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.standpat.card.Card;
import org.standpat.card.Cards;
import org.standpat.hand.HandEvent.Cause;
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
     * @param owing what single players have to post besides (rules 3.5 and 3.6)
     * @param previous what the hand before left at the table, to check button and blinds by; null when nobody says
     */
    record StartHand(
            UUID hand,
            String table,
            Instant at,
            Dealing dealing,
            HouseRules rules,
            List<SeatedPlayer> seats,
            int button,
            List<Owing> owing,
            @Nullable PreviousHand previous)
            implements HandCommand {
        public StartHand {
            seats = List.copyOf(seats);
            owing = List.copyOf(owing);
        }

        /** A hand in which nobody owes more than his place does, and of which the hand before is not told. */
        public StartHand(
                UUID hand,
                String table,
                Instant at,
                Dealing dealing,
                HouseRules rules,
                List<SeatedPlayer> seats,
                int button) {
            this(hand, table, at, dealing, rules, seats, button, List.of(), null);
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

    /** Change what was declared on this draw (rule 5.3); no cards to stand pat now. */
    record ChangeDeclaration(int seat, Cards cards) implements HandCommand {}

    /** Ask how many cards an opponent took on the last draw (rule 5.9). */
    record AskCardsTaken(int seat, int opponent) implements HandCommand {}

    /** Act for a player who did not act in time or is gone, as the house rules say (rule 7.5). */
    record ForceAction(int seat, Cause cause) implements HandCommand {}

    /** Report cards that were dealt to a seat in a recorded hand, all that are owed or some of them. */
    record ReportCards(int seat, Cards cards) implements HandCommand {}

    /** Report that a card on its way to a seat was exposed, in a recorded hand (rules 5.8 and 7.2). */
    record ReportExposed(int seat, Card card) implements HandCommand {}

    /** Report that a seat will hold {@code held} cards when the deal to it is complete, in a recorded hand (rule 6.4). */
    record ReportMiscount(int seat, int held) implements HandCommand {}

    /** Report an action out of turn, in a recorded hand (rule 4.13). */
    record ReportOutOfTurn(OutOfTurn action) implements HandCommand {}

    /** What the floor may do. */
    sealed interface FloorAction extends HandCommand {
        /** Who rules, why, and by which rule. */
        Ruling ruling();
    }

    /** Declare a misdeal (rule 7.1). */
    record DeclareMisdeal(Ruling ruling) implements FloorAction {}

    /** Cancel the hand (rule 7.4). */
    record CancelHand(Ruling ruling) implements FloorAction {}

    /** Rule a hand dead (rules 6.3 and 7.3). */
    record KillHand(int seat, Ruling ruling) implements FloorAction {}

    /**
     * Rule, after the hand, who wins a pot (rule 7.6).
     *
     * @param pot number of the pot; 0 is the main pot
     * @param winners seats that share it, at least one
     */
    record RuleOnPot(int pot, List<Integer> winners, Ruling ruling) implements FloorAction {
        public RuleOnPot {
            winners = List.copyOf(winners);
        }
    }

    /** Put a ruling on record that changes neither chips nor cards (rule 7.6). */
    record IssueRuling(Ruling ruling) implements FloorAction {}
}
