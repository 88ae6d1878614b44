package org.standpat.service;

import static org.assertj.core.api.Assertions.assertThat;
import static org.standpat.service.imports.RoomHands.BOBS_CARDS;
import static org.standpat.service.imports.RoomHands.fiveBets;
import static org.standpat.service.imports.RoomHands.folded;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.standpat.db.postgres.Database;
import org.standpat.db.postgres.TestDatabase;

/** The verbs of the quarantine as processes, on a server that is named to them. */
class QuarantineIT {

    private final Database database = TestDatabase.fresh();

    @TempDir
    private Path folder;

    private String run(int status, String... arguments) throws IOException {
        Map<String, String> server = Map.of(
                "STANDPAT_DB_URL", database.url(),
                "STANDPAT_DB_USER", database.user(),
                "STANDPAT_DB_PASSWORD", database.password());
        try (StandpatProcess process = StandpatProcess.start(List.of(), server, arguments)) {
            assertThat(process.awaitEnd()).as(process.output()).isEqualTo(status);
            return process.output();
        }
    }

    @Test
    void given_a_refused_hand_then_it_is_listed_given_back_tried_again_and_recorded() throws Exception {
        Path file = Files.writeString(folder.resolve("evening.txt"), folded(1, BOBS_CARDS) + fiveBets(2));

        assertThat(run(1, "import", file.toString()))
                .containsPattern("evening.txt +1 +0 +1 ")
                .contains("quarantine 1");
        assertThat(run(0, "quarantine", "list"))
                .containsPattern("1 +\\S+evening.txt .*against the rules +4.6 +as claimed")
                .contains("In quarantine: 1.");
        assertThat(run(0, "quarantine", "export", "1")).isEqualTo(fiveBets(2));
        assertThat(run(1, "quarantine", "retry", "1")).contains("4 bets", "Left quarantine: 0, still there: 1.");
        assertThat(run(0, "quarantine", "retry", "--all", "--profile", "wsop-live"))
                .contains("Left quarantine: 1, still there: 0.");
        assertThat(run(0, "quarantine", "list")).contains("No entries.", "In quarantine: 0.");
        assertThat(run(0, "quarantine", "list", "--all")).contains("recorded as ", "wsop-live");
        assertThat(run(1, "quarantine", "export", "9"))
                .isEqualToIgnoringNewLines("standpat: There is no entry 9 in quarantine.");
    }
}
