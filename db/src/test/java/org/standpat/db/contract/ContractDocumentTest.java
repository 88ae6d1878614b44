package org.standpat.db.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The table in docs/log-contract.md says what the contract asserts of each storage. */
class ContractDocumentTest {

    private static final Path DOCUMENT = Path.of("..", "docs", "log-contract.md");

    @Test
    void the_document_names_every_difference_as_it_is_asserted() throws IOException {
        List<String> rows;
        try (Stream<String> lines = Files.lines(DOCUMENT)) {
            rows = lines.filter(line -> line.startsWith("| ") && !line.startsWith("| |"))
                    .toList();
        }

        assertThat(rows).isEqualTo(asserted());
    }

    private static List<String> asserted() {
        Map<String, Boolean> standpat = StandpatStorage.DIFFERENCES.sentences();
        Map<String, Boolean> axon = AxonJdbcStorage.DIFFERENCES.sentences();
        List<String> rows = new ArrayList<>();
        standpat.forEach((sentence, holds) -> rows.add(
                "| %s | %s | %s |".formatted(sentence, word(holds), word(axon.getOrDefault(sentence, false)))));
        return rows;
    }

    private static String word(boolean holds) {
        return holds ? "yes" : "no";
    }
}
