package org.standpat.query.statistics;

import java.math.BigInteger;
import java.util.List;

/**
 * A player's numbers over all hands that were played to their end (docs/statistics.md). Chips are whole smallest units.
 *
 * @param player the room's name for him
 * @param hands hands he was dealt in
 * @param enteredPot hands in which he put chips in voluntarily on the first betting round (VPIP)
 * @param raisedFirst hands in which he raised on the first betting round (PFR)
 * @param sawDraw hands in which he was in at the first draw
 * @param showdowns hands in which he was in at the showdown
 * @param showdownsWon showdowns in which he was awarded chips
 * @param chipsWon sum of what he was ahead, over the hands that he ended ahead
 * @param chipsLost sum of what he was behind, over the hands that he ended behind; not negative
 * @param draws what he did on each draw, the first draw first; empty when he never drew
 */
public record PlayerStatistics(
        String player,
        long hands,
        long enteredPot,
        long raisedFirst,
        long sawDraw,
        long showdowns,
        long showdownsWon,
        BigInteger chipsWon,
        BigInteger chipsLost,
        List<Draw> draws) {

    /** Copies the list. */
    public PlayerStatistics {
        draws = List.copyOf(draws);
    }

    /**
     * What a player did on one draw.
     *
     * @param draw which draw, from 1
     * @param byCards how often he took 0 (pat), 1, 2, 3, 4 and 5 cards; more only where a miscounted hand took more
     */
    public record Draw(int draw, List<Long> byCards) {
        /** Copies the list. */
        public Draw {
            byCards = List.copyOf(byCards);
        }

        /** Hands in which he took part in this draw. */
        public long hands() {
            return byCards.stream().mapToLong(Long::longValue).sum();
        }
    }
}
