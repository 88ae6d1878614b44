package org.standpat.hand;

import java.util.List;
import java.util.Map;

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
    }

    /**
     * Blinds are posted and the first cards are dealt.
     *
     * @param blindsPosted how many blinds are in
     * @param shuffled whether the service has shuffled the deck
     */
    record Opening(Table table, int blindsPosted, boolean shuffled) implements Started {
        Opening with(Table now) {
            return new Opening(now, blindsPosted, shuffled);
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
     * A draw: everybody declares in turn, then the replacements come in turn.
     *
     * @param toDeclare the seat that declares next, {@link Table#NOBODY} when all have
     * @param first the seat that declared, and is served, first
     * @param burned whether this draw's burn has been made
     */
    record Drawing(Table table, int toDeclare, int first, boolean burned) implements Started {}

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
     * @param awarded numbers of the pots already awarded
     */
    record Settling(Table table, List<Pot> pots, Map<Integer, Long> raked, List<Integer> awarded) implements Started {
        public Settling {
            pots = List.copyOf(pots);
            raked = Map.copyOf(raked);
            awarded = List.copyOf(awarded);
        }

        /** Chips that the house has taken. */
        public long rake() {
            return raked.values().stream().mapToLong(Long::longValue).sum();
        }
    }

    /**
     * The hand is over.
     *
     * @param pots the pots as they were formed, main pot first
     * @param rake chips that the house took
     */
    record Finished(Table table, List<Pot> pots, long rake) implements Started {
        public Finished {
            pots = List.copyOf(pots);
        }
    }
}
