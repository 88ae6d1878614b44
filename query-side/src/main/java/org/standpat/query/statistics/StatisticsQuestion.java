package org.standpat.query.statistics;

import java.util.Optional;
import org.standpat.ranking.MadeHand;

/**
 * What is asked about a player.
 *
 * @param player the room's name for him
 * @param filter which of his hands are counted
 * @param by by what they are told apart; empty when only the whole is wanted
 * @param snowLimit the worst hand that is no snow when he stands pat with it
 */
public record StatisticsQuestion(String player, StatisticsFilter filter, Optional<Dimension> by, MadeHand snowLimit) {

    /** The worst hand that is no snow, unless something else is said. */
    public static final MadeHand USUAL_SNOW_LIMIT = MadeHand.JACK_LOW;

    /** All hands of this player. */
    public static StatisticsQuestion about(String player) {
        return new StatisticsQuestion(player, StatisticsFilter.NONE, Optional.empty(), USUAL_SNOW_LIMIT);
    }
}
