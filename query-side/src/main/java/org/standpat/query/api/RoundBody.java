package org.standpat.query.api;

import org.standpat.query.api.RateBody.RatioBody;
import org.standpat.query.api.RateBody.ShareBody;
import org.standpat.query.statistics.Numbers;
import org.standpat.query.statistics.RoundAction;
import org.standpat.query.statistics.Statistic;

/**
 * What a player did on one betting round.
 *
 * @param round which round, from 1
 * @param checks how often he checked
 * @param bets how often he bet
 * @param calls how often he called
 * @param raises how often he raised
 * @param folds how often he folded
 * @param aggressionFactor bets and raises for each call
 * @param aggressionFrequency bets and raises, of all he did but check
 * @param cap how often he made the last bet that the cap allows, of the times that he could
 */
record RoundBody(
        int round,
        long checks,
        long bets,
        long calls,
        long raises,
        long folds,
        RatioBody aggressionFactor,
        ShareBody aggressionFrequency,
        ShareBody cap) {

    static RoundBody of(Numbers numbers, int round) {
        return new RoundBody(
                round,
                numbers.times(RoundAction.CHECKS, round),
                numbers.times(RoundAction.BETS, round),
                numbers.times(RoundAction.CALLS, round),
                numbers.times(RoundAction.RAISES, round),
                numbers.times(RoundAction.FOLDS, round),
                RatioBody.of(numbers.rate(Statistic.AGGRESSION_FACTOR, round)),
                ShareBody.of(numbers.rate(Statistic.AGGRESSION_FREQUENCY, round)),
                ShareBody.of(numbers.rate(Statistic.CAP, round)));
    }
}
