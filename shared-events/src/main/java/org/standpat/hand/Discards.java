package org.standpat.hand;

import org.standpat.card.Cards;

/**
 * Cards that lie in the muck together.
 *
 * @param seat who put them there, or to whom they were on their way
 * @param draw the draw on which they came there, or the last draw begun before, 0 before the first
 * @param kind how they came there
 * @param cards the cards, some of which may be unknown
 */
public record Discards(int seat, int draw, Kind kind, Cards cards) {

    /** How cards came into the muck. */
    public enum Kind {
        /** Discarded on a draw. */
        DISCARDED,
        /** A whole hand, folded, mucked at showdown or ruled dead. */
        WHOLE_HAND,
        /** Exposed on the way to a player. */
        EXPOSED
    }
}
