package org.standpat.query.statistics;

import org.standpat.ranking.MadeHand;

/**
 * What series is asked for.
 *
 * @param player the room's name for the player
 * @param filter which of his hands are counted
 * @param statistic one of whole hands, or of all betting rounds
 * @param snowLimit the worst hand that is no snow when he stands pat with it
 */
public record SeriesQuestion(String player, StatisticsFilter filter, Statistic statistic, MadeHand snowLimit) {

    /** Refuses statistics of single draws. */
    public SeriesQuestion {
        if (statistic.taken() == Statistic.Of.DRAW) {
            throw new IllegalArgumentException(statistic + " is taken of single draws");
        }
    }
}
