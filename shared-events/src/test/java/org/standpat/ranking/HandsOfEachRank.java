package org.standpat.ranking;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.standpat.card.Card;
import org.standpat.card.Cards;

/** One hand for each rank that a ranking of five cards has. */
final class HandsOfEachRank {
    private HandsOfEachRank() {}

    /** Every combination of ranks, in several suits and where it can be in one, one hand for each rank of the ranking. */
    static List<Cards> bestFirst(FiveCardRanking ranking) {
        Map<HandRank, Cards> found = new TreeMap<>();
        for (int[] ranks : RankWeights.combinations()) {
            Cards mixed = hand(ranks, false);
            found.put(ranking.rank(mixed), mixed);
            if (isUnpaired(ranks)) {
                Cards oneSuit = hand(ranks, true);
                found.putIfAbsent(ranking.rank(oneSuit), oneSuit);
            }
        }
        return new ArrayList<>(found.values());
    }

    private static boolean isUnpaired(int[] ranks) {
        HashSet<Integer> different = new HashSet<>();
        for (int rank : ranks) {
            different.add(rank);
        }
        return different.size() == ranks.length;
    }

    /** Suits in turn keep cards of one rank, which stand side by side, different. */
    private static Cards hand(int[] ranks, boolean oneSuit) {
        Card[] hand = new Card[ranks.length];
        for (int i = 0; i < ranks.length; i++) {
            hand[i] = Card.of(ranks[i] * 4 + (oneSuit ? 0 : i % 4));
        }
        return Cards.of(hand);
    }
}
