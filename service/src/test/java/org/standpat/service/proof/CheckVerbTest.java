package org.standpat.service.proof;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** The examples of docs/proof.md at the terminal. */
class CheckVerbTest {

    private static final Path DOCS = Path.of("..", "docs");

    private final StringWriter complained = new StringWriter();
    private final ByteArrayOutputStream told = new ByteArrayOutputStream();

    /** A key of the page, by what stands before it. */
    private static String key(String whose) throws IOException {
        return Files.readAllLines(DOCS.resolve("proof.md")).stream()
                .filter(line -> line.startsWith(whose + ": "))
                .map(line -> line.substring(whose.length() + 2))
                .findFirst()
                .orElseThrow();
    }

    private static Path example(String name) {
        return DOCS.resolve("proof").resolve(name + ".evidence");
    }

    private int check(Path file, String... options) {
        List<String> arguments = new ArrayList<>(List.of(options));
        arguments.add(file.toString());
        PrintStream before = System.out;
        System.setOut(new PrintStream(told, true, UTF_8));
        try {
            return new CommandLine(new CheckVerb())
                    .setErr(new PrintWriter(complained))
                    .execute(arguments.toArray(String[]::new));
        } finally {
            System.setOut(before);
        }
    }

    @Test
    void a_hand_that_is_over_is_proven() throws IOException {
        assertThat(check(example("auditor"), "--key", key("log"), "--witness", key("witness")))
                .isZero();
        assertThat(told.toString(UTF_8))
                .contains("Proven: hand ", "nothing is hidden", "52 cards", "follows from the seed")
                .contains("Seen by witness.example at 2026-07-27T10:15:30Z");
    }

    @Test
    void a_hand_that_is_not_over_is_proven_so_far() throws IOException {
        assertThat(check(example("not-over"), "--key", key("log"))).isEqualTo(3);
        assertThat(told.toString(UTF_8)).contains("Proven so far", "not over", "No witness was asked for");
    }

    @Test
    void a_changed_file_is_refused_with_its_line(@TempDir Path folder) throws IOException {
        Path changed = folder.resolve("changed");
        Files.writeString(
                changed,
                Files.readString(example("player")).replaceFirst(" BlindPosted 2 8301", " BlindPosted 2 8302"));
        assertThat(check(changed, "--key", key("log"))).isEqualTo(1);
        assertThat(told.toString(UTF_8)).contains("Refused, at line 8: ");
    }

    @Test
    void arguments_without_sense_have_another_status() throws IOException {
        assertThat(check(example("player"))).isEqualTo(2);
        assertThat(check(example("player"), "--key", "none")).isEqualTo(2);
        assertThat(check(example("player"), "--key", key("witness"))).isEqualTo(2);
        assertThat(check(example("missing"), "--key", key("log"))).isEqualTo(2);
        assertThat(complained.toString()).contains("name+id+base64", "type 1", "cannot be read");
    }
}
