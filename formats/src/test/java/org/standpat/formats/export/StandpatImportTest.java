package org.standpat.formats.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.standpat.export.SeenHand;
import org.standpat.export.json.StandpatExport;
import org.standpat.formats.ImportedFile;
import org.standpat.formats.ImportedHand;
import org.standpat.formats.Refusal;
import org.standpat.formats.SourceBytes;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.HandStarted;
import org.standpat.hand.Ruling;
import org.standpat.money.Denomination;
import org.standpat.view.Viewer;

/** Files of Standpat's own format are imported like any other. */
class StandpatImportTest {

    private static final int HANDS = 200;

    /** Nearly as many as a file may hold. */
    private static final int MANY_EVENTS = 4_900;

    private static final String TWO = Written.staff(new StandpatExport(), SampleHands.shownDown())
            + Written.staff(new StandpatExport(), SampleHands.cancelled());

    @Test
    @DisplayName("given any hands as staff saw them, when their file is imported, then each event is the same")
    void whole() {
        for (int i = 0; i < HANDS; i++) {
            long seed = PlayedHands.SEED + i;
            List<HandEvent> events = PlayedHands.any(seed);
            Denomination money = new Denomination("EUR", 2);

            ImportedFile read =
                    ImportedFile.of(Written.by(new StandpatExport(), SeenHand.undated(events, Viewer.STAFF, money)));

            assertThat(read.refusals())
                    .as("seed %d", seed)
                    .extracting(Refusal::sentence)
                    .isEmpty();
            ImportedHand hand = read.hand();
            assertThat(hand.events()).as("seed %d", seed).containsExactlyElementsOf(events);
            assertThat(hand.hand()).isEqualTo(((HandStarted) events.getFirst()).hand());
            assertThat(hand.money()).isEqualTo(money);
        }
    }

    @ParameterizedTest(name = "{0} -> {1}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            "to":300                     | "to":301                    | AGAINST_THE_RULES | 4.3
            "seat":6,"to":300            | "seat":3,"to":300           | AGAINST_THE_RULES | 4.13
            "cards":"2h6c"               | "cards":"2h6s"              | AGAINST_THE_RULES | 5.11
            "pot":0,"amount":50          | "pot":0,"amount":49         | AGAINST_THE_RULES | 6.7
            "seat":6,"amount":1400       | "seat":3,"amount":1400      | AGAINST_THE_RULES | 6.5
            "rule":"7.6"                 | "rule":""                   | AGAINST_THE_RULES | 7.6
            "player":"East"              | "player":"North"            | AGAINST_THE_RULES | 1.5
            "standpat":1                 | "standpat":2                | UNREADABLE        |
            """)
    @DisplayName(
            "given one event that does not follow, when the file is imported, then that hand alone is refused, with the rule")
    void refused(String right, String wrong, Refusal.Kind kind, String rule) {
        assertThat(TWO).contains(right);

        ImportedFile read = ImportedFile.of(TWO.replaceFirst(Pattern.quote(right), Matcher.quoteReplacement(wrong)));

        Refusal refusal = read.refusals().getFirst();
        assertThat(refusal.kind()).as(refusal.sentence()).isEqualTo(kind);
        assertThat(refusal.rule()).as(refusal.sentence()).isEqualTo(rule == null ? "" : rule);
        assertThat(refusal.place().line()).isEqualTo(1);
        assertThat(read.hands()).hasSize(1);
    }

    @Test
    @DisplayName("given a hand that is still played, when its file is imported, then it is set aside")
    void stillPlayed() {
        String text =
                Written.staff(new StandpatExport(), SampleHands.shownDown().subList(0, 12));

        assertThat(ImportedFile.of(text).refusal().isSetAside()).isTrue();
    }

    @Test
    @DisplayName(
            "given blank lines, a byte order mark and other line ends, then all hands are read and their sources are the file")
    void sources() {
        String text = "\uFEFF\r\n" + TWO.replace("\n", "\r\n\r\n  \n") + "\n";

        ImportedFile read = ImportedFile.of(text);

        assertThat(read.hands()).hasSize(2);
        assertThat(SourceBytes.together(read)).isEqualTo(text.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    @DisplayName(
            "given a hand whose line is longer than those of any room, when its file is imported, then it is read in good time")
    void longLine() {
        List<HandEvent> events = new ArrayList<>(SampleHands.shownDown());
        while (events.size() < MANY_EVENTS) {
            events.add(new HandEvent.RulingIssued(new Ruling("floor 7", "once more", "7.6")));
        }

        ImportedFile read = assertTimeout(
                Duration.ofSeconds(30), () -> ImportedFile.of(Written.staff(new StandpatExport(), events)));

        assertThat(read.hand().events()).containsExactlyElementsOf(events);
    }
}
