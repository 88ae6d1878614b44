package org.standpat.query.projection;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** What is told of a build that another process makes or has made, from what that has written down. */
class BuildElsewhereTest {

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
}
