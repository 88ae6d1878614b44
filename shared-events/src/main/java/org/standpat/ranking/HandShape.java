package org.standpat.ranking;

import java.util.List;
import org.standpat.card.Rank;

/**
 * All that decides between two five-card hands of one ranking: the category, and the different ranks in the order in which
 * they are compared (rule 2.3), packed into one number.
 *
 * @param ranks in which order the ranking counts the ranks
 * @param order the category's number in the highest digit to base 16, then the places of the ranks, larger groups first and
 *     within a size higher ranks first, then zeros up to five; a smaller number is a better hand
 */
record HandShape(RankOrder ranks, int order) {
    private static final List<HandCategory> CATEGORIES = List.of(HandCategory.values());
    private static final int DIGIT_BITS = 4;
    private static final int DIGIT = (1 << DIGIT_BITS) - 1;
    private static final int CATEGORY_SHIFT = FiveCardRanking.HAND_SIZE * DIGIT_BITS;

    /**
     * Packs a shape.
     *
     * @param places the places of the different ranks in the order in which they are compared; as many as the category has
     *     count, what follows does not
     */
    static HandShape of(RankOrder ranks, HandCategory category, int[] places) {
        int order = category.number() << CATEGORY_SHIFT;
        for (int i = 0; i < category.differentRanks(); i++) {
            order |= places[i] << shift(i);
        }
        return new HandShape(ranks, order);
    }

    private static int shift(int position) {
        return CATEGORY_SHIFT - (position + 1) * DIGIT_BITS;
    }

    /** The kind of hand. */
    HandCategory category() {
        return CATEGORIES.get(order >> CATEGORY_SHIFT);
    }

    /**
     * One of the ranks, in the order in which they are compared.
     *
     * @param position 0 for the rank compared first, up to one less than the category's number of different ranks
     */
    Rank rank(int position) {
        return ranks.rank(order >> shift(position) & DIGIT);
    }

    /** What a hand of this shape comes to, where its lows have no numbers. */
    MadeHand made() {
        return switch (category()) {
            case NO_PAIR -> MadeHand.low(rank(0));
            case ONE_PAIR -> MadeHand.PAIR;
            case TWO_PAIR -> MadeHand.TWO_PAIR;
            case THREE_OF_A_KIND -> MadeHand.THREE_OF_A_KIND;
            case STRAIGHT -> MadeHand.STRAIGHT;
            case FLUSH -> MadeHand.FLUSH;
            case FULL_HOUSE -> MadeHand.FULL_HOUSE;
            case FOUR_OF_A_KIND -> MadeHand.FOUR_OF_A_KIND;
            case STRAIGHT_FLUSH -> MadeHand.STRAIGHT_FLUSH;
        };
    }

    /** How many different ranks the hand holds, 2 to 5. */
    int differentRanks() {
        return category().differentRanks();
    }

    /**
     * How many ranks must be compared to tell two hands of the same category apart, or all of them if they tie.
     *
     * @return 1 to the category's number of different ranks
     */
    int ranksToTellApart(HandShape other) {
        int same = 0;
        while (same < differentRanks() - 1 && rank(same) == other.rank(same)) {
            same++;
        }
        return same + 1;
    }
}
