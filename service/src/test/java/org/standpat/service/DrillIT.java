package org.standpat.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code kill -9} of the service and of its PostgreSQL in the middle of play, a round of each kind. */
class DrillIT {

    private static final String ROUNDS = "3";

    private final long seed = Long.getLong("standpat.seed", 20_261_130L);

    @TempDir
    private Path folder;

    @Test
    void a_drill_of_a_round_of_each_kind_loses_nothing_and_doubles_nothing() throws Exception {
        try (StandpatProcess drill = StandpatProcess.start(
                "drill",
                "kill",
                "--times",
                ROUNDS,
                "--seed",
                Long.toString(seed),
                "--data",
                folder.resolve("data").toString())) {
            int status = drill.awaitEnd();
            String said = drill.output();
            assertThat(status)
                    .as("run it again with -Dstandpat.seed=%s\n%s", seed, said)
                    .isZero();
            assertThat(said)
                    .contains("--seed " + seed + ".")
                    .containsPattern("(?m)^ +[1-3]  service .* good$")
                    .containsPattern("(?m)^ +[1-3]  backend .* good$")
                    .containsPattern("(?m)^ +[1-3]  server, service .* good$")
                    .containsPattern("(?m)^ +[1-9][0-9,]*  actions acknowledged")
                    .containsPattern("(?m)^ +[1-9][0-9,]*  requests without a good answer resent")
                    .containsPattern("(?m)^ +0  lost$")
                    .containsPattern("(?m)^ +0  doubled$")
                    .containsPattern("(?m)^ +0  half there$")
                    .contains("verify --all --dealer found no fault");
        }
    }
}
