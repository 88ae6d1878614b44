package org.standpat.formats.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.standpat.export.RecordedEvent;
import org.standpat.export.json.StandpatExport;
import org.standpat.formats.GoodFile;
import org.standpat.formats.HandRefused;
import org.standpat.formats.Spoiling;
import org.standpat.formats.standpat.StandpatHand;
import org.standpat.formats.standpat.StandpatReader;
import org.standpat.hand.HandFold;

/** Good files of Standpat's own format spoiled at random: each line is a hand whose events can follow each other, or is refused. */
class StandpatMutationTest {

    private static final Spoiling SPOILING = new Spoiling(List.of(
            "\n",
            "{",
            "}",
            "[",
            "]",
            "\"",
            ",",
            ":",
            "null",
            "true",
            "-1",
            "1e99",
            "99999999999999999999",
            "0.5",
            "\\u0000",
            "\"seat\":1",
            "{\"type\":\"Folded\",\"revision\":1,\"fields\":{\"seat\":3}},",
            "\"2c\"",
            "\uFEFF",
            "[[[[[[[[[["));

    @Test
    @DisplayName(
            "given spoiled files, when they are read, then every hand in them can follow its events, and every other line is refused")
    void spoiled() {
        String hands = Written.staff(new StandpatExport(), SampleHands.shownDown())
                + Written.staff(new StandpatExport(), SampleHands.cancelled());
        List<GoodFile> files = new GoodFile("two hands", hands, StandardCharsets.UTF_8).inEveryEncoding();
        for (int round = 0; round < Spoiling.ROUNDS; round++) {
            // Half of them as they are written; the others are refused unless the reader trips.
            GoodFile file = files.get(round % 2 == 0 ? 0 : round % files.size());
            SPOILING.check(file, PlayedHands.SEED + round, StandpatMutationTest::read);
        }
    }

    private static void read(byte[] file) throws IOException {
        int entries = 0;
        try (StandpatReader reader = new StandpatReader("spoiled", new ByteArrayInputStream(file))) {
            while (true) {
                try {
                    StandpatHand hand = reader.next();
                    if (hand == null) {
                        break;
                    }
                    HandFold.of(hand.events().stream().map(RecordedEvent::event).toList());
                } catch (HandRefused refused) {
                    assertThat(refused.refusal().sentence()).isNotBlank();
                }
                entries++;
                assertThat(entries).isLessThan(file.length);
            }
        }
    }
}
