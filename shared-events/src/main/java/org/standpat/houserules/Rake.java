package org.standpat.houserules;

/**
 * What the house takes from the pots (rule 6.7). The whole rake is a share of all pots together, rounded down to whole steps,
 * at most the cap, and taken from each pot in proportion.
 *
 * @param basisPoints hundredths of a percent, 0 to {@value #MOST_BASIS_POINTS}; 500 is five percent
 * @param cap most chips that the house takes from one hand
 * @param step chips; the rake is a whole multiple of it, at least 1
 * @param noDrawNoRake whether nothing is taken when the hand ends before the first draw
 */
public record Rake(int basisPoints, long cap, long step, boolean noDrawNoRake) {

    /** One hundred percent. */
    public static final int MOST_BASIS_POINTS = 10_000;

    /** No rake. */
    public static final Rake NONE = new Rake(0, 0, 1, true);

    /**
     * The whole rake in chips for pots that hold {@code total} chips together.
     *
     * @param drawn whether the first draw had begun when the hand ended
     */
    public long of(long total, boolean drawn) {
        if (noDrawNoRake && !drawn) {
            return 0;
        }
        // Split so that the product cannot overflow for any total a hand may hold.
        long share =
                total / MOST_BASIS_POINTS * basisPoints + total % MOST_BASIS_POINTS * basisPoints / MOST_BASIS_POINTS;
        return Math.min(share, cap) / step * step;
    }
}
