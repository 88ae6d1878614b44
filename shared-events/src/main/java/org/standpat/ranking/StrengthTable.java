package org.standpat.ranking;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.standpat.card.Card;
import org.standpat.card.Rank;

/**
 * The strength of every five-card hand of one ranking, 1 for the best. A hand is looked up by the sum of the
 * {@link RankWeights} of its cards, or, when a suit bit is left in the conjunction of all five, in a second table by its set
 * of ranks.
 */
final class StrengthTable {
    private static final int SUIT_SHIFT = 28;
    private static final int SUIT_BITS = 0xF << SUIT_SHIFT;
    private static final int RANKS = Rank.values().length;

    /** For each card index: its suit as one of four high bits, and its rank's weight below. */
    private static final int[] SUIT_AND_WEIGHT = suitsAndWeights();

    /** For each sum of weights: the strength of those ranks when not of one suit. */
    private final char[] byWeights = new char[RankWeights.GREATEST_SUM + 1];

    /** For each set of five ranks, one bit each: the strength when of one suit. */
    private final char[] ofOneSuit = new char[1 << RANKS];

    /** Ranks every combination of ranks by these rules. */
    StrengthTable(ShapeRules rules) {
        int[][] combinations = RankWeights.combinations();
        int[] mixed = new int[combinations.length];
        int[] oneSuit = new int[combinations.length];
        for (int i = 0; i < combinations.length; i++) {
            mixed[i] = rules.shape(combinations[i], false).order();
            oneSuit[i] = isUnpaired(combinations[i])
                    ? rules.shape(combinations[i], true).order()
                    : mixed[i];
        }
        int[] bestFirst = IntStream.concat(IntStream.of(mixed), IntStream.of(oneSuit))
                .sorted()
                .distinct()
                .toArray();
        for (int i = 0; i < combinations.length; i++) {
            byWeights[RankWeights.sum(combinations[i])] = strength(bestFirst, mixed[i]);
            if (isUnpaired(combinations[i])) {
                ofOneSuit[setOf(combinations[i])] = strength(bestFirst, oneSuit[i]);
            }
        }
    }

    private static int[] suitsAndWeights() {
        int[] found = new int[Card.DECK_SIZE];
        for (int card = 0; card < found.length; card++) {
            int suit = card & 3;
            found[card] = 1 << (SUIT_SHIFT + suit) | RankWeights.weight(card >> 2);
        }
        return found;
    }

    private static char strength(int[] bestFirst, int order) {
        return (char) (Arrays.binarySearch(bestFirst, order) + 1);
    }

    private static boolean isUnpaired(int[] ranks) {
        return Integer.bitCount(setOf(ranks)) == ranks.length;
    }

    private static int setOf(int[] ranks) {
        int set = 0;
        for (int rank : ranks) {
            set |= 1 << rank;
        }
        return set;
    }

    /** The strength of the five cards with these indexes, whose suits count when all are the same. */
    int withSuits(int card0, int card1, int card2, int card3, int card4) {
        int a = SUIT_AND_WEIGHT[card0];
        int b = SUIT_AND_WEIGHT[card1];
        int c = SUIT_AND_WEIGHT[card2];
        int d = SUIT_AND_WEIGHT[card3];
        int e = SUIT_AND_WEIGHT[card4];
        if ((a & b & c & d & e & SUIT_BITS) != 0) {
            return ofOneSuit[
                    1 << (card0 >> 2) | 1 << (card1 >> 2) | 1 << (card2 >> 2) | 1 << (card3 >> 2) | 1 << (card4 >> 2)];
        }
        return byWeights[(a + b + c + d + e) & ~SUIT_BITS];
    }

    /** The strength of the five cards with these indexes, whose suits do not count. */
    int withoutSuits(int card0, int card1, int card2, int card3, int card4) {
        int suitsAndWeights = SUIT_AND_WEIGHT[card0]
                + SUIT_AND_WEIGHT[card1]
                + SUIT_AND_WEIGHT[card2]
                + SUIT_AND_WEIGHT[card3]
                + SUIT_AND_WEIGHT[card4];
        return byWeights[suitsAndWeights & ~SUIT_BITS];
    }
}
