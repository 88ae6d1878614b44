package org.standpat.houserules;

/**
 * The ante (rule 3.5): dead money, not part of a bet.
 *
 * @param from who pays it
 * @param amount chips of one ante; 0 exactly when nobody pays one
 * @param paidFirst what a player pays first who is short of ante and blind
 */
public record Ante(From from, long amount, PaidFirst paidFirst) {

    /** No ante. */
    public static final Ante NONE = new Ante(From.NOBODY, 0, PaidFirst.BLIND);

    /** Who pays. */
    public enum From {
        /** Nobody. */
        NOBODY,
        /** Every player that is dealt in. An all-in player wins of each ante no more than he paid himself (rule 4.11). */
        EVERYBODY,
        /** The players who owe one when the hand starts; it all goes to the main pot. */
        NAMED_PLAYERS,
        /** The big blind, once for the whole table; it all goes to the main pot. */
        BIG_BLIND
    }

    /** What a player pays first who cannot pay both. */
    public enum PaidFirst {
        /** The blind, as tournament directors do. */
        BLIND,
        /** The ante. */
        ANTE
    }

    /** True when the chips are for the main pot alone, whatever others put in: one player pays for all, or others do not pay. */
    public boolean isForMainPot() {
        return switch (from) {
            case NOBODY, EVERYBODY -> false;
            case NAMED_PLAYERS, BIG_BLIND -> true;
        };
    }
}
