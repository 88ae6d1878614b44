package org.standpat.ranking;

import java.util.List;
import org.standpat.card.Card;
import org.standpat.card.Cards;
import org.standpat.card.Rank;

/**
 * All that decides between two hands of deuce-to-seven: the category, and the different ranks in the order in which they are
 * compared (rule 2.3), packed into one number.
 *
 * @param order the category's number in the highest digit to base 16, then the numbers of the ranks, larger groups first
 *     and within a size higher ranks first, then zeros up to five; a smaller number is a better hand
 */
record HandShape(int order) {
    private static final List<Rank> RANKS = List.of(Rank.values());
    private static final List<HandCategory> CATEGORIES = List.of(HandCategory.values());
    private static final int DIGIT_BITS = 4;
    private static final int DIGIT = (1 << DIGIT_BITS) - 1;
    private static final int CATEGORY_SHIFT = Ranking.HAND_SIZE * DIGIT_BITS;
    private static final int MOST_OF_A_RANK = 4;

    /** The shape of five known cards. */
    static HandShape of(Cards five) {
        int[] ranks = new int[Ranking.HAND_SIZE];
        boolean oneSuit = true;
        for (int i = 0; i < ranks.length; i++) {
            Card card = five.get(i);
            ranks[i] = card.rank().number();
            oneSuit &= card.suit() == five.get(0).suit();
        }
        return of(ranks, oneSuit);
    }

    /**
     * The shape of a hand.
     *
     * @param ranks the numbers of five ranks in any order
     * @param oneSuit whether all five cards are of the same suit, which takes five different ranks
     */
    static HandShape of(int[] ranks, boolean oneSuit) {
        int[] count = new int[RANKS.size()];
        for (int rank : ranks) {
            count[rank]++;
        }
        int digits = 0;
        int differentRanks = 0;
        int largestGroup = 0;
        for (int size = MOST_OF_A_RANK; size > 0; size--) {
            for (int rank = count.length - 1; rank >= 0; rank--) {
                if (count[rank] == size) {
                    differentRanks++;
                    digits |= rank << (CATEGORY_SHIFT - differentRanks * DIGIT_BITS);
                    largestGroup = Math.max(largestGroup, size);
                }
            }
        }
        HandCategory category = differentRanks == Ranking.HAND_SIZE
                ? unpaired(isStraight(count), oneSuit)
                : grouped(differentRanks, largestGroup);
        return new HandShape(category.number() << CATEGORY_SHIFT | digits);
    }

    /** Five ranks in a row; the ace is high only, so ace to five is none (rule 2.2). */
    private static boolean isStraight(int[] count) {
        int row = 0;
        for (int cards : count) {
            row = cards == 1 ? row + 1 : 0;
            if (row == Ranking.HAND_SIZE) {
                return true;
            }
        }
        return false;
    }

    private static HandCategory unpaired(boolean straight, boolean oneSuit) {
        if (straight) {
            return oneSuit ? HandCategory.STRAIGHT_FLUSH : HandCategory.STRAIGHT;
        }
        return oneSuit ? HandCategory.FLUSH : HandCategory.NO_PAIR;
    }

    private static HandCategory grouped(int differentRanks, int largestGroup) {
        return switch (differentRanks) {
            case 4 -> HandCategory.ONE_PAIR;
            case 3 -> largestGroup == 2 ? HandCategory.TWO_PAIR : HandCategory.THREE_OF_A_KIND;
            default -> largestGroup == 3 ? HandCategory.FULL_HOUSE : HandCategory.FOUR_OF_A_KIND;
        };
    }

    /** The kind of hand. */
    HandCategory category() {
        return CATEGORIES.get(order >> CATEGORY_SHIFT);
    }

    /**
     * One of the ranks, in the order in which they are compared.
     *
     * @param place 0 for the rank compared first, up to one less than the category's number of different ranks
     */
    Rank rank(int place) {
        return RANKS.get(order >> (CATEGORY_SHIFT - (place + 1) * DIGIT_BITS) & DIGIT);
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
