package org.standpat.houserules;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How much the house takes of all pots together (rule 6.7). */
class RakeTest {

    /** The most that eight stacks hold. */
    private static final long MOST = 8_000_000_000_000_000L;

    @ParameterizedTest(name = "{0} of {3}, cap {1}, step {2}: {4}")
    @CsvSource({
        "500, 100, 1, 1000, 50",
        "500, 30, 1, 1000, 30",
        "500, 100, 1, 999, 49",
        "500, 100, 25, 999, 25",
        "500, 30, 25, 1000, 25",
        "500, 100, 51, 1000, 0",
        "10000, 1000000000000, 1, 1000, 1000",
        "1, 100, 1, 9999, 0",
        "1, 100, 1, 10000, 1",
        "0, 100, 1, 1000, 0",
        "500, 0, 1, 1000, 0",
        "500, 100, 1, 0, 0",
        "10000, 1000000000000, 1, 8000000000000000, 1000000000000"
    })
    void givenAPotThenThePercentIsRoundedDownToStepsAndCapped(
            int basisPoints, long cap, long step, long total, long rake) {
        assertThat(new Rake(basisPoints, cap, step, false).of(total, true)).isEqualTo(rake);
        assertThat(new Rake(basisPoints, cap, step, false).of(total, false)).isEqualTo(rake);
    }

    @Test
    void givenNoDrawNoRakeThenNothingIsTakenBeforeTheFirstDraw() {
        assertThat(new Rake(500, 100, 1, true).of(1000, false)).isZero();
        assertThat(new Rake(500, 100, 1, true).of(1000, true)).isEqualTo(50);
    }

    /** Compared with sums that cannot overflow. */
    @Test
    void givenAnyTotalThenTheShareIsExact() {
        SplittableRandom chance = new SplittableRandom(67);
        for (int i = 0; i < 10_000; i++) {
            long total = chance.nextLong(MOST + 1);
            int basisPoints = chance.nextInt(Rake.MOST_BASIS_POINTS + 1);
            long exact = BigInteger.valueOf(total)
                    .multiply(BigInteger.valueOf(basisPoints))
                    .divide(BigInteger.valueOf(Rake.MOST_BASIS_POINTS))
                    .longValueExact();
            assertThat(new Rake(basisPoints, Long.MAX_VALUE, 1, false).of(total, true))
                    .as("%s of %s", basisPoints, total)
                    .isEqualTo(exact);
        }
    }
}
