package org.standpat.ranking;

import org.standpat.card.Cards;

/** A way to say which of two five-card hands wins (rule 1.1). Suits never decide between two hands (rule 1.4). */
public interface Ranking {
    /** How many cards a hand is ranked on. */
    int HAND_SIZE = 5;

    /** What the ranking is called, in small letters, the same in every version: {@code deuce-to-seven}. */
    String name();

    /**
     * How good the five cards with these indexes are, in any order: 1 for the best hand there is, larger for worse, the same
     * for hands that tie. Made for many millions of hands a second, so it checks nothing; what it gives for a card that
     * comes twice, or for an index outside 0 to 51, means nothing. {@link #rank} checks.
     */
    int strength(int card0, int card1, int card2, int card3, int card4);

    /**
     * How good these five cards are, in any order.
     *
     * @throws IllegalArgumentException unless there are exactly five cards, all known
     */
    default HandRank rank(Cards five) {
        requireHand(five);
        return new HandRank(strength(
                five.get(0).index(),
                five.get(1).index(),
                five.get(2).index(),
                five.get(3).index(),
                five.get(4).index()));
    }

    /**
     * What the hand is called at the table (rule 2.6), in small letters: "number one", "eight-six low", "pair of fives".
     *
     * @throws IllegalArgumentException unless there are exactly five cards, all known
     */
    String describe(Cards five);

    /**
     * What the hand is called beside another one: as {@link #describe} if that tells the two apart, else with as many
     * further cards named as it takes ("eight-six-four low" against "eight-six-five low"), and with all of them if the hands
     * tie.
     *
     * @throws IllegalArgumentException unless both are exactly five cards, all known
     */
    String describeAgainst(Cards five, Cards other);

    /**
     * Refuses what cannot be ranked. The message counts the cards and names none, for they may be hidden from its reader.
     *
     * @throws IllegalArgumentException unless there are exactly five cards, all known
     */
    static void requireHand(Cards five) {
        if (five.size() != HAND_SIZE || !five.allKnown()) {
            throw new IllegalArgumentException("A hand is ranked on exactly " + HAND_SIZE
                    + " known cards (rules 1.4 and 6.4), got " + five.size() + " of which " + five.unknownCount()
                    + " unknown");
        }
    }
}
