package org.standpat.formats.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.standpat.export.RecordedEvent;
import org.standpat.export.SeenHand;
import org.standpat.export.json.StandpatExport;
import org.standpat.formats.HandRefused;
import org.standpat.formats.standpat.StandpatHand;
import org.standpat.formats.standpat.StandpatReader;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.HandStarted;
import org.standpat.money.Denomination;
import org.standpat.view.Viewer;

class StandpatReaderTest {

    private static final String GOOD = Written.staff(new StandpatExport(), SampleHands.shownDown());
    private static final String CARD = "Qd";

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
                        "cannot follow on those before"),
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
            "given a line that is no hand, when it is read, then it is refused by its number, without a card, and the next one is read")
    void refused(String what, String line, String why) throws IOException {
        assertThat(line).as(what).isNotEqualTo(GOOD);
        try (StandpatReader reader = StandpatRoundTripTest.reader("\n" + line + GOOD)) {
            HandRefused refused = catchThrowableOfType(HandRefused.class, reader::next);

            assertThat(refused).as(what).isNotNull();
            assertThat(refused.refusal().place().line()).isEqualTo(2);
            assertThat(refused.refusal().sentence()).contains(why).doesNotContain(CARD);
            StandpatHand next = Objects.requireNonNull(reader.next());
            assertThat(next.line()).isEqualTo(3);
            assertThat(reader.next()).isNull();
        }
    }

    @Test
    @DisplayName("given bytes that are no text, when they are read, then they are refused")
    void noText() throws IOException {
        byte[] bytes = GOOD.getBytes(StandardCharsets.UTF_8);
        bytes[GOOD.indexOf("North")] = (byte) 0xFF;
        try (StandpatReader reader = new StandpatReader("x", new ByteArrayInputStream(bytes))) {
            assertThat(catchThrowableOfType(HandRefused.class, reader::next)).isNotNull();
            assertThat(reader.next()).isNull();
        }
    }

    @Test
    @DisplayName(
            "given a hand as a player saw it, when it is read, then it says whose view it is and holds no card of the others")
    void viewOfPlayer() throws IOException {
        SeenHand seen = SeenHand.undated(SampleHands.shownDown(), new Viewer.AtSeat(1), Denomination.CHIPS);
        String text = Written.by(new StandpatExport(), seen);
        try (StandpatReader reader = StandpatRoundTripTest.reader(text)) {
            StandpatHand hand = Objects.requireNonNull(reader.next());
            assertThat(hand.viewer()).isEqualTo(new Viewer.AtSeat(1));
            assertThat(hand.events()).containsExactlyElementsOf(seen.events());
            assertThat(text).contains("2c3d5h7s9c").doesNotContain(CARD);
        }
    }

    @Test
    @DisplayName(
            "given names with markup, quotes, control characters and emoji, when read back, then they are the same and the hand is one line")
    void names() throws IOException {
        for (String name : SampleHands.ODD_NAMES) {
            String text = Written.staff(new StandpatExport(), SampleHands.named(SampleHands.shownDown(), name));
            assertThat(text.lines()).hasSize(1);
            try (StandpatReader reader = StandpatRoundTripTest.reader(text)) {
                HandStarted started = (HandStarted) Objects.requireNonNull(reader.next())
                        .events()
                        .getFirst()
                        .event();
                assertThat(started.seats().getFirst().player()).isEqualTo(name);
            }
        }
    }

    @Test
    @DisplayName("given a hand that is still played, when it is written and read, then it is the same so far")
    void running() throws IOException {
        List<HandEvent> part = SampleHands.shownDown().subList(0, 9);
        try (StandpatReader reader = StandpatRoundTripTest.reader(Written.staff(new StandpatExport(), part))) {
            assertThat(Objects.requireNonNull(reader.next()).events())
                    .extracting(RecordedEvent::event)
                    .containsExactlyElementsOf(part);
        }
    }
}
