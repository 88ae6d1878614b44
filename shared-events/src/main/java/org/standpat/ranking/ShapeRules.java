package org.standpat.ranking;

import org.standpat.card.Card;
import org.standpat.card.Cards;
import org.standpat.card.Rank;

/**
 * What a ranking of five-card hands sees in five cards. The lowball rankings differ in these two choices alone (rules 2.2 and
 * 2.5).
 *
 * @param order in which order the ranks count
 * @param straightsAndFlushes whether they count, against the hand
 */
record ShapeRules(RankOrder order, boolean straightsAndFlushes) {
    private static final int RANKS = Rank.values().length;
    private static final int MOST_OF_A_RANK = 4;

    /**
     * The shape of a hand.
     *
     * @throws IllegalArgumentException unless there are exactly five cards, all known
     */
    HandShape shape(Cards hand) {
        Ranking.requireHand(hand, FiveCardRanking.HAND_SIZE);
        int[] ranks = new int[FiveCardRanking.HAND_SIZE];
        boolean oneSuit = true;
        for (int i = 0; i < ranks.length; i++) {
            Card card = hand.get(i);
            ranks[i] = card.rank().number();
            oneSuit &= card.suit() == hand.get(0).suit();
        }
        return shape(ranks, oneSuit);
    }

    /**
     * The shape of a hand.
     *
     * @param ranks the numbers of five ranks in any order
     * @param oneSuit whether all five cards are of the same suit, which takes five different ranks
     */
    HandShape shape(int[] ranks, boolean oneSuit) {
        int[] count = new int[RANKS];
        for (int rank : ranks) {
            count[order.place(rank)]++;
        }
        int[] places = new int[FiveCardRanking.HAND_SIZE];
        int differentRanks = 0;
        for (int size = MOST_OF_A_RANK; size > 0; size--) {
            for (int place = RANKS - 1; place >= 0; place--) {
                if (count[place] == size) {
                    places[differentRanks++] = place;
                }
            }
        }
        HandCategory category = differentRanks == FiveCardRanking.HAND_SIZE
                ? unpaired(places, oneSuit)
                : grouped(differentRanks, count[places[0]]);
        return HandShape.of(order, category, places);
    }

    /** With aces high ace to five is no straight (rule 2.2): the first and the last rank are not four apart. */
    private HandCategory unpaired(int[] places, boolean oneSuit) {
        if (!straightsAndFlushes) {
            return HandCategory.NO_PAIR;
        }
        boolean straight = places[0] - places[places.length - 1] == places.length - 1;
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
}
