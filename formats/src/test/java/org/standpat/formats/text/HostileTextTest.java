package org.standpat.formats.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.standpat.formats.ImportedFile;
import org.standpat.formats.judge.Judging;

/** Files that mean harm, or are none of ours: a clear refusal, in little memory. */
@Timeout(60)
class HostileTextTest {

    private static final String HAND = ImportedFile.fixture("pokerstars/odd-names-side-pot.txt");
    private static final long TWO_GIGABYTES = 2L * 1024 * 1024 * 1024;
    private static final long SEED = Long.getLong("standpat.seed", 20_260_503);

    static Stream<Arguments> refused() {
        byte[] random = new byte[5_000];
        new Random(SEED).nextBytes(random);
        return Stream.of(
                Arguments.of("empty", new byte[0], "the file is empty"),
                Arguments.of("blank", "\r\n \t\n".getBytes(StandardCharsets.UTF_8), "nothing but blanks"),
                Arguments.of("random bytes", random, "the file is no text: it begins with the bytes "),
                Arguments.of("zeros", new byte[1_000], "the file is no text"),
                Arguments.of(
                        "a class file",
                        new byte[] {(byte) 0xCA, (byte) 0xFE, (byte) 0xBA, (byte) 0xBE, 0, 0},
                        "no text"),
                Arguments.of("a picture", new byte[] {(byte) 0x89, 'P', 'N', 'G', 13, 10, 26, 10}, "no text"),
                Arguments.of("a mark alone", new byte[] {(byte) 0xFF, (byte) 0xFE}, "nothing but blanks"),
                Arguments.of("half a character", new byte[] {(byte) 0xFF, (byte) 0xFE, 'P'}, "expected hands of "),
                Arguments.of(
                        "a header that is cut",
                        "PokerSta".getBytes(StandardCharsets.UTF_8),
                        "begins with \"PokerSta\""),
                Arguments.of(
                        "a letter", "Dear Sir,\nplease".getBytes(StandardCharsets.UTF_8), "begins with \"Dear Sir,\""),
                Arguments.of(
                        "one long line",
                        "x".repeat(100_000).getBytes(StandardCharsets.UTF_8),
                        "the first one is longer"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("refused")
    @DisplayName("given a file that holds no hands, then one sentence says why")
    void refused(String name, byte[] bytes, String why) {
        assertThat(ImportedFile.of(name, bytes).refusal().sentence())
                .startsWith(name + ": ")
                .contains(why);
    }

    @Test
    @DisplayName(
            "given a line of two gigabytes in a hand, then that hand is refused, little of it is kept, and the next hand is read")
    void twoGigabytes() {
        InputStream in = new SequenceInputStream(Collections.enumeration(List.of(
                stream(HAND.replace("#101", "#100") + "Seat 9: "),
                new Repeated('x', TWO_GIGABYTES),
                stream("\n" + HAND))));

        ImportedFile file = ImportedFile.of("long", in, TWO_GIGABYTES, Judging.asClaimed(ImportedFile.UNDATED));

        assertThat(file.hands()).hasSize(1);
        assertThat(file.refusals()).singleElement().satisfies(refusal -> {
            assertThat(refusal.sentence()).contains("expected a line of at most 16384 bytes, got a longer one");
            assertThat(refusal.source()).isNull();
        });
    }

    @Test
    @DisplayName("given a hand of very many lines, then it is refused and the next one is read")
    void manyLines() {
        String chat = "Dee said, \"again\"\n".repeat(100_000);

        ImportedFile file = ImportedFile.of(HAND.replace("*** FIRST DRAW ***\n", chat) + HAND.replace("#101", "#102"));

        assertThat(file.hands()).hasSize(1);
        assertThat(file.refusals())
                .singleElement()
                .satisfies(
                        refusal -> assertThat(refusal.sentence()).contains("expected a hand of at most 131072 bytes"));
    }

    @Test
    @DisplayName(
            "given control characters in a name, then the hand is refused with line and character, and its bytes are kept")
    void control() {
        ImportedFile file =
                ImportedFile.of(HAND + "\n" + HAND.replace("#101", "#102").replace("Dee", "D\u001Be"));

        assertThat(file.hands()).hasSize(1);
        assertThat(file.refusals())
                .singleElement()
                .satisfies(refusal -> assertThat(refusal.why())
                        .isEqualTo("expected text, got the control character 1b at character 10"));
        assertThat(file.sources()).hasSize(2);
    }

    @Test
    @DisplayName("given text before the first hand, then it is refused for itself and the hand is read")
    void before() {
        ImportedFile file = ImportedFile.of("My hands of March\n\n" + HAND);

        assertThat(file.hands()).hasSize(1);
        assertThat(file.refusals())
                .singleElement()
                .satisfies(refusal -> assertThat(refusal.why())
                        .isEqualTo("expected a line that begins a hand of PokerStars, got \"My hands of March\""));
    }

    private static InputStream stream(String text) {
        return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    }

    /** One byte very often. */
    private static final class Repeated extends InputStream {
        private final byte value;
        private long left;

        Repeated(char value, long count) {
            this.value = (byte) value;
            left = count;
        }

        @Override
        public int read() {
            return left-- > 0 ? value : -1;
        }

        @Override
        public int read(byte[] bytes, int from, int length) {
            if (left <= 0) {
                return -1;
            }
            int count = (int) Math.min(length, left);
            Arrays.fill(bytes, from, from + count, value);
            left -= count;
            return count;
        }
    }
}
