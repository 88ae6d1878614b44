package org.standpat.query.api;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.standpat.query.statistics.Series;
import org.standpat.query.statistics.Statistic;

/**
 * How a statistic of a player went on, as charts take it: three lists of the same length.
 *
 * @param player the room's name for him
 * @param feedPosition how far the projection had read the log when it was asked
 * @param of the statistic
 * @param by what {@code x} is
 * @param x by hand how many hands he had played, by day the day in UTC; the oldest first
 * @param y the statistic: by hand over all hands so far, by day over those of the day; null where there is no data
 * @param hands hands since the value before
 * @param moreDays whether there are older days, which are left out
 */
record SeriesBody(
        String player,
        long feedPosition,
        String of,
        String by,
        List<Object> x,
        List<Optional<BigDecimal>> y,
        List<Long> hands,
        boolean moreDays) {

    static final String HAND = "hand";
    static final String DAY = "day";

    SeriesBody {
        x = List.copyOf(x);
        y = List.copyOf(y);
        hands = List.copyOf(hands);
    }

    static SeriesBody of(String player, Statistic statistic, String by, Series series, long feedPosition) {
        return new SeriesBody(
                player,
                feedPosition,
                statistic.word(),
                by,
                series.points().stream()
                        .<Object>map(point -> by.equals(HAND) ? Long.valueOf(point.x()) : point.x())
                        .toList(),
                series.points().stream().map(point -> point.rate().value()).toList(),
                series.points().stream().map(Series.Point::hands).toList(),
                series.more());
    }
}
