package org.standpat.query.api;

import java.util.List;
import org.standpat.query.api.RateBody.ShareBody;
import org.standpat.query.statistics.DrawSituation;
import org.standpat.query.statistics.Numbers;
import org.standpat.query.statistics.Statistic;

/**
 * What a player did on one draw.
 *
 * @param draw which draw, from 1
 * @param hands hands in which he took part in it
 * @param byCards how often he took 0 (pat), 1, 2, 3, 4 and 5 cards; more only where a miscounted hand took more
 * @param pat how often he stood pat
 * @param breakPat how often he drew, of the hands in which he had stood pat on the draw before
 * @param inPosition the draws on which nobody drew after him
 * @param outOfPosition the others
 * @param againstPat the draws on which an opponent had stood pat before him
 * @param againstOne the draws on which an opponent had taken one card before him
 * @param facingPat what he did on the next round when somebody bet who had stood pat
 * @param facingOne the same of somebody who had taken one card
 * @param snow how often he stood pat with a hand worse than the limit, of the pat hands that everybody came to know
 * @param knownPat pat hands that everybody came to know, of all
 */
record DrawBody(
        int draw,
        long hands,
        List<Long> byCards,
        ShareBody pat,
        ShareBody breakPat,
        DrawsBody inPosition,
        DrawsBody outOfPosition,
        DrawsBody againstPat,
        DrawsBody againstOne,
        FacingBody facingPat,
        FacingBody facingOne,
        ShareBody snow,
        ShareBody knownPat) {

    DrawBody {
        byCards = List.copyOf(byCards);
    }

    /**
     * Some of the draws.
     *
     * @param hands hands in which it was so
     * @param byCards how often he took 0 (pat), 1, 2 ... cards then
     */
    record DrawsBody(long hands, List<Long> byCards) {
        DrawsBody {
            byCards = List.copyOf(byCards);
        }

        static DrawsBody of(Numbers numbers, DrawSituation situation, int draw) {
            List<Long> byCards = numbers.byCards(situation, draw);
            return new DrawsBody(sum(byCards), byCards);
        }
    }

    /**
     * What a player did who had to act on a bet.
     *
     * @param fold how often he folded
     * @param call how often he called
     * @param raise how often he raised
     */
    record FacingBody(ShareBody fold, ShareBody call, ShareBody raise) {}

    static DrawBody of(Numbers numbers, int draw) {
        DrawsBody all = DrawsBody.of(numbers, DrawSituation.ANY, draw);
        return new DrawBody(
                draw,
                all.hands(),
                all.byCards(),
                share(numbers, Statistic.PAT, draw),
                share(numbers, Statistic.BREAK_PAT, draw),
                DrawsBody.of(numbers, DrawSituation.IN_POSITION, draw),
                DrawsBody.of(numbers, DrawSituation.OUT_OF_POSITION, draw),
                DrawsBody.of(numbers, DrawSituation.AGAINST_PAT, draw),
                DrawsBody.of(numbers, DrawSituation.AGAINST_ONE, draw),
                new FacingBody(
                        share(numbers, Statistic.FACING_PAT_FOLD, draw),
                        share(numbers, Statistic.FACING_PAT_CALL, draw),
                        share(numbers, Statistic.FACING_PAT_RAISE, draw)),
                new FacingBody(
                        share(numbers, Statistic.FACING_ONE_FOLD, draw),
                        share(numbers, Statistic.FACING_ONE_CALL, draw),
                        share(numbers, Statistic.FACING_ONE_RAISE, draw)),
                share(numbers, Statistic.DRAW_SNOW, draw),
                share(numbers, Statistic.DRAW_KNOWN_PAT, draw));
    }

    private static ShareBody share(Numbers numbers, Statistic statistic, int draw) {
        return ShareBody.of(numbers.rate(statistic, draw));
    }

    private static long sum(List<Long> counts) {
        return counts.stream().mapToLong(Long::longValue).sum();
    }
}
