package org.standpat.query.api;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Optional;
import org.standpat.query.statistics.Rate;

/** So much out of so much: {@link ShareBody} of hands or actions, {@link RatioBody} for all others. */
final class RateBody {

    private RateBody() {}

    /**
     * So many out of so many.
     *
     * @param count how many
     * @param of out of how many
     * @param percent the share with one decimal place, rounded half up; null when {@code of} is 0
     */
    record ShareBody(long count, long of, Optional<BigDecimal> percent) {
        static ShareBody of(Rate rate) {
            return new ShareBody(rate.count().longValueExact(), rate.of().longValueExact(), rate.value());
        }
    }

    /**
     * So much for each, or in each hundred.
     *
     * @param count how much; big bets with two decimal places
     * @param of for how many
     * @param value with two decimal places, rounded half up; null when {@code of} is 0
     */
    record RatioBody(BigDecimal count, long of, Optional<BigDecimal> value) {

        private static final int PLACES = 2;

        static RatioBody of(Rate rate) {
            BigDecimal count = rate.count();
            return new RatioBody(
                    count.scale() <= 0 ? count : count.setScale(PLACES, RoundingMode.HALF_UP),
                    rate.of().longValueExact(),
                    rate.value());
        }
    }
}
