package org.standpat.service.drill;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What the seed decides. */
class RoundPlanTest {

    private static final int ROUNDS = 200;

    @Test
    void the_same_seed_gives_the_same_rounds_and_another_seed_others() {
        List<RoundPlan> plans = RoundPlan.of(ROUNDS, new Random(7));
        assertThat(plans).hasSize(ROUNDS).isEqualTo(RoundPlan.of(ROUNDS, new Random(7)));
        assertThat(plans).isNotEqualTo(RoundPlan.of(ROUNDS, new Random(8)));
    }

    @Test
    void each_three_rounds_have_one_of_each_kind() {
        List<RoundPlan> plans = RoundPlan.of(ROUNDS, new Random(7));
        for (int first = 0; first + 3 <= ROUNDS; first += 3) {
            assertThat(plans.subList(first, first + 3))
                    .extracting(RoundPlan::victim)
                    .containsExactlyInAnyOrderElementsOf(EnumSet.allOf(Victim.class));
        }
        assertThat(plans.getLast().number()).isEqualTo(ROUNDS);
    }

    @Test
    void no_moment_is_later_than_the_longest_play() {
        assertThat(RoundPlan.of(ROUNDS, new Random(7)))
                .allSatisfy(plan -> assertThat(plan.playing()).isBetween(Duration.ZERO, RoundPlan.LONGEST_PLAY));
    }
}
