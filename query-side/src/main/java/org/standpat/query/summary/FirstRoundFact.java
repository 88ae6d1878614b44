package org.standpat.query.summary;

/** Something that is true of a player's first betting round (docs/statistics.md). A chance that he took is two facts. */
public enum FirstRoundFact {
    /** He called, bet or raised; a posted blind does not count. */
    ENTERED_POT(1),
    /** He raised; an opening bet is no raise. */
    RAISED(1 << 1),
    /** He could raise first in. */
    FIRST_IN_CHANCE(1 << 2),
    /** He raised first in. */
    FIRST_IN(1 << 3),
    /** He could raise the first raise of another. */
    THREE_BET_CHANCE(1 << 4),
    /** He raised the first raise of another. */
    THREE_BET(1 << 5),
    /** He raised first, was raised once and had to act. */
    THREE_BET_FACED(1 << 6),
    /** He folded to that. */
    THREE_BET_FOLDED(1 << 7),
    /** He could raise first in from the cutoff, the button or the small blind. */
    STEAL_CHANCE(1 << 8),
    /** He did. */
    STEAL(1 << 9),
    /** He was in a blind and had to act on a steal that nobody had called. */
    STEAL_FACED(1 << 10),
    /** He folded to that. */
    STEAL_FOLDED(1 << 11);

    private final int bit;

    FirstRoundFact(int bit) {
        this.bit = bit;
    }

    /** The bit that stands for it in a set of facts; no two have the same. */
    int bit() {
        return bit;
    }
}
