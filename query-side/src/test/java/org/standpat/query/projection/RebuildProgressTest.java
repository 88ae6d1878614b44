package org.standpat.query.projection;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.standpat.query.PlayedHand;
import org.standpat.query.projection.Build.Phase;

class RebuildProgressTest {

    private static final Duration READING = Duration.ofSeconds(20);

    private static RebuildProgress after(Phase phase, long done, Duration elapsed, Optional<String> failure) {
        return after(phase, done, elapsed, OptionalDouble.empty(), failure);
    }

    private static RebuildProgress after(
            Phase phase, long done, Duration elapsed, OptionalDouble laterShare, Optional<String> failure) {
        boolean finished = phase == Phase.DONE && failure.isEmpty();
        Optional<Duration> reading = phase == Phase.READING ? Optional.empty() : Optional.of(READING);
        return new RebuildProgress(
                2, PlayedHand.EVENING, phase, done, 1_000, elapsed, reading, laterShare, finished, failure);
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
    void given_what_later_steps_took_last_time_then_they_are_in_the_time_left() {
        OptionalDouble half = OptionalDouble.of(0.5);

        assertThat(after(Phase.READING, 250, Duration.ofSeconds(5), half, Optional.empty())
                        .timeLeft())
                .as("15 s of reading, and half of 20 s")
                .contains(Duration.ofSeconds(25));
        for (Phase later : List.of(Phase.INDEXES, Phase.LEFT_OVER, Phase.CHECKING, Phase.CATCHING_UP)) {
            assertThat(after(later, 1_000, Duration.ofSeconds(24), half, Optional.empty())
                            .timeLeft())
                    .contains(Duration.ofSeconds(6));
            assertThat(after(later, 1_000, Duration.ofSeconds(31), half, Optional.empty())
                            .timeLeft())
                    .as("longer than last time")
                    .isEmpty();
        }
        assertThat(after(Phase.SWITCHING, 1_000, Duration.ofSeconds(24), half, Optional.empty())
                        .timeLeft())
                .as("up to others")
                .isEmpty();
        assertThat(after(Phase.CHECKING, 1_000, Duration.ofSeconds(24), half, Optional.of("wrong"))
                        .timeLeft())
                .isEmpty();
    }

    @Test
    void given_the_end_then_no_step_is_under_way() {
        RebuildProgress end = after(Phase.DONE, 1_000, Duration.ofSeconds(40), Optional.empty());

        assertThat(end.laterStep()).isEmpty();
        assertThat(end.timeLeft()).isEmpty();
        assertThat(end.eventsPerSecond()).as("while it read").isEqualTo(50);
    }
}
