package org.standpat.query.projection;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.standpat.query.PlayedHand;
import org.standpat.query.projection.Build.Phase;

class RebuildProgressTest {

    private static RebuildProgress after(Phase phase, long done, Duration elapsed, Optional<String> failure) {
        boolean finished = phase == Phase.DONE && failure.isEmpty();
        return new RebuildProgress(2, PlayedHand.EVENING, phase, done, 1_000, elapsed, finished, failure);
    }

    @Test
    void given_a_quarter_that_is_read_then_three_times_as_long_is_left() {
        RebuildProgress quarter = after(Phase.READING, 250, Duration.ofSeconds(5), Optional.empty());

        assertThat(quarter.eventsPerSecond()).isEqualTo(50);
        assertThat(quarter.timeLeft()).contains(Duration.ofSeconds(15));
        assertThat(quarter.laterStep()).isEmpty();
    }

    @Test
    void given_nothing_that_is_read_then_nobody_knows_how_long_it_takes() {
        assertThat(after(Phase.READING, 0, Duration.ofSeconds(5), Optional.empty())
                        .timeLeft())
                .isEmpty();
    }

    @ParameterizedTest
    @EnumSource(
            value = Phase.class,
            names = {"INDEXES", "LEFT_OVER", "CHECKING", "CATCHING_UP", "SWITCHING"})
    void given_a_step_after_the_reading_then_it_is_told_and_no_time_of_nothing_left(Phase step) {
        RebuildProgress later = after(step, 1_000, Duration.ofSeconds(20), Optional.empty());

        assertThat(later.timeLeft()).isEmpty();
        assertThat(later.laterStep()).contains(step);
        assertThat(after(step, 1_000, Duration.ofSeconds(20), Optional.of("wrong"))
                        .laterStep())
                .as("given up")
                .isEmpty();
    }

    @Test
    void given_the_end_then_no_step_is_under_way() {
        RebuildProgress end = after(Phase.DONE, 1_000, Duration.ofSeconds(20), Optional.empty());

        assertThat(end.laterStep()).isEmpty();
        assertThat(end.timeLeft()).isEmpty();
        assertThat(end.eventsPerSecond()).isEqualTo(50);
    }
}
