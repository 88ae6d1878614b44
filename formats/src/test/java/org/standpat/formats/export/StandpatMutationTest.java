package org.standpat.formats.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.standpat.export.json.StandpatExport;
import org.standpat.formats.GoodFile;
import org.standpat.formats.ImportedFile;
import org.standpat.formats.ImportedHand;
import org.standpat.formats.Refusal;
import org.standpat.formats.SourceBytes;
import org.standpat.formats.Spoiling;
import org.standpat.formats.standpat.StandpatFormat;
import org.standpat.hand.HandFold;
import org.standpat.hand.HandState;

/** Good files of Standpat's own format spoiled at random: each line is a hand whose events follow each other, or is refused. */
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
            "given spoiled files, when they are read, then the events of every hand in them follow each other, every other line is refused, and no byte is lost")
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

    private static void read(byte[] file) {
        ImportedFile read = ImportedFile.of(new StandpatFormat(), file);
        assertThat(read.entries()).isNotEmpty();
        for (ImportedHand hand : read.hands()) {
            assertThat(HandFold.of(hand.events())).isInstanceOf(HandState.Finished.class);
        }
        for (Refusal refusal : read.refusals()) {
            assertThat(refusal.sentence()).isNotBlank();
        }
        assertThat(SourceBytes.together(read)).isEqualTo(file);
    }
}
