package org.standpat.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.core.io.ClassPathResource;

/** From a file of hands to what a stranger checks, each verb a process of its own on one data folder. */
class ProofIT {

    private static final Pattern HAND = Pattern.compile("\"hand\":\"([0-9a-f-]{36})\"");

    @TempDir
    private Path folder;

    private String run(int status, String... arguments) throws Exception {
        try (StandpatProcess process = StandpatProcess.start(
                List.of(), Map.of("STANDPAT_DATA", folder.resolve("data").toString()), arguments)) {
            int ended = process.awaitEnd();
            assertThat(ended).as(process.output()).isEqualTo(status);
            return process.output();
        }
    }

    @Test
    void a_hand_is_imported_proven_checked_and_audited() throws Exception {
        Path hands = folder.resolve("hands.phhs");
        Files.write(hands, new ClassPathResource("samples/quarry.phhs").getContentAsByteArray());
        run(0, "import", hands.toString());
        Matcher hand = HAND.matcher(run(0, "export", "--format", "standpat"));
        assertThat(hand.find()).isTrue();
        Path evidence = folder.resolve("hand.evidence");
        run(0, "evidence", hand.group(1), "--out", evidence.toString());
        String key = Files.readAllLines(evidence).get(1).substring("log ".length());

        assertThat(run(0, "check", evidence.toString(), "--key", key)).contains("Proven");
        Files.writeString(evidence, Files.readString(evidence).replaceFirst(" 2 ", " 3 "));
        run(1, "check", evidence.toString(), "--key", key);

        assertThat(run(0, "audit")).contains("Every row is what was signed");
        Path kept = folder.resolve("data/log/checkpoint");
        assertThat(kept).content().startsWith("standpat.local/");
    }
}
