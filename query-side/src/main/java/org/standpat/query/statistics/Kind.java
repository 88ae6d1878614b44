package org.standpat.query.statistics;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Optional;

/** What a statistic is measured in, and how it follows from what is counted and what that is out of. Halves are rounded up. */
public enum Kind {
    /** So many out of so many, in per cent with one decimal place. */
    PERCENT(100, 1),
    /** How often the one for each of the other, with two decimal places. */
    RATIO(1, 2),
    /** How much in a hundred hands, with two decimal places. */
    PER_HUNDRED(100, 2),
    /** A sum of whole chips, out of nothing. */
    CHIPS(1, 0),
    /** A sum of big bets with two decimal places, out of nothing. */
    BIG_BETS(1, 2);

    private final BigDecimal factor;
    private final int places;

    Kind(int factor, int places) {
        this.factor = BigDecimal.valueOf(factor);
        this.places = places;
    }

    /** Whether it is a sum, and not out of anything. */
    public boolean isSum() {
        return this == CHIPS || this == BIG_BETS;
    }

    /** The value; empty where it is out of nothing at all, for which there is no data. */
    Optional<BigDecimal> value(BigDecimal count, BigDecimal of) {
        if (isSum()) {
            return Optional.of(count.setScale(places, RoundingMode.HALF_UP));
        }
        return of.signum() == 0
                ? Optional.empty()
                : Optional.of(count.multiply(factor).divide(of, places, RoundingMode.HALF_UP));
    }
}
