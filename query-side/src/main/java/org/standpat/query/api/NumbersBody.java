package org.standpat.query.api;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.IntStream;
import org.standpat.query.api.RateBody.RatioBody;
import org.standpat.query.api.RateBody.ShareBody;
import org.standpat.query.statistics.Numbers;
import org.standpat.query.statistics.Sql;
import org.standpat.query.statistics.Statistic;
import org.standpat.ranking.MadeHand;

/**
 * A player's numbers over some hands; docs/statistics.md says what each of them counts. Chips are whole smallest units.
 *
 * @param hands hands he was dealt in
 * @param vpip put chips in voluntarily on the first betting round
 * @param pfr raised on the first betting round
 * @param rfi raised first in
 * @param threeBet raised the first raise
 * @param foldToThreeBet folded to a raise of his raise
 * @param steal raised first in from cutoff, button or small blind
 * @param foldToSteal folded a blind to that
 * @param cap made the last bet that the cap allows, over all rounds
 * @param aggressionFactor bets and raises for each call, over all rounds
 * @param aggressionFrequency bets and raises of all he did but check, over all rounds
 * @param wentToShowdown showdowns that he was in, out of the hands in which he was in at the first draw
 * @param wonAtShowdown showdowns in which he was awarded chips, out of those that he was in
 * @param wonWithoutShowdown hands in which he was awarded chips without a showdown
 * @param chips what he won and lost
 * @param bigBetsPerHundred what he won, in big bets for a hundred hands
 * @param rakePerHundred his part of the rake, in big bets for a hundred hands
 * @param snowLimit the worst hand that is no snow
 * @param snow stood pat with a worse hand, out of the pat hands that everybody came to know
 * @param knownPat pat hands that everybody came to know, out of all
 * @param draws what he did on each draw
 * @param rounds what he did on each betting round
 * @param made hands that he showed at the showdown, the best first
 */
record NumbersBody(
        long hands,
        ShareBody vpip,
        ShareBody pfr,
        ShareBody rfi,
        ShareBody threeBet,
        ShareBody foldToThreeBet,
        ShareBody steal,
        ShareBody foldToSteal,
        ShareBody cap,
        RatioBody aggressionFactor,
        ShareBody aggressionFrequency,
        ShareBody wentToShowdown,
        ShareBody wonAtShowdown,
        ShareBody wonWithoutShowdown,
        ChipsBody chips,
        RatioBody bigBetsPerHundred,
        RatioBody rakePerHundred,
        String snowLimit,
        ShareBody snow,
        ShareBody knownPat,
        List<DrawBody> draws,
        List<RoundBody> rounds,
        List<MadeBody> made) {

    NumbersBody {
        draws = List.copyOf(draws);
        rounds = List.copyOf(rounds);
        made = List.copyOf(made);
    }

    /**
     * Chips won and lost.
     *
     * @param won what he was ahead, over the hands that he ended ahead
     * @param lost what he was behind, over the hands that he ended behind
     * @param net the one less the other
     * @param rake his part of the rake, which is not in these any more
     */
    record ChipsBody(BigInteger won, BigInteger lost, BigInteger net, BigInteger rake) {
        static ChipsBody of(Numbers numbers) {
            return new ChipsBody(
                    numbers.chipsWon(),
                    numbers.chipsLost(),
                    numbers.rate(Statistic.NET).count().toBigIntegerExact(),
                    numbers.rate(Statistic.RAKE).count().toBigIntegerExact());
        }
    }

    /**
     * A class of hands.
     *
     * @param hand what it is called: {@code eight-low}
     * @param hands how often he showed such a hand
     */
    record MadeBody(String hand, long hands) {}

    static NumbersBody of(Numbers numbers, MadeHand snowLimit) {
        return new NumbersBody(
                numbers.hands(),
                share(numbers, Statistic.VPIP),
                share(numbers, Statistic.PFR),
                share(numbers, Statistic.RFI),
                share(numbers, Statistic.THREE_BET),
                share(numbers, Statistic.FOLD_TO_THREE_BET),
                share(numbers, Statistic.STEAL),
                share(numbers, Statistic.FOLD_TO_STEAL),
                ShareBody.of(numbers.rate(Statistic.CAP, Sql.ALL_ROUNDS)),
                RatioBody.of(numbers.rate(Statistic.AGGRESSION_FACTOR, Sql.ALL_ROUNDS)),
                ShareBody.of(numbers.rate(Statistic.AGGRESSION_FREQUENCY, Sql.ALL_ROUNDS)),
                share(numbers, Statistic.WENT_TO_SHOWDOWN),
                share(numbers, Statistic.WON_AT_SHOWDOWN),
                share(numbers, Statistic.WON_WITHOUT_SHOWDOWN),
                ChipsBody.of(numbers),
                RatioBody.of(numbers.rate(Statistic.BIG_BETS_PER_HUNDRED)),
                RatioBody.of(numbers.rate(Statistic.RAKE_PER_HUNDRED)),
                Words.of(snowLimit),
                share(numbers, Statistic.SNOW),
                share(numbers, Statistic.KNOWN_PAT),
                IntStream.rangeClosed(1, numbers.draws())
                        .mapToObj(draw -> DrawBody.of(numbers, draw))
                        .toList(),
                IntStream.rangeClosed(1, numbers.rounds())
                        .mapToObj(round -> RoundBody.of(numbers, round))
                        .toList(),
                numbers.made().entrySet().stream()
                        .map(made -> new MadeBody(Words.of(made.getKey()), made.getValue()))
                        .toList());
    }

    private static ShareBody share(Numbers numbers, Statistic statistic) {
        return ShareBody.of(numbers.rate(statistic));
    }
}
