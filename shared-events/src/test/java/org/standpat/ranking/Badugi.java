package org.standpat.ranking;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.standpat.card.Card;
import org.standpat.card.Cards;
import org.standpat.card.Rank;

/**
 * Badugi, a ranking of four cards that shows what it takes to add one: this class and its line in
 * {@code META-INF/services/org.standpat.ranking.Ranking}. Of the four cards those count that differ in rank and suit; more of
 * them win, then the lower, the highest compared first; aces are low.
 */
public record Badugi() implements Ranking {
    private static final int HAND_SIZE = 4;
    private static final int RANKS = Rank.values().length;
    private static final int RANKS_IN_PLAIN_NAME = 2;

    @Override
    public String name() {
        return "badugi";
    }

    @Override
    public String label() {
        return "Badugi";
    }

    @Override
    public int handSize() {
        return HAND_SIZE;
    }

    @Override
    public HandRank rank(Cards hand) {
        return new HandRank(strength(places(hand)));
    }

    @Override
    public String describe(Cards hand) {
        return named(places(hand), RANKS_IN_PLAIN_NAME);
    }

    @Override
    public String describeAgainst(Cards hand, Cards other) {
        List<Integer> own = places(hand);
        List<Integer> others = places(other);
        int same = 0;
        while (own.size() == others.size() && same < own.size() && own.get(same).equals(others.get(same))) {
            same++;
        }
        return named(own, Math.max(RANKS_IN_PLAIN_NAME, same + 1));
    }

    /** The places of the ranks that count, 0 for the ace to 12 for the king, the highest first. */
    private static List<Integer> places(Cards hand) {
        Ranking.requireHand(hand, HAND_SIZE);
        List<Integer> best = List.of();
        for (int choice = 1; choice < 1 << HAND_SIZE; choice++) {
            List<Card> chosen = new ArrayList<>();
            for (int i = 0; i < HAND_SIZE; i++) {
                if ((choice >> i & 1) == 1) {
                    chosen.add(hand.get(i));
                }
            }
            List<Integer> places = places(chosen);
            if (allDiffer(chosen) && (best.isEmpty() || strength(places) < strength(best))) {
                best = places;
            }
        }
        return best;
    }

    private static boolean allDiffer(List<Card> cards) {
        return cards.stream().map(Card::rank).distinct().count() == cards.size()
                && cards.stream().map(Card::suit).distinct().count() == cards.size();
    }

    private static List<Integer> places(List<Card> cards) {
        return cards.stream()
                .map(card -> RankOrder.ACES_LOW.place(card.rank().number()))
                .sorted(Comparator.reverseOrder())
                .toList();
    }

    /** Larger badugis first; within a size, one more than the number of sets of as many ranks that are lower. */
    private static int strength(List<Integer> places) {
        int better = 0;
        for (int larger = HAND_SIZE; larger > places.size(); larger--) {
            better += over(RANKS, larger);
        }
        for (int i = 0; i < places.size(); i++) {
            better += over(places.get(i), places.size() - i);
        }
        return better + 1;
    }

    private static int over(int from, int choose) {
        int ways = 1;
        for (int i = 0; i < choose; i++) {
            ways = ways * (from - i) / (i + 1);
        }
        return ways;
    }

    private static String named(List<Integer> places, int ranks) {
        List<String> words = places.stream()
                .limit(ranks)
                .map(place -> RankOrder.ACES_LOW.rank(place).word())
                .toList();
        String kind = switch (places.size()) {
            case 4 -> " badugi";
            case 3 -> " three-card";
            case 2 -> " two-card";
            default -> " one-card";
        };
        return String.join("-", words) + kind;
    }

    /** The name. */
    @Override
    public String toString() {
        return name();
    }
}
