package org.standpat.formats.recognition;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.standpat.formats.HandFormat;
import org.standpat.formats.ImportedFile;
import org.standpat.formats.judge.Judging;

/** A format is told from what stands in a file. */
class HandFormatsTest {

    private final HandFormats formats = new HandFormats(Judging.asClaimed(ImportedFile.UNDATED));

    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource({
        "pokerstars/odd-names-side-pot.txt, pokerstars",
        "pokerstars/cancelled-and-another.txt, pokerstars",
        "fulltilt/two-phase-draws.txt, fulltilt",
        "fulltilt/single-draw-antes.txt, fulltilt",
        "kingsclub/side-pot.txt, kingsclub",
        "merge/two-games.xml, merge",
        "winamax/both-dialects.txt, winamax",
        "ohh/draw.ohh, ohh",
        "phh/side-pots.phh, phh",
        "phh/single-draw.phhs, phh"
    })
    @DisplayName("given a file under a misleading name, then its content tells the format, in every encoding")
    void recognised(String fixture, String format) {
        String text = ImportedFile.fixture(fixture);

        for (var charset : List.of(StandardCharsets.UTF_8, StandardCharsets.UTF_16LE, StandardCharsets.UTF_16BE)) {
            assertThat(formats.recognise("cards.zip.pdf", text.getBytes(charset))
                            .name())
                    .isEqualTo(format);
        }
    }

    @Test
    @DisplayName("given all formats, then each has a name and a title of its own")
    void names() {
        assertThat(formats.all())
                .extracting(HandFormat::name)
                .doesNotHaveDuplicates()
                .allMatch(name -> name.matches("[a-z]+"));
        assertThat(formats.all()).extracting(HandFormat::title).doesNotHaveDuplicates();
    }
}
