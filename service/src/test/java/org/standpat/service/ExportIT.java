package org.standpat.service;

import static org.assertj.core.api.Assertions.assertThat;
import static org.standpat.service.imports.RoomHands.BOBS_CARDS;
import static org.standpat.service.imports.RoomHands.folded;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.standpat.db.log.EventLog;
import org.standpat.db.postgres.Database;
import org.standpat.db.postgres.TestDatabase;

/** The verb export as a process, on a server that is named to it and has no service: imported hands are in no listing yet. */
class ExportIT {

    private static final Database DATABASE = TestDatabase.fresh();

    private static final Map<String, String> SERVER = Map.of(
            "STANDPAT_DB_URL", DATABASE.url(),
            "STANDPAT_DB_USER", DATABASE.user(),
            "STANDPAT_DB_PASSWORD", DATABASE.password());

    private final Map<String, String> environment = new HashMap<>(SERVER);

    @TempDir
    private Path folder;

    /** Once for all tests, which only read. */
    @BeforeAll
    static void importHands(@TempDir Path evening) throws IOException {
        String dollars = folded(2, BOBS_CARDS)
                .replace("(100/200)", "($1/$2)")
                .replace("(Play Money) ", "")
                .replace("small blind 50", "small blind $0.50")
                .replace("big blind 100", "big blind $1")
                .replace("(5000 in", "($50 in")
                .replace("(4000 in", "($40 in")
                .replace("bet (50)", "bet ($0.50)")
                .replace("collected 100", "collected $1")
                .replace("pot 100 | Rake 0", "pot $1 | Rake $0")
                .replace("collected (100)", "collected ($1)");
        Path file = Files.writeString(evening.resolve("evening.txt"), folded(1, BOBS_CARDS) + dollars);
        assertThat(run(SERVER, "import", file.toString())).startsWith("0 ");
    }

    /** The status, and all that was said. */
    private String run(String... arguments) throws IOException {
        return run(environment, arguments);
    }

    private static String run(Map<String, String> environment, String... arguments) throws IOException {
        try (StandpatProcess process = StandpatProcess.start(List.of(), environment, arguments)) {
            return process.awaitEnd() + " " + process.output();
        }
    }

    private List<UUID> hands() {
        return new EventLog(DATABASE.unpooled()).handIds(null, 10);
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().toList();
        }
    }

    @Test
    void all_hands_go_to_a_file_with_the_money_of_their_room_and_nothing_is_left_beside_it() throws IOException {
        Path out = folder.resolve("evening.standpat.jsonl");

        String said = run("export", "--format", "standpat", "--out", out.toString());

        assertThat(said).startsWith("0 ").contains("[####", "2 hands written to " + out + ", none left out.");
        assertThat(Files.readAllLines(out))
                .hasSize(2)
                .anySatisfy(line -> assertThat(line).contains("\"currency\":\"USD\",\"decimals\":2"))
                .anySatisfy(line -> assertThat(line).contains("\"currency\":\"\",\"decimals\":0"));
        assertThat(files()).containsExactly(out);
    }

    @Test
    void a_file_that_is_there_is_replaced_only_when_that_is_said() throws IOException {
        Path out = Files.writeString(folder.resolve("mine.csv"), "mine");

        assertThat(run("export", "--format", "csv", "--out", out.toString()))
                .startsWith("1 ")
                .contains("mine.csv is there already");
        assertThat(out).hasContent("mine");
        assertThat(run("export", "--format", "csv", "--force", "--out", out.toString()))
                .startsWith("0 ");
        assertThat(Files.readAllLines(out)).hasSize(3);
        assertThat(files()).containsExactly(out);
    }

    @Test
    void named_hands_and_those_that_the_options_find_go_to_standard_output() throws IOException {
        UUID first = hands().getFirst();

        assertThat(run("export", "--format", "phh", first.toString()))
                .startsWith("0 ")
                .contains("variant = ", "1 hand written, none left out.");
        assertThat(run("export", "--format", "csv", "--player", "Ann", "--table", "Lyra II"))
                .contains("2 hands written");
        assertThat(run("export", "--format", "csv", "--player", "Nobody")).contains("0 hands written");
        assertThat(run("export", "--format", "csv", "--to", "2024-03-07T09:01:00-05:00"))
                .contains("0 hands written");
        assertThat(run("export", "--format", "csv", "--from", "2024-03-07T09:01:00-05:00"))
                .contains("2 hands written");
    }

    @Test
    void a_viewer_sees_no_more_than_he_may() throws IOException {
        String first = hands().getFirst().toString();

        assertThat(run("export", "--format", "standpat", first)).contains("2c3d7h8sKd", "\"view\":\"staff\"");
        assertThat(run("export", "--format", "standpat", "--viewer", "seat-4", first))
                .contains("2c3d7h8sKd", "\"view\":\"seat 4\"");
        assertThat(run("export", "--format", "standpat", "--viewer", "seat-3", first))
                .contains("\"view\":\"seat 3\"")
                .doesNotContain("2c3d7h8sKd");
        assertThat(run("export", "--format", "standpat", "--viewer", "public", first))
                .contains("\"view\":\"public\"")
                .doesNotContain("2c3d7h8sKd");
    }

    @Test
    void what_makes_no_sense_is_said_in_a_sentence_and_writes_nothing() throws IOException {
        String hand = hands().getFirst().toString();
        Path out = folder.resolve("out.phh");

        assertThat(run("export", "--format", "xlsx")).startsWith("2 ").contains("there is no format 'xlsx'");
        assertThat(run("export")).startsWith("2 ").contains("--format");
        assertThat(run("export", "--format", "phh", "--out", out.toString()))
                .startsWith("2 ")
                .contains("holds one hand");
        assertThat(run("export", "--format", "csv", "--viewer", "dealer"))
                .startsWith("2 ")
                .contains("a viewer is 'staff'");
        assertThat(run("export", "--format", "csv", "--table", "Lyra II", hand))
                .startsWith("2 ")
                .contains("not both");
        assertThat(run("export", "--format", "csv", "--from", "yesterday"))
                .startsWith("2 ")
                .contains("a time is written with its offset");
        assertThat(run("export", "--format", "csv", "--out", out.toString(), new UUID(7, 7).toString()))
                .startsWith("1 ")
                .contains("There is no hand 00000000-0000-0007-0000-000000000007 in the record.");
        environment.put("STANDPAT_READ_MONEY", "dollars");
        assertThat(run("export", "--format", "csv")).startsWith("1 ").contains("such as \"USD:2\"");
        assertThat(files()).isEmpty();
    }
}
