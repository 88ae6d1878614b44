package org.standpat.ranking;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RankWeightsTest {
    @Test
    void givenEveryFiveRanksADeckCanGiveThenNoTwoHaveTheSameSum() {
        BitSet sums = new BitSet();
        Set<List<Integer>> combinations = new HashSet<>();
        int greatest = 0;
        for (int[] ranks : RankWeights.combinations()) {
            int sum = RankWeights.sum(ranks);
            assertThat(sums.get(sum)).as("sum %d comes twice", sum).isFalse();
            sums.set(sum);
            greatest = Math.max(greatest, sum);
            combinations.add(IntStream.of(ranks).boxed().toList());
        }
        assertThat(combinations)
                .as("choosing 5 of 13 ranks with repetition, less 13 of five alike")
                .hasSize(6188 - 13);
        assertThat(sums.cardinality()).isEqualTo(RankWeights.COMBINATIONS);
        assertThat(greatest).isEqualTo(RankWeights.GREATEST_SUM);
    }
}
