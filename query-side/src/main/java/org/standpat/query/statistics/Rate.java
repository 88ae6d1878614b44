package org.standpat.query.statistics;

import java.math.BigDecimal;
import java.util.Optional;

/**
 * A statistic of a player: what was counted, and what that is out of.
 *
 * @param kind what it is measured in
 * @param count the numerator; whole but for big bets
 * @param of the denominator
 */
public record Rate(Kind kind, BigDecimal count, BigDecimal of) {

    /** Its value, rounded as its kind says; empty where the denominator is 0. */
    public Optional<BigDecimal> value() {
        return kind.value(count, of);
    }

    /** The same statistic over more hands. */
    Rate plus(BigDecimal moreCount, BigDecimal moreOf) {
        return new Rate(kind, count.add(moreCount), of.add(moreOf));
    }
}
