package org.standpat.formats.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.standpat.export.RecordedEvent;
import org.standpat.export.SeenHand;
import org.standpat.export.json.StandpatExport;
import org.standpat.formats.ImportedFile;
import org.standpat.formats.Refusal;
import org.standpat.formats.standpat.StandpatFormat;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.HandStarted;
import org.standpat.money.Denomination;
import org.standpat.view.Viewer;
import tools.jackson.databind.json.JsonMapper;

/** Lines of Standpat's own format that are none, and lines that only look like it. */
class StandpatLinesTest {

    private static final String GOOD = Written.staff(new StandpatExport(), SampleHands.shownDown());
    private static final String CARD = "Qd";
    private static final JsonMapper JSON = new JsonMapper();

    private static final List<String> PRINTABLE = SampleHands.ODD_NAMES.stream()
            .filter(name -> name.chars()
                    .noneMatch(each -> Character.isISOControl(each) || each == '\u2028' || each == '\u2029'))
            .toList();

    static Stream<Arguments> faults() {
        return Stream.of(
                Arguments.of("nothing but text", "PokerStars Hand #1\n", "expected JSON"),
                Arguments.of("an array", "[]\n", "expected a hand that begins with"),
                Arguments.of("another object", "{\"hands\":1}\n", "expected a hand that begins with"),
                Arguments.of(
                        "a newer version", GOOD.replace("{\"standpat\":1,", "{\"standpat\":2,"), "expected version 1"),
                Arguments.of(
                        "an unknown field of the hand",
                        GOOD.replace("\"view\"", "\"note\":1,\"view\""),
                        "got one more"),
                Arguments.of(
                        "an unknown field of an event",
                        GOOD.replace("{\"type\":\"Folded\"", "{\"more\":1,\"type\":\"Folded\""),
                        "got one more"),
                Arguments.of(
                        "an unknown field inside an event",
                        GOOD.replace("\"fields\":{\"seat\":1}", "\"fields\":{\"seat\":1,\"why\":2}"),
                        "event 9 cannot be read"),
                Arguments.of(
                        "a missing field",
                        GOOD.replace("\"fields\":{\"seat\":1}", "\"fields\":{}"),
                        "event 9 cannot be read"),
                Arguments.of("an unknown event", GOOD.replace("\"Folded\"", "\"Vanished\""), "no event of this name"),
                Arguments.of(
                        "an unknown revision",
                        GOOD.replace("\"Folded\",\"revision\":1", "\"Folded\",\"revision\":9"),
                        "no event of this name"),
                Arguments.of("an unknown viewer", GOOD.replace("\"staff\"", "\"all\""), "expected the view"),
                Arguments.of(
                        "decimals without end", GOOD.replace("\"decimals\":0", "\"decimals\":99"), "decimals, got 99"),
                Arguments.of(
                        "a currency that is none",
                        GOOD.replace("\"currency\":\"\"", "\"currency\":\"<b>\""),
                        "expected a currency"),
                Arguments.of("a field twice", GOOD.replace("\"view\"", "\"view\":\"staff\",\"view\""), "expected JSON"),
                Arguments.of("a card twice", GOOD.replace("KhQdTs8c4d", "KhQdTs8cQd"), "event 5 cannot be read"),
                Arguments.of("text after the end", GOOD.replace("}\n", "} {}\n"), "expected JSON"),
                Arguments.of("no end", GOOD.substring(0, GOOD.length() / 2) + "\n", "expected JSON"),
                Arguments.of(
                        "events that cannot follow",
                        GOOD.replace("\"Checked\"", "\"StoodPat\""),
                        "event 17: Rule 5.1: expected fold, check, call, bet or raise"),
                Arguments.of(
                        "a time that is none",
                        GOOD.replace("\"type\":\"Folded\"", "\"at\":\"noon\",\"type\":\"Folded\""),
                        "at a time as in"),
                Arguments.of(
                        "a number without end",
                        GOOD.replace("\"decimals\":0", "\"decimals\":" + "1".repeat(500)),
                        "expected JSON"),
                Arguments.of(
                        "nesting without end",
                        "{\"standpat\":1,\"events\":" + "[".repeat(5_000) + "\n",
                        "expected JSON"),
                Arguments.of(
                        "a text without end",
                        GOOD.replace("\"staff\"", '"' + "x".repeat(3_000) + '"'),
                        "expected JSON"),
                Arguments.of("a hand without end", "x".repeat(1_100_000) + "\n", "bytes, got more"),
                Arguments.of(
                        "no events",
                        "{\"standpat\":1,\"view\":\"staff\",\"currency\":\"\",\"decimals\":0,\"events\":[]}\n",
                        "expected 1 to"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("faults")
    @DisplayName(
            "given a line that is no hand, when its file is imported, then it is refused by its number, without a card, and the next one is read")
    void refused(String what, String line, String why) {
        assertThat(line).as(what).isNotEqualTo(GOOD);

        ImportedFile read = read("\n" + line + GOOD);

        assertThat(read.entries()).as(what).hasSize(2);
        assertThat(read.refusals()).as(what).hasSize(1);
        Refusal refusal = read.refusals().getFirst();
        assertThat(refusal.place().line()).isEqualTo(2);
        assertThat(refusal.sentence()).contains(why).doesNotContain(CARD);
        assertThat(read.hands().getFirst().place().line()).isEqualTo(3);
    }

    @Test
    @DisplayName("given bytes that are no text, when they are imported, then they are refused")
    void noText() {
        byte[] bytes = GOOD.getBytes(StandardCharsets.UTF_8);
        bytes[GOOD.indexOf("North")] = (byte) 0xFF;

        assertThat(ImportedFile.of(new StandpatFormat(), bytes).refusal().kind())
                .isEqualTo(Refusal.Kind.UNREADABLE);
    }

    @Test
    @DisplayName(
            "given a hand as a player saw it, when it is imported, then his cards are known and none of those that he did not see")
    void viewOfPlayer() {
        SeenHand seen = SeenHand.undated(SampleHands.shownDown(), new Viewer.PlayerOn(1), Denomination.CHIPS);
        String text = Written.by(new StandpatExport(), seen);

        ImportedFile read = read(text);

        assertThat(text).contains("\"view\":\"seat 1\"", "2c3d5h7s9c").doesNotContain(CARD);
        assertThat(ToldAgain.asReported(read.hand().events()))
                .containsExactlyElementsOf(ToldAgain.asReported(
                        seen.events().stream().map(RecordedEvent::event).toList()));
    }

    @Test
    @DisplayName(
            "given names with markup, quotes, control characters and emoji, when written and imported, then the hand is one line, and names that can be printed are the same")
    void names() {
        List<String> imported = new ArrayList<>();
        for (String name : SampleHands.ODD_NAMES) {
            String text = Written.staff(new StandpatExport(), SampleHands.named(SampleHands.shownDown(), name));

            ImportedFile read = read(text);

            assertThat(text.lines()).hasSize(1);
            assertThat(JSON.readTree(text).at("/events/0/fields/seats/0/player").stringValue())
                    .isEqualTo(name);
            if (read.hands().isEmpty()) {
                assertThat(read.refusal().sentence()).contains("printable characters for the player on seat 1");
            } else {
                HandStarted started = (HandStarted) read.hand().events().getFirst();
                assertThat(started.seats().getFirst().player()).isEqualTo(name);
                imported.add(name);
            }
        }
        assertThat(imported).containsExactlyElementsOf(PRINTABLE);
    }

    @Test
    @DisplayName(
            "given a hand that is still played, when it is written, then it is the same so far, and an import sets it aside")
    void running() {
        List<HandEvent> part = SampleHands.shownDown().subList(0, 9);

        String text =
                Written.by(new StandpatExport(), SeenHand.undated(part, Viewer.STAFF_WITH_REASON, Denomination.CHIPS));

        String end = "]}\n";
        assertThat(text).endsWith(end);
        assertThat(GOOD).startsWith(text.substring(0, text.length() - end.length()) + ",");
        assertThat(read(text).refusal().isSetAside()).isTrue();
    }

    private static ImportedFile read(String text) {
        return ImportedFile.of(new StandpatFormat(), text.getBytes(StandardCharsets.UTF_8));
    }
}
