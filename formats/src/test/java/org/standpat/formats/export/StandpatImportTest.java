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
import org.junit.jupiter.params.provider.ValueSource;
import org.standpat.db.log.EventLimits;
import org.standpat.export.SeenHand;
import org.standpat.export.WriteOutcome;
import org.standpat.export.json.StandpatExport;
import org.standpat.formats.HandSource;
import org.standpat.formats.ImportedFile;
import org.standpat.formats.ImportedHand;
import org.standpat.formats.Refusal;
import org.standpat.formats.SourceBytes;
import org.standpat.formats.standpat.StandpatFormat;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.HandStarted;
import org.standpat.hand.Ruling;
import org.standpat.money.Denomination;
import org.standpat.view.Viewer;

/** Files of Standpat's own format are imported like any other. */
class StandpatImportTest {

    private static final int HANDS = 200;

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
    @DisplayName(
            "given blank lines, a byte order mark and other line ends, then all hands are read and their sources are the file")
    void sources() {
        String text = "\uFEFF\r\n" + TWO.replace("\n", "\r\n\r\n  \n") + "\n";

        ImportedFile read = ImportedFile.of(text);

        assertThat(read.hands()).hasSize(2);
        assertThat(SourceBytes.together(read)).isEqualTo(text.getBytes(StandardCharsets.UTF_8));
    }

    @ParameterizedTest(name = "{0} blank lines {1} of two")
    @CsvSource({
        "70000, before the first",
        "70000, between the first",
        "70000, behind the last",
        "200000, behind the last"
    })
    @DisplayName(
            "given more blank lines than are kept with a hand, when the file is imported, then the hands are read, a refusal says it, and no place is lost")
    void manyBlankLines(int blanks, String where) {
        String blank = "\n".repeat(blanks);
        String first = TWO.substring(0, TWO.indexOf('\n') + 1);
        String text = where.startsWith("before")
                ? blank + TWO
                : where.startsWith("between") ? first + blank + TWO.substring(first.length()) : TWO + blank;

        ImportedFile read = ImportedFile.of(new StandpatFormat(), text.getBytes(StandardCharsets.UTF_8));

        assertThat(read.hands()).hasSize(2);
        assertThat(read.refusals()).singleElement().satisfies(refusal -> {
            assertThat(refusal.kind()).isEqualTo(Refusal.Kind.UNREADABLE);
            assertThat(refusal.sentence()).contains("expected at most 65536 bytes of blank lines", "are not kept");
        });
        for (HandSource source : read.sources()) {
            assertThat(source.bytes())
                    .isEqualTo(text.substring((int) source.from(), (int) source.to())
                            .getBytes(StandardCharsets.UTF_8));
        }
        long kept = read.sources().stream()
                .mapToLong(source -> source.to() - source.from())
                .sum();
        assertThat(text.length() - kept)
                .as("blank lines that are not kept")
                .isEqualTo(where.startsWith("before") ? blanks : blanks - 65_536L);
    }

    @Test
    @DisplayName("given as many blank lines as are kept with a hand, when imported, then the sources are the file")
    void asManyBlankLines() {
        String blank = "\n".repeat(65_536);
        String text = blank + TWO.replace("\n", "\n" + blank);

        ImportedFile read = ImportedFile.of(new StandpatFormat(), text.getBytes(StandardCharsets.UTF_8));

        assertThat(read.entries()).hasSize(2);
        assertThat(read.hands()).hasSize(2);
        assertThat(SourceBytes.together(read)).isEqualTo(text.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    @DisplayName("given a line that is too long and blank lines behind it, when imported, then it is one refusal")
    void blankLinesBehindALongOne() {
        String text = "x".repeat(1_100_000) + "\n\n\n" + TWO;

        ImportedFile read = ImportedFile.of(new StandpatFormat(), text.getBytes(StandardCharsets.UTF_8));

        assertThat(read.refusals())
                .singleElement()
                .satisfies(refusal -> assertThat(refusal.sentence()).contains("bytes, got more"));
        assertThat(read.hands()).hasSize(2);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 200_000})
    @DisplayName("given a file of blank lines alone, when imported, then it is one refusal: there is no hand")
    void blankAlone(int blanks) {
        byte[] bytes = "\n".repeat(blanks).getBytes(StandardCharsets.UTF_8);

        assertThat(ImportedFile.of(new StandpatFormat(), bytes).refusal().sentence())
                .contains("the file holds no hand");
    }

    @Test
    @DisplayName(
            "given a hand of as many events as the log takes, when its file is imported, then it is read in good time; with one more it is refused")
    void mostEvents() {
        List<HandEvent> events = new ArrayList<>(SampleHands.shownDown());
        while (events.size() < EventLimits.MAX_EVENTS_PER_HAND) {
            events.add(new HandEvent.RulingIssued(new Ruling("floor 7", "once more", "7.6")));
        }
        String most = Written.staff(new StandpatExport(), events);
        String last = most.substring(most.lastIndexOf(",{\"type\""), most.lastIndexOf("]}"));
        String oneMore = most.replace("]}\n", last + "]}\n");

        ImportedFile read = assertTimeout(Duration.ofSeconds(30), () -> ImportedFile.of(most));

        assertThat(read.hand().events()).containsExactlyElementsOf(events);
        assertThat(ImportedFile.of(oneMore).refusal().sentence()).contains("expected 1 to 2000 events, got 2001");
    }

    @Test
    @DisplayName(
            "given a hand of more events than the log takes, when it is written, then it is left out with the reason")
    void tooManyEventsToWrite() {
        List<HandEvent> events = new ArrayList<>(SampleHands.shownDown());
        while (events.size() <= EventLimits.MAX_EVENTS_PER_HAND) {
            events.add(new HandEvent.RulingIssued(new Ruling("floor 7", "once more", "7.6")));
        }

        WriteOutcome outcome = Written.into(
                new StringBuilder(), new StandpatExport(), SeenHand.undated(events, Viewer.STAFF, Denomination.CHIPS));

        assertThat(outcome).isEqualTo(new WriteOutcome.LeftOut("expected a hand of at most 2000 events, got 2001"));
    }
}
