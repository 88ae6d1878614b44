package org.standpat.ranking;

import java.util.Arrays;
import org.standpat.card.Card;
import org.standpat.card.Cards;
import org.standpat.card.Rank;

/**
 * Deuce-to-seven lowball (rules 2.1 to 2.4): the lowest high-poker hand wins, aces are high, straights and flushes count.
 * There are 7,462 different ranks: strength 1 is 7-5-4-3-2 of more than one suit, 7462 the royal flush.
 *
 * <p>A hand is looked up in a table by the sum of the {@link RankWeights} of its cards, or, when a suit bit is left in the
 * conjunction of all five, in a second table by its set of ranks.
 */
public final class DeuceToSeven implements Ranking {
    /** How many different ranks there are: strengths go from 1 to this. */
    public static final int DIFFERENT_RANKS = 7_462;

    private static final int SUIT_SHIFT = 28;
    private static final int SUIT_BITS = 0xF << SUIT_SHIFT;
    private static final int RANKS = Rank.values().length;

    /** For each card index: its suit as one of four high bits, and its rank's weight below. */
    private static final int[] SUIT_AND_WEIGHT = new int[Card.DECK_SIZE];

    /** For each sum of weights: the strength of those ranks when not of one suit. */
    private static final char[] BY_WEIGHTS = new char[RankWeights.GREATEST_SUM + 1];

    /** For each set of five ranks, one bit each: the strength when of one suit. */
    private static final char[] OF_ONE_SUIT = new char[1 << RANKS];

    static {
        for (int card = 0; card < Card.DECK_SIZE; card++) {
            int suit = card & 3;
            SUIT_AND_WEIGHT[card] = 1 << (SUIT_SHIFT + suit) | RankWeights.weight(card >> 2);
        }
        fillTables(RankWeights.combinations());
    }

    /** The one ranking of this kind; it holds no state. */
    public static final DeuceToSeven INSTANCE = new DeuceToSeven();

    private DeuceToSeven() {}

    private static void fillTables(int[][] combinations) {
        int[] mixed = new int[combinations.length];
        int[] oneSuit = new int[combinations.length];
        int[] bestFirst = new int[DIFFERENT_RANKS];
        int size = 0;
        for (int i = 0; i < combinations.length; i++) {
            mixed[i] = HandShape.of(combinations[i], false).order();
            bestFirst[size++] = mixed[i];
            if (isUnpaired(combinations[i])) {
                oneSuit[i] = HandShape.of(combinations[i], true).order();
                bestFirst[size++] = oneSuit[i];
            }
        }
        Arrays.sort(bestFirst);
        for (int i = 0; i < combinations.length; i++) {
            BY_WEIGHTS[RankWeights.sum(combinations[i])] = strength(bestFirst, mixed[i]);
            if (isUnpaired(combinations[i])) {
                OF_ONE_SUIT[setOf(combinations[i])] = strength(bestFirst, oneSuit[i]);
            }
        }
    }

    private static char strength(int[] bestFirst, int order) {
        return (char) (Arrays.binarySearch(bestFirst, order) + 1);
    }

    private static boolean isUnpaired(int[] ranks) {
        return Integer.bitCount(setOf(ranks)) == HAND_SIZE;
    }

    private static int setOf(int[] ranks) {
        int set = 0;
        for (int rank : ranks) {
            set |= 1 << rank;
        }
        return set;
    }

    @Override
    public String name() {
        return "deuce-to-seven";
    }

    @Override
    public String toString() {
        return name();
    }

    /** {@inheritDoc} The worst, a royal flush, is {@link #DIFFERENT_RANKS}. */
    @Override
    public int strength(int card0, int card1, int card2, int card3, int card4) {
        int a = SUIT_AND_WEIGHT[card0];
        int b = SUIT_AND_WEIGHT[card1];
        int c = SUIT_AND_WEIGHT[card2];
        int d = SUIT_AND_WEIGHT[card3];
        int e = SUIT_AND_WEIGHT[card4];
        if ((a & b & c & d & e & SUIT_BITS) != 0) {
            return OF_ONE_SUIT[
                    1 << (card0 >> 2) | 1 << (card1 >> 2) | 1 << (card2 >> 2) | 1 << (card3 >> 2) | 1 << (card4 >> 2)];
        }
        return BY_WEIGHTS[(a + b + c + d + e) & ~SUIT_BITS];
    }

    @Override
    public String describe(Cards five) {
        return HandNames.plain(shape(five));
    }

    @Override
    public String describeAgainst(Cards five, Cards other) {
        return HandNames.against(shape(five), shape(other));
    }

    private HandShape shape(Cards five) {
        Ranking.requireHand(five);
        return HandShape.of(five);
    }
}
