package org.standpat.ranking;

/**
 * A second, slow way to order hands of deuce-to-seven, to hold the fast one against: it counts how many of the ten pairings of
 * two cards have the same rank, and compares all five cards, the most numerous and then the highest first.
 */
final class PlainDeuceToSeven {
    /** What the number of equal pairings means, best first. */
    enum Kind {
        NO_PAIR,
        PAIR,
        TWO_PAIR,
        TRIPS,
        STRAIGHT,
        FLUSH,
        FULL_HOUSE,
        QUADS,
        STRAIGHT_FLUSH
    }

    /** A hand is one number in base 64: its kind, then five digits for its cards. */
    private static final int BASE = 64;

    private PlainDeuceToSeven() {}

    /** A number that is smaller for a better hand and equal for hands that tie. */
    static long measure(Kind kind, int[] cards) {
        int[] weighed = new int[cards.length];
        for (int i = 0; i < cards.length; i++) {
            weighed[i] = timesIn(cards, cards[i] / 4) * 13 + cards[i] / 4;
        }
        long measure = kind.compareTo(Kind.NO_PAIR);
        for (int place = 0; place < cards.length; place++) {
            int heaviest = 0;
            for (int i = 1; i < weighed.length; i++) {
                heaviest = weighed[i] > weighed[heaviest] ? i : heaviest;
            }
            measure = measure * BASE + weighed[heaviest];
            weighed[heaviest] = -1;
        }
        return measure;
    }

    private static int timesIn(int[] cards, int rank) {
        int times = 0;
        for (int card : cards) {
            times += card / 4 == rank ? 1 : 0;
        }
        return times;
    }

    /** The kind of hand these five card indexes make. */
    static Kind kind(int[] cards) {
        int equalPairings = 0;
        int lowest = 12;
        int highest = 0;
        boolean oneSuit = true;
        for (int i = 0; i < cards.length; i++) {
            for (int j = 0; j < i; j++) {
                equalPairings += cards[i] / 4 == cards[j] / 4 ? 1 : 0;
            }
            lowest = Math.min(lowest, cards[i] / 4);
            highest = Math.max(highest, cards[i] / 4);
            oneSuit &= cards[i] % 4 == cards[0] % 4;
        }
        return switch (equalPairings) {
            case 0 -> ofDifferentRanks(highest - lowest == 4, oneSuit);
            case 1 -> Kind.PAIR;
            case 2 -> Kind.TWO_PAIR;
            case 3 -> Kind.TRIPS;
            case 4 -> Kind.FULL_HOUSE;
            case 6 -> Kind.QUADS;
            default -> throw new AssertionError("Five cards do not pair up " + equalPairings + " times");
        };
    }

    private static Kind ofDifferentRanks(boolean inARow, boolean oneSuit) {
        if (inARow && oneSuit) {
            return Kind.STRAIGHT_FLUSH;
        }
        if (inARow) {
            return Kind.STRAIGHT;
        }
        return oneSuit ? Kind.FLUSH : Kind.NO_PAIR;
    }
}
