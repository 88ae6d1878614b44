package org.standpat.houserules;

/**
 * Who may muck at showdown (rule 6.2).
 *
 * @param muck which hands may be mucked unseen
 * @param tableWhenAllIn whether every hand is tabled when a player is all-in and the action is over
 */
public record Showdown(MuckRule muck, boolean tableWhenAllIn) {

    /** Which hands may be mucked unseen. */
    public enum MuckRule {
        /** A hand that is known and not beaten by a shown one is shown; this is what online rooms do. */
        LOSING_HANDS,
        /** Anybody may muck, a winner too, as at a live table; the last hand left takes the pot unseen. */
        ANY_HAND
    }
}
