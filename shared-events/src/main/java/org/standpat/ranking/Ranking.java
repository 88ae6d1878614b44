package org.standpat.ranking;

import java.util.Optional;
import org.standpat.card.Cards;

/**
 * A way to say which of two hands wins (rule 1.1). Suits never decide between two hands that are otherwise the same (rule
 * 1.4).
 *
 * <p>A ranking is a value: two of the same class are equal and hold no state. It has a public constructor without parameters
 * and stands in {@code META-INF/services/org.standpat.ranking.Ranking}; {@link Rankings} then finds it.
 */
public interface Ranking {
    /** What the ranking is called, in small letters, the same in every version: {@code deuce-to-seven}. */
    String name();

    /** What stands for the ranking in the name of a game: "2-7", as in "Limit 2-7 Triple Draw" (rule 1.2). */
    String label();

    /** How many cards a player holds and a hand is ranked on (rule 1.4), at least 1. */
    int handSize();

    /**
     * How good these cards are, in any order.
     *
     * @throws IllegalArgumentException unless there are exactly {@link #handSize} cards, all known
     */
    HandRank rank(Cards hand);

    /**
     * What the hand is called at the table (rule 2.6), in small letters: "number one", "eight-six low", "pair of fives".
     *
     * @throws IllegalArgumentException unless there are exactly {@link #handSize} cards, all known
     */
    String describe(Cards hand);

    /**
     * What the hand comes to, in the classes that players count by; empty where the hands of a ranking are not of these classes.
     *
     * @throws IllegalArgumentException unless there are exactly {@link #handSize} cards, all known
     */
    default Optional<MadeHand> made(Cards hand) {
        Ranking.requireHand(hand, handSize());
        return Optional.empty();
    }

    /**
     * What the hand is called beside another one: as {@link #describe} if that tells the two apart, else with as many
     * further cards named as it takes ("eight-six-four low" against "eight-six-five low"), and with all of them if the hands
     * tie.
     *
     * @throws IllegalArgumentException unless both are exactly {@link #handSize} cards, all known
     */
    String describeAgainst(Cards hand, Cards other);

    /**
     * Refuses what cannot be ranked. The message counts the cards and names none, for they may be hidden from its reader.
     *
     * @param handSize how many cards the ranking takes
     * @throws IllegalArgumentException unless there are exactly that many cards, all known
     */
    static void requireHand(Cards hand, int handSize) {
        if (hand.size() != handSize || !hand.allKnown()) {
            throw new IllegalArgumentException("A hand is ranked on exactly " + handSize
                    + " known cards (rules 1.4 and 6.4), got " + hand.size() + " of which " + hand.unknownCount()
                    + " unknown");
        }
    }
}
