package org.standpat.houserules;

/**
 * How many bets and raises a round may hold (rule 4.6). The big blind counts as the first bet of the first round.
 *
 * @param bets the opening bet and all raises together; 4 is one bet and three raises
 * @param lifted when there is no cap
 */
public record Cap(int bets, Lifted lifted) {

    /** When a room plays without a cap. */
    public enum Lifted {
        /** The cap always holds. */
        NEVER,
        /** No cap while only two players are left in the hand. */
        TWO_LEFT_IN_HAND,
        /** No cap only when the hand started heads-up. */
        TABLE_HEADS_UP
    }

    /** True when the cap does not hold for these numbers of players. */
    public boolean liftedFor(int playersInHand, int playersAtTable) {
        return switch (lifted) {
            case NEVER -> false;
            case TWO_LEFT_IN_HAND -> playersInHand == 2;
            case TABLE_HEADS_UP -> playersAtTable == 2;
        };
    }
}
