package org.standpat.formats.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.standpat.export.ExportFormat;
import org.standpat.export.ExportFormats;
import org.standpat.export.HandWriter;
import org.standpat.export.SeenHand;
import org.standpat.export.WriteOutcome;
import org.standpat.formats.ImportedFile;
import org.standpat.formats.ImportedHand;
import org.standpat.hand.HandEvent;
import org.standpat.money.Denomination;
import org.standpat.view.Viewer;

/** Texts that people have read and found right. What came instead is left in {@code target/not-approved}. */
class ApprovedTextsTest {

    @ParameterizedTest(name = "{0} for {1}")
    @CsvSource({
        "standpat, staff",
        "phhs, staff",
        "phhs, public",
        "pokerstars, staff",
        "pokerstars, seat",
        "ohh, staff",
        "ohh, seat",
        "csv, public"
    })
    @DisplayName("given two small hands, when they are written, then the text is the one that was read and approved")
    void approved(String name, String view) throws IOException {
        ExportFormat format = ExportFormats.named(name).orElseThrow();
        StringBuilder text = new StringBuilder();
        HandWriter writer = format.begin(text);
        for (List<HandEvent> hand : List.of(SampleHands.shownDown(), SampleHands.cancelled())) {
            assertThat(writer.write(SeenHand.undated(hand, viewer(view), new Denomination("USD", 2))))
                    .isEqualTo(WriteOutcome.WRITTEN);
        }

        assertThat(text.toString()).isEqualTo(textOf(name + "-" + view + format.fileEnding(), text.toString()));
    }

    /** As it was written when events did not yet say where in the stub a card had lain. */
    @Test
    @DisplayName("given the text of an earlier version, when it is read, then the hands are the same as from today's")
    void ofBefore() throws IOException {
        ImportedFile before = ImportedFile.of(textOf("standpat-staff-before-places.standpat.jsonl", ""));
        ImportedFile today = ImportedFile.of(textOf("standpat-staff.standpat.jsonl", ""));

        assertThat(before.refusals()).isEmpty();
        assertThat(before.hands()).hasSize(2);
        assertThat(before.hands().stream().map(ImportedHand::events))
                .containsExactlyElementsOf(
                        today.hands().stream().map(ImportedHand::events).toList());
    }

    private static Viewer viewer(String view) {
        return switch (view) {
            case "staff" -> Viewer.STAFF;
            case "public" -> Viewer.PUBLIC;
            default -> new Viewer.PlayerOn(3);
        };
    }

    private static String textOf(String file, String came) throws IOException {
        Path folder = Path.of("target", "not-approved");
        Files.createDirectories(folder);
        Files.writeString(folder.resolve(file), came, StandardCharsets.UTF_8);
        try (var in = ApprovedTextsTest.class.getResourceAsStream("/export/" + file)) {
            return in == null ? "" : new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
