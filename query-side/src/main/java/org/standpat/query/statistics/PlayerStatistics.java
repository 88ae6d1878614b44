package org.standpat.query.statistics;

import java.util.List;
import org.standpat.ranking.MadeHand;

/**
 * A player's numbers over hands that were played to their end (docs/statistics.md).
 *
 * @param player the room's name for him
 * @param snowLimit the worst hand that counts as no snow when he stands pat with it
 * @param whole his numbers over all the hands that were asked for
 * @param groups the same hands told apart; empty when that was not asked for
 * @param more whether there are more groups than {@link StatisticsReader#MOST_GROUPS}
 */
public record PlayerStatistics(String player, MadeHand snowLimit, Numbers whole, List<Group> groups, boolean more) {

    /** Copies the list. */
    public PlayerStatistics {
        groups = List.copyOf(groups);
    }

    /**
     * Hands that have something in common.
     *
     * @param key what that is: the game's name, a day as 2026-01-05, and so on
     * @param numbers his numbers over them
     */
    public record Group(String key, Numbers numbers) {}
}
