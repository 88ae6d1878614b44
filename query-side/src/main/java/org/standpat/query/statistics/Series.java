package org.standpat.query.statistics;

import java.util.List;

/**
 * How a statistic went on.
 *
 * @param points its values, the oldest first
 * @param more whether there are older ones that are left out
 */
public record Series(List<Point> points, boolean more) {

    /** Copies the list. */
    public Series {
        points = List.copyOf(points);
    }

    /**
     * A value.
     *
     * @param x what it belongs to: the number of hands so far, or a day as 2026-01-05
     * @param hands hands since the point before
     * @param rate the statistic
     */
    public record Point(String x, long hands, Rate rate) {}
}
