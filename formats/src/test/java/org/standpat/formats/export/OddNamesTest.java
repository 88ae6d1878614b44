package org.standpat.formats.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.standpat.export.PlainText;
import org.standpat.export.ohh.OhhExport;
import org.standpat.export.phh.PhhExport;
import org.standpat.export.pokerstars.PokerStarsExport;
import org.standpat.formats.ImportedFile;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.HandStarted;
import tools.jackson.databind.json.JsonMapper;

/** Names that are markup, quotes, actions or control characters do not break any text. */
class OddNamesTest {

    private static final JsonMapper JSON = JsonMapper.builder().build();

    @Test
    @DisplayName(
            "given an odd name, when written in the style of PokerStars, then no line is broken and the room's reader finds the name")
    void pokerStars() {
        for (String name : SampleHands.ODD_NAMES) {
            String text = Written.staff(new PokerStarsExport(), hand(name));

            assertThat(text.replace("\n", "").replace("\t", "").codePoints()).noneMatch(Character::isISOControl);
            String read = name(ImportedFile.of(text));
            assertThat(read).isEqualTo(PlainText.onOneLine(name));
        }
    }

    @Test
    @DisplayName("given an odd name, when written as PHH, then the reader of PHH finds it as it is")
    void phh() {
        for (String name : SampleHands.ODD_NAMES) {
            String text = Written.staff(PhhExport.ONE, hand(name));
            ImportedFile read = ImportedFile.of(text);

            // A name that cannot be recorded is refused by name, which shows that it was read whole.
            if (name.codePoints().anyMatch(Character::isISOControl)) {
                assertThat(read.refusal().rule()).as(text).isNotEmpty();
            } else {
                assertThat(name(read)).isEqualTo(name);
            }
        }
    }

    @Test
    @DisplayName(
            "given an odd name, when written as Open Hand History, then it is JSON that holds the name as it is, and no line of it begins another hand")
    void ohh() {
        for (String name : SampleHands.ODD_NAMES) {
            String text = Written.staff(new OhhExport(), hand(name));

            assertThat(text.lines().filter(line -> line.startsWith("{"))).hasSize(1);
            assertThat(JSON.readTree(text).at("/ohh/players/0/name").stringValue())
                    .isEqualTo(name);
        }
    }

    private static List<HandEvent> hand(String name) {
        return SampleHands.named(SampleHands.withoutRake(), name);
    }

    private static String name(ImportedFile file) {
        return ((HandStarted) file.hand().events().getFirst())
                .seats().stream()
                        .filter(seat ->
                                !seat.player().equals("East") && !seat.player().equals("South"))
                        .findFirst()
                        .orElseThrow()
                        .player();
    }
}
