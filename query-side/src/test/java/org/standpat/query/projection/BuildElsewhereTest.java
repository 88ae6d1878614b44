package org.standpat.query.projection;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Random;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.standpat.query.PlayedHand;

/** What is told of a build that another process makes or has made, from what that has written down. */
class BuildElsewhereTest {

    private static final long SEED = Long.getLong("standpat.seed", 20_261_130L);

    @AutoClose
    private final RunningProjection running = new RunningProjection();

    private void given(String columns, String values) {
        running.db.sql.update("insert into projection_build (number, version, total, " + columns
                + ") values (7, 1, 1000, " + values + ")");
    }

    @Test
    void given_a_build_that_was_given_up_long_ago_then_its_time_stands_still() {
        given(
                "state, phase, done, why, started_at, ended_at",
                "'FAILED', 'READING', 500, 'Wrong.', now() - interval '1 hour', now() - interval '1 hour' + interval '10 s'");

        RebuildProgress told = running.rebuild.progress().orElseThrow();

        assertThat(told.failure()).contains("Wrong.");
        assertThat(told.elapsed()).isEqualTo(Duration.ofSeconds(10));
        assertThat(told.eventsPerSecond()).isEqualTo(50);
    }

    private void givenOneThatTook(int number, String state, long events, long reading, long later) {
        running.db.sql.update(
                "insert into projection_build (number, version, state, phase, total) values (?, 1, ?, 'DONE', ?)",
                number,
                state,
                events);
        running.db.sql.update("insert into projection_build_times values (?, ?, ?)", number, reading, later);
    }

    @Test
    void given_steps_that_took_half_as_long_as_reading_last_time_then_so_they_are_told_to_take() {
        givenOneThatTook(3, "RETIRED", 1_000, 10_000, 90_000);
        givenOneThatTook(4, "RETIRED", 500, 60_000, 30_000);
        givenOneThatTook(5, "FAILED", 1_000, 10_000, 90_000);
        givenOneThatTook(6, "RETIRED", 10, 100, 9_000);
        given("state, phase, done, started_at", "'BUILDING', 'CHECKING', 1000, now() - interval '100 s'");
        running.db.sql.update("insert into projection_build_times values (7, 80000, null)");

        RebuildProgress told = running.rebuild.progress().orElseThrow();

        assertThat(told.eventsPerSecond()).isEqualTo(12);
        assertThat(told.timeLeft().orElseThrow()).isBetween(Duration.ofSeconds(10), Duration.ofSeconds(20));
    }

    @Test
    void given_a_build_that_came_to_serve_then_the_times_of_its_steps_are_kept_for_the_next_one() {
        running.record(PlayedHand.random(new Random(SEED), PlayedHand.EVENING));
        assertThat(running.rebuild.run(now -> {}).laterShare()).isEmpty();

        RebuildProgress next = running.rebuild.run(now -> {});

        assertThat(next.failure()).isEmpty();
        assertThat(next.laterShare().orElseThrow()).isPositive();
        assertThat(next.reading().orElseThrow()).isPositive().isLessThan(next.elapsed());
    }
}
