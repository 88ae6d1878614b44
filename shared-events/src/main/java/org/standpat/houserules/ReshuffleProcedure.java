package org.standpat.houserules;

/** Which cards are shuffled when the stub runs out, and what becomes of its last card (rule 5.11). */
public enum ReshuffleProcedure {
    /** Muck of earlier draws and discards of players who have all their replacements; the last card is dealt (A, C). */
    COMPLETED_DRAWERS,
    /** All discards and burns and the last card, less the discards of the player drawing now (B). */
    ALL_BUT_CURRENT,
    /** Burns and muck of earlier draws; the last card is dealt only when it completes the draw (E, W). */
    EARLIER_ROUNDS,
    /** Everything discarded by anyone; a player never receives a card that he discarded in this hand (P). */
    NEVER_OWN;

    /** The next wider procedure, whose pool is taken when this one's is too small; the widest widens to itself. */
    public ReshuffleProcedure wider() {
        return switch (this) {
            case EARLIER_ROUNDS -> COMPLETED_DRAWERS;
            case COMPLETED_DRAWERS, NEVER_OWN, ALL_BUT_CURRENT -> ALL_BUT_CURRENT;
        };
    }
}
