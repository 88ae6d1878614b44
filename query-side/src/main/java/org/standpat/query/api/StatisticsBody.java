package org.standpat.query.api;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.List;
import java.util.Optional;
import org.standpat.query.statistics.PlayerStatistics;

/**
 * A player's numbers over the hands that are over. Chips are whole smallest units.
 *
 * @param player the room's name for him
 * @param feedPosition how far the projection had read the log when it was asked
 * @param hands hands he was dealt in
 * @param vpip hands in which he put chips in voluntarily on the first betting round, out of all
 * @param pfr hands in which he raised on the first betting round, out of all
 * @param wentToShowdown showdowns that he was in, out of the hands in which he was in at the first draw
 * @param wonAtShowdown showdowns in which he was awarded chips, out of those that he was in
 * @param chips what he won and lost
 * @param draws what he did on each draw
 */
record StatisticsBody(
        String player,
        long feedPosition,
        long hands,
        ShareBody vpip,
        ShareBody pfr,
        ShareBody wentToShowdown,
        ShareBody wonAtShowdown,
        ChipsBody chips,
        List<DrawBody> draws) {

    StatisticsBody {
        draws = List.copyOf(draws);
    }

    /**
     * So many out of so many.
     *
     * @param count how many
     * @param of out of how many
     * @param percent the share with one decimal place, rounded half up; null when {@code of} is 0
     */
    record ShareBody(long count, long of, Optional<BigDecimal> percent) {

        private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);

        static ShareBody of(long count, long of) {
            return new ShareBody(
                    count,
                    of,
                    of == 0
                            ? Optional.empty()
                            : Optional.of(BigDecimal.valueOf(count)
                                    .multiply(HUNDRED)
                                    .divide(BigDecimal.valueOf(of), 1, RoundingMode.HALF_UP)));
        }
    }

    /**
     * Chips won and lost.
     *
     * @param won what he was ahead, over the hands that he ended ahead
     * @param lost what he was behind, over the hands that he ended behind
     * @param net the one less the other
     */
    record ChipsBody(BigInteger won, BigInteger lost, BigInteger net) {}

    /**
     * What he did on one draw.
     *
     * @param draw which draw, from 1
     * @param hands hands in which he took part in it
     * @param byCards how often he took 0 (pat), 1, 2, 3, 4 and 5 cards; more only where a miscounted hand took more
     */
    record DrawBody(int draw, long hands, List<Long> byCards) {
        DrawBody {
            byCards = List.copyOf(byCards);
        }
    }

    static StatisticsBody of(PlayerStatistics numbers, long feedPosition) {
        return new StatisticsBody(
                numbers.player(),
                feedPosition,
                numbers.hands(),
                ShareBody.of(numbers.enteredPot(), numbers.hands()),
                ShareBody.of(numbers.raisedFirst(), numbers.hands()),
                ShareBody.of(numbers.showdowns(), numbers.sawDraw()),
                ShareBody.of(numbers.showdownsWon(), numbers.showdowns()),
                new ChipsBody(
                        numbers.chipsWon(),
                        numbers.chipsLost(),
                        numbers.chipsWon().subtract(numbers.chipsLost())),
                numbers.draws().stream()
                        .map(draw -> new DrawBody(draw.draw(), draw.hands(), draw.byCards()))
                        .toList());
    }
}
