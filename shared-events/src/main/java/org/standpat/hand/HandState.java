package org.standpat.hand;

import java.util.List;
import java.util.Map;
import org.standpat.hand.HandEvent.Share;

/**
 * A hand as it stands after an event. One type per phase, so that a field which makes no sense in a phase is not there. The phases
 * follow each other as the events say; {@link HandFold} is the only way from one to the next.
 */
public sealed interface HandState {

    /** A hand of which there is no event yet. */
    HandState NOT_STARTED = new NotStarted();

    /** Nothing has happened. */
    record NotStarted() implements HandState {}

    /** A hand that has started; everything but {@link NotStarted}. */
    sealed interface Started extends HandState {
        /** What is on the table. */
        Table table();

        /** The seat whose turn it is to act, declare or show; {@link Table#NOBODY} when nobody has a choice now. */
        default int turn() {
            return switch (this) {
                case Betting betting -> betting.toAct();
                case Drawing drawing -> drawing.mayDeclare() ? drawing.toDeclare() : Table.NOBODY;
                case ShowingDown showing -> showing.toShow();
                case Opening ignored -> Table.NOBODY;
                case Settling ignored -> Table.NOBODY;
                case Voided ignored -> Table.NOBODY;
                case Finished ignored -> Table.NOBODY;
            };
        }
    }

    /**
     * Forced bets are posted and the first cards are dealt.
     *
     * @param dues what has still to be posted, in order
     * @param shuffled whether the service has shuffled the deck
     * @param missing chips that the small and the big blind lack because a player had no more (rule 3.7)
     */
    record Opening(Table table, List<Due> dues, boolean shuffled, long missing) implements Started {

        public Opening {
            dues = List.copyOf(dues);
        }

        Opening with(Table now) {
            return new Opening(now, dues, shuffled, missing);
        }
    }

    /**
     * A betting round.
     *
     * @param betting how the round stands
     * @param toAct the seat that acts next, {@link Table#NOBODY} when the round is over
     */
    record Betting(Table table, BettingRound betting, int toAct) implements Started {}

    /**
     * A draw: players declare and receive in the order of the house rules (rule 5.5).
     *
     * @param toDeclare the seat that declares next, {@link Table#NOBODY} when all have
     * @param first the seat that declared, and is served, first
     * @param burned whether this draw's burn has been made
     * @param mayChange the seat that declared last while nothing has happened since, else {@link Table#NOBODY} (rule 5.3)
     */
    record Drawing(Table table, int toDeclare, int first, boolean burned, int mayChange) implements Started {

        /** False while a player has to receive before the next one declares (rule 5.5). */
        boolean mayDeclare() {
            return switch (table.rules().draw().order()) {
                case ANNOUNCE_THEN_REPLACE -> true;
                case IN_TURN -> !table.owesCardsNow();
            };
        }

        Drawing dealt(Table now) {
            return new Drawing(now, toDeclare, first, burned, Table.NOBODY);
        }
    }

    /**
     * The showdown.
     *
     * @param toShow the seat that shows or mucks next, {@link Table#NOBODY} when all have
     * @param first the seat that shows first
     */
    record ShowingDown(Table table, int toShow, int first) implements Started {}

    /**
     * Rake is taken and pots are awarded.
     *
     * @param pots the pots as they were formed, main pot first
     * @param raked rake taken so far, by pot
     * @param awards who got how much, by pot, for the pots already awarded
     */
    record Settling(Table table, List<Pot> pots, Map<Integer, Long> raked, Map<Integer, List<Share>> awards)
            implements Started {

        public Settling {
            pots = List.copyOf(pots);
            raked = Map.copyOf(raked);
            awards = Map.copyOf(awards);
        }

        /** Chips that the house has taken. */
        public long rake() {
            return sum(raked);
        }
    }

    /**
     * The hand does not count and every chip goes back (rules 7.1 and 7.4).
     *
     * @param ending why it does not count
     * @param ruling who ruled so
     */
    record Voided(Table table, Ending ending, Ruling ruling) implements Started {}

    /**
     * The hand is over.
     *
     * @param ending how it ended
     * @param pots the pots as they were formed, main pot first; none when the hand does not count
     * @param raked rake taken, by pot
     * @param awards who got how much when the hand ended, by pot
     * @param ruled who gets how much by a later ruling, by pot, for the pots that were ruled on (rule 7.6)
     */
    record Finished(
            Table table,
            Ending ending,
            List<Pot> pots,
            Map<Integer, Long> raked,
            Map<Integer, List<Share>> awards,
            Map<Integer, List<Share>> ruled)
            implements Started {

        public Finished {
            pots = List.copyOf(pots);
            raked = Map.copyOf(raked);
            awards = Map.copyOf(awards);
            ruled = Map.copyOf(ruled);
        }

        /** Chips that the house took. */
        public long rake() {
            return sum(raked);
        }

        /** Chips of a pot that go to its winners. */
        public long due(int pot) {
            return pots.get(pot).amount() - raked.getOrDefault(pot, 0L);
        }

        /** Chips of a seat after the hand with all later rulings; those of the table are as the hand ended. */
        public long correctedStack(int seat) {
            long stack = table.player(seat).stack();
            for (Map.Entry<Integer, List<Share>> ruling : ruled.entrySet()) {
                stack += of(seat, ruling.getValue()) - of(seat, awards.getOrDefault(ruling.getKey(), List.of()));
            }
            return stack;
        }

        private static long of(int seat, List<Share> shares) {
            long chips = 0;
            for (Share share : shares) {
                chips += share.seat() == seat ? share.amount() : 0;
            }
            return chips;
        }
    }

    private static long sum(Map<Integer, Long> amounts) {
        long sum = 0;
        for (long amount : amounts.values()) {
            sum += amount;
        }
        return sum;
    }
}
