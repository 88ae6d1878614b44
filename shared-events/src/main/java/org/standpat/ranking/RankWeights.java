package org.standpat.ranking;

/**
 * A number for each rank such that five ranks, of which at most four are the same, are known from the sum of their numbers
 * alone, whatever their order. A ranking can then look a hand up in one table.
 *
 * <p>Each weight is the smallest one, greater than those before it, with which all sums of up to five still differ; that is
 * how they were found. The test of this class proves that the sums of the 6,175 combinations differ.
 */
final class RankWeights {
    /** How many combinations of five ranks there are when each rank comes at most four times. */
    static final int COMBINATIONS = 6_175;

    /** The greatest sum: four aces and a king. */
    static final int GREATEST_SUM = 360_918;

    private static final int[] WEIGHTS = {0, 1, 5, 22, 94, 312, 992, 2_422, 5_624, 12_522, 19_998, 43_258, 79_415};

    private static final int MOST_OF_A_RANK = 4;

    private RankWeights() {}

    /**
     * The weight of a rank.
     *
     * @param rank a rank's number, 0 to 12
     */
    static int weight(int rank) {
        return WEIGHTS[rank];
    }

    /** The sum of the weights of these ranks. */
    static int sum(int[] ranks) {
        int sum = 0;
        for (int rank : ranks) {
            sum += WEIGHTS[rank];
        }
        return sum;
    }

    /**
     * The combinations of five ranks that a deck can give, each once, as the numbers of the ranks with the highest first.
     *
     * @return {@link #COMBINATIONS} arrays of five
     */
    static int[][] combinations() {
        int[][] found = new int[COMBINATIONS][];
        int size = addCombinations(found, 0, new int[FiveCardRanking.HAND_SIZE], 0, WEIGHTS.length - 1);
        if (size != COMBINATIONS) {
            throw new AssertionError("A deck gives " + COMBINATIONS + " combinations of five ranks, found " + size);
        }
        return found;
    }

    /** Adds every way to go on from the ranks chosen so far; gives how many combinations have been found. */
    private static int addCombinations(int[][] found, int size, int[] ranks, int chosen, int highest) {
        if (chosen == ranks.length) {
            found[size] = ranks.clone();
            return size + 1;
        }
        int grown = size;
        for (int rank = highest; rank >= 0; rank--) {
            boolean fiveOfAKind = chosen >= MOST_OF_A_RANK && ranks[chosen - MOST_OF_A_RANK] == rank;
            if (!fiveOfAKind) {
                ranks[chosen] = rank;
                grown = addCombinations(found, grown, ranks, chosen + 1, rank);
            }
        }
        return grown;
    }
}
