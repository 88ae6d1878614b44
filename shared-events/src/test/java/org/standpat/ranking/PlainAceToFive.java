package org.standpat.ranking;

/**
 * A second, slow way to order hands of ace-to-five, to hold the fast one against. It knows no categories: the sum of the
 * squares of how often each rank comes puts a pair (7) above no pair (5), two pair (9), three of a kind (11), a full house
 * (13) and four of a kind (17) in their order; then the set of the ranks that come four times is compared, three times,
 * twice, once, each written with one bit a rank.
 */
final class PlainAceToFive {
    private static final String LOWEST_FIRST = "A23456789TJQK";

    private PlainAceToFive() {}

    /** A number that is smaller for a better hand and equal for hands that tie. */
    static long measure(int[] cards) {
        int[] times = new int[LOWEST_FIRST.length()];
        for (int card : cards) {
            times[place(card)]++;
        }
        long measure = squares(times);
        for (int often = 4; often > 0; often--) {
            measure = measure << LOWEST_FIRST.length() | cameSoOften(times, often);
        }
        return measure;
    }

    /** The sum of the squares of how often each rank comes. */
    static int squares(int[] times) {
        int squares = 0;
        for (int often : times) {
            squares += often * often;
        }
        return squares;
    }

    private static int cameSoOften(int[] times, int often) {
        int set = 0;
        for (int place = 0; place < times.length; place++) {
            set += times[place] == often ? 1 << place : 0;
        }
        return set;
    }

    private static int place(int card) {
        return LOWEST_FIRST.indexOf("23456789TJQKA".charAt(card / 4));
    }
}
