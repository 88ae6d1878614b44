package org.standpat.formats;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.standpat.formats.phh.ChipCount;

/** Every real hand comes to what the table of docs/formats.md says. */
class CorpusOutcomesTest {

    private static final Pattern ROW = Pattern.compile(
            "\\| `([a-z-]+/[^`]+)` \\| ([^|]+) \\| (recorded|set aside|quarantined|not read yet)(?: \\(([0-9.]+)\\))? \\| ([^|]*) \\|");
    private static final Pattern ALL = Pattern.compile("all ([0-9]+)");

    /** One row of the table: the hand by its number, or all hands of the file. */
    private record Row(String hand, String outcome, String rule) {}

    private static Map<String, List<Row>> table() throws IOException {
        Map<String, List<Row>> table = new LinkedHashMap<>();
        for (String line : Files.readAllLines(Folders.root().resolve("docs/formats.md"))) {
            Matcher row = ROW.matcher(line);
            if (row.matches()) {
                String rule = row.group(4) == null ? "" : row.group(4);
                table.computeIfAbsent(row.group(1), file -> new ArrayList<>())
                        .add(new Row(row.group(2).strip(), row.group(3), rule));
            }
        }
        return table;
    }

    @Test
    @DisplayName("given the table of the documentation, when the real hands are read, then each comes to what it says")
    void outcomes() throws IOException {
        Path corpus = Folders.corpus();
        List<String> expected = new ArrayList<>();
        List<String> actual = new ArrayList<>();

        for (Map.Entry<String, List<Row>> file : table().entrySet()) {
            ImportedFile imported = ImportedFile.of(corpus.resolve(file.getKey()));
            List<Row> rows = new ArrayList<>(
                    imported.entries().stream().map(CorpusOutcomesTest::row).toList());
            file.getValue().forEach(row -> expected.add(file.getKey() + " " + row));
            Matcher all = ALL.matcher(file.getValue().getFirst().hand());
            if (all.matches()) {
                assertThat(rows).as(file.getKey()).hasSize(Integer.parseInt(all.group(1)));
                rows.stream()
                        .map(row -> new Row(all.group(), row.outcome(), row.rule()))
                        .distinct()
                        .forEach(row -> actual.add(file.getKey() + " " + row));
            } else {
                rows.forEach(row -> actual.add(file.getKey() + " " + row));
            }
            imported.hands().forEach(ChipCount::stacksAfter);
        }

        assertThat(actual).containsExactlyElementsOf(expected);
    }

    private static Row row(HandFile.Entry entry) {
        return switch (entry) {
            case HandFile.Playable playable -> new Row(named(playable.hand().place()), "recorded", "");
            case HandFile.Unplayable unplayable -> row(unplayable.refusal());
        };
    }

    private static Row row(Refusal refusal) {
        boolean unknown = refusal.source() == null && refusal.why().startsWith("expected hands of ");
        String outcome = unknown ? "not read yet" : refusal.isSetAside() ? "set aside" : "quarantined";
        return new Row(named(refusal.place()), outcome, refusal.rule());
    }

    private static String named(Place place) {
        return place.hand().isEmpty() ? "-" : place.hand();
    }

    @Test
    @DisplayName("given the folder of real hands, then every file of it is in the table")
    void everyFile() throws IOException {
        Path corpus = Folders.corpus();
        try (Stream<Path> files = Files.walk(corpus)) {
            List<String> names = files.filter(Files::isRegularFile)
                    .map(file -> corpus.relativize(file).toString())
                    .filter(name -> name.indexOf('/') > 0)
                    .toList();

            assertThat(table().keySet()).containsExactlyInAnyOrderElementsOf(names);
        }
    }

    @Test
    @DisplayName(
            "given a file of real hands, when its hands' sources are put together, then they are the file, byte for byte")
    void sources() throws IOException {
        Path corpus = Folders.corpus();
        for (Map.Entry<String, List<Row>> row : table().entrySet()) {
            if (row.getValue().getFirst().outcome().equals("not read yet")) {
                continue;
            }
            Path file = corpus.resolve(row.getKey());
            assertThat(SourceBytes.together(ImportedFile.of(file)))
                    .as(row.getKey())
                    .isEqualTo(Files.readAllBytes(file));
        }
    }
}
