package org.standpat.service;

import static org.assertj.core.api.Assertions.assertThat;
import static org.standpat.service.imports.RoomHands.BOBS_CARDS;
import static org.standpat.service.imports.RoomHands.folded;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.standpat.db.log.EventLog;
import org.standpat.db.postgres.Database;
import org.standpat.db.postgres.TestDatabase;

/** The verb import on folders: what may not be read, and what a person sees when it is stopped. */
class ImportFolderIT {

    private static final int KILLED_BY_TERM = 143;

    /** A user who may read everything may be so no longer. */
    private static final List<String> AS_ANY_USER =
            List.of("setpriv", "--bounding-set", "-dac_override,-dac_read_search");

    private final Database database = TestDatabase.fresh();
    private final EventLog log = new EventLog(database.unpooled());

    @TempDir
    private Path folder;

    private StandpatProcess run(List<String> through, String... arguments) {
        return StandpatProcess.start(
                through,
                Map.of(
                        "STANDPAT_DB_URL", database.url(),
                        "STANDPAT_DB_USER", database.user(),
                        "STANDPAT_DB_PASSWORD", database.password()),
                arguments);
    }

    @AfterEach
    void make_all_readable_again() throws IOException {
        for (String closed : List.of("closed", "closed.txt")) {
            if (Files.exists(folder.resolve(closed))) {
                Files.setPosixFilePermissions(folder.resolve(closed), PosixFilePermissions.fromString("rwx------"));
            }
        }
    }

    @Test
    void given_a_file_and_a_folder_that_may_not_be_read_then_they_are_told_and_the_others_are_recorded()
            throws Exception {
        Files.writeString(folder.resolve("a.txt"), folded(1, BOBS_CARDS));
        Files.writeString(folder.resolve("closed.txt"), folded(2, BOBS_CARDS));
        Files.writeString(Files.createDirectory(folder.resolve("closed")).resolve("b.txt"), folded(3, BOBS_CARDS));
        Files.setPosixFilePermissions(folder.resolve("closed.txt"), PosixFilePermissions.fromString("---------"));
        Files.setPosixFilePermissions(folder.resolve("closed"), PosixFilePermissions.fromString("---------"));
        boolean mayReadAll = Files.isReadable(folder.resolve("closed.txt"));

        try (StandpatProcess process = run(mayReadAll ? AS_ANY_USER : List.of(), "import", folder.toString())) {
            assertThat(process.awaitEnd()).as(process.output()).isEqualTo(1);
            assertThat(process.output())
                    .containsPattern("/closed +cannot be read +it may not be opened by this user")
                    .containsPattern("/closed.txt +cannot be read +it may not be opened by this user")
                    .containsPattern("import \\[#+] 100 %  1 hands")
                    .containsPattern("1 hands in 2 files")
                    .doesNotContain("\tat ");
        }
        assertThat(log.countHands()).isEqualTo(1);
    }

    @Test
    void given_a_folder_with_nothing_but_hands_and_pictures_then_the_status_is_good() throws Exception {
        Files.writeString(folder.resolve("a.txt"), folded(1, BOBS_CARDS));
        Files.write(folder.resolve("picture"), new byte[] {(byte) 0x89, 'P', 'N', 'G', 13, 10, 26, 10, 0, 0, 0, 13});

        try (StandpatProcess process = run(List.of(), "import", folder.toString())) {
            assertThat(process.awaitEnd()).as(process.output()).isZero();
            assertThat(process.output()).containsPattern("passed over: no text +1");
        }
    }

    @Test
    void given_an_import_that_is_told_to_stop_then_it_ends_with_a_sentence_and_goes_on_when_it_is_run_again()
            throws Exception {
        int hands = 4_000;
        for (int file = 0; file < 4; file++) {
            try (BufferedWriter out = Files.newBufferedWriter(folder.resolve(file + ".txt"))) {
                for (int hand = 1; hand <= hands / 4; hand++) {
                    out.write(folded(file * hands / 4 + hand, BOBS_CARDS));
                }
            }
        }
        try (StandpatProcess stopped = run(List.of(), "import", folder.toString())) {
            Awaitility.await()
                    .atMost(StandpatProcess.LIMIT)
                    .pollInterval(Duration.ofMillis(20))
                    .until(() -> log.countHands() >= 20);
            assertThat(stopped.stop()).isEqualTo(KILLED_BY_TERM);
            assertThat(stopped.output())
                    .containsPattern("Stopped after [0-9,]+ hands, of which [0-9,]+ are new in the record")
                    .contains("Run the same command again to go on.")
                    .doesNotContain("\tat ", "In all");
        }
        assertThat(log.countHands()).isBetween(20L, hands - 1L);

        try (StandpatProcess again = run(List.of(), "import", folder.toString())) {
            assertThat(again.awaitEnd()).as(again.output()).isZero();
            assertThat(again.output()).doesNotContain("Stopped");
        }
        assertThat(log.countHands()).isEqualTo(hands);
    }
}
