package org.standpat.ranking;

/**
 * How good a hand is under one ranking. Ranks of different rankings do not compare. The natural order puts the
 * best hand first.
 *
 * @param strength 1 for the best hand of the ranking, larger for worse; hands that split a pot have the same (rule 2.4)
 */
public record HandRank(int strength) implements Comparable<HandRank> {
    /**
     * Checks the strength.
     *
     * @throws IllegalArgumentException if the strength is less than 1
     */
    public HandRank {
        if (strength < 1) {
            throw new IllegalArgumentException("The strength of a hand is 1 (best) or more, got " + strength);
        }
    }

    /** Whether this hand wins against the other. */
    public boolean beats(HandRank other) {
        return strength < other.strength;
    }

    /** Whether the two hands split the pot (rule 2.4). */
    public boolean ties(HandRank other) {
        return strength == other.strength;
    }

    /** The better hand first. */
    @Override
    public int compareTo(HandRank other) {
        return Integer.compare(strength, other.strength);
    }
}
