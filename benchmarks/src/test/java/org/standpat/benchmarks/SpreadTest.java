package org.standpat.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class SpreadTest {

    @Test
    void the_median_stands_before_the_least_and_the_most() {
        Spread spread = Spread.of(List.of(1_233.4, 1_148.0, 1_198.2));

        assertThat(spread).isEqualTo(new Spread(1_148.0, 1_198.2, 1_233.4));
        assertThat(spread.whole()).isEqualTo("1,198 (1,148 to 1,233)");
        assertThat(Spread.of(List.of(0.2, 0.4, 0.1)).hundredths()).isEqualTo("0.20 (0.10 to 0.40)");
    }
}
