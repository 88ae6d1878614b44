package org.standpat.query.summary;

import static org.standpat.query.summary.FirstRoundFact.ENTERED_POT;
import static org.standpat.query.summary.FirstRoundFact.FIRST_IN;
import static org.standpat.query.summary.FirstRoundFact.FIRST_IN_CHANCE;
import static org.standpat.query.summary.FirstRoundFact.RAISED;
import static org.standpat.query.summary.FirstRoundFact.STEAL;
import static org.standpat.query.summary.FirstRoundFact.STEAL_CHANCE;
import static org.standpat.query.summary.FirstRoundFact.STEAL_FACED;
import static org.standpat.query.summary.FirstRoundFact.STEAL_FOLDED;
import static org.standpat.query.summary.FirstRoundFact.THREE_BET;
import static org.standpat.query.summary.FirstRoundFact.THREE_BET_CHANCE;
import static org.standpat.query.summary.FirstRoundFact.THREE_BET_FACED;
import static org.standpat.query.summary.FirstRoundFact.THREE_BET_FOLDED;

import org.standpat.hand.OutOfTurn.Word;

/**
 * What is true of a player's first betting round: a small set, which the fold makes anew with every action.
 *
 * @param bits the bits of the facts
 */
public record FirstRoundFacts(int bits) {

    /** Nothing. */
    public static final FirstRoundFacts NONE = new FirstRoundFacts(0);

    /** The set of these. */
    public static FirstRoundFacts of(FirstRoundFact... facts) {
        FirstRoundFacts all = NONE;
        for (FirstRoundFact fact : facts) {
            all = all.with(fact);
        }
        return all;
    }

    /** Whether this is true of him. */
    public boolean has(FirstRoundFact fact) {
        return (bits & fact.bit()) != 0;
    }

    /** What is true after his turn in this place, as the round stood before it. */
    FirstRoundFacts after(Turn turn, FirstRound round, Place place) {
        FirstRoundFacts facts = acted(turn.word());
        if (round.mayBeFirstIn(turn)) {
            facts = facts.with(FIRST_IN_CHANCE).with(turn.raises(), FIRST_IN);
            if (place.isToSteal()) {
                facts = facts.with(STEAL_CHANCE).with(turn.raises(), STEAL);
            }
        }
        if (round.mayThreeBet(turn)) {
            facts = facts.with(THREE_BET_CHANCE).with(turn.raises(), THREE_BET);
        }
        if (round.isThreeBetAgainst(turn)) {
            facts = facts.with(THREE_BET_FACED).with(turn.word() == Word.FOLD, THREE_BET_FOLDED);
        }
        if (round.isStealAgainst(turn, place)) {
            facts = facts.with(STEAL_FACED).with(turn.word() == Word.FOLD, STEAL_FOLDED);
        }
        return facts;
    }

    private FirstRoundFacts acted(Word word) {
        return switch (word) {
            case FOLD, CHECK -> this;
            case CALL, BET -> with(ENTERED_POT);
            case RAISE -> with(ENTERED_POT).with(RAISED);
        };
    }

    private FirstRoundFacts with(FirstRoundFact fact) {
        return has(fact) ? this : new FirstRoundFacts(bits | fact.bit());
    }

    private FirstRoundFacts with(boolean holds, FirstRoundFact fact) {
        return holds ? with(fact) : this;
    }
}
