package org.standpat.formats.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.standpat.formats.ImportedFile;
import org.standpat.formats.SourceBytes;
import org.standpat.hand.HandCommand.StartHand;
import org.standpat.hand.HandEvent;
import org.standpat.hand.SeatedPlayer;

/** The same hand in every encoding and with every line end is the same hand, and its file can be given back byte for byte. */
class EncodingsTest {

    private static final String HAND = ImportedFile.fixture("pokerstars/odd-names-side-pot.txt");
    private static final List<HandEvent> EVENTS = ImportedFile.of(HAND).hand().events();
    private static final byte[] NO_MARK = {};

    static Stream<Arguments> encodings() {
        return Stream.of(
                Arguments.of("UTF-8", NO_MARK, StandardCharsets.UTF_8),
                Arguments.of(
                        "UTF-8 with a mark",
                        new byte[] {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF},
                        StandardCharsets.UTF_8),
                Arguments.of("ASCII", NO_MARK, StandardCharsets.US_ASCII),
                Arguments.of("UTF-16LE", NO_MARK, StandardCharsets.UTF_16LE),
                Arguments.of("UTF-16LE with a mark", new byte[] {(byte) 0xFF, (byte) 0xFE}, StandardCharsets.UTF_16LE),
                Arguments.of("UTF-16BE", NO_MARK, StandardCharsets.UTF_16BE),
                Arguments.of("UTF-16BE with a mark", new byte[] {(byte) 0xFE, (byte) 0xFF}, StandardCharsets.UTF_16BE));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("encodings")
    @DisplayName("given a hand in an encoding, with any line end, then it is read as ever and given back byte for byte")
    void read(String name, byte[] mark, Charset charset) {
        for (String end : List.of("\n", "\r\n", "\r", "\n\n", "\r\r\n", "\r\n\r\n")) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            bytes.writeBytes(mark);
            bytes.writeBytes((HAND + "\n\n" + HAND.replace("#101", "#102"))
                    .replace("\n", end)
                    .getBytes(charset));

            ImportedFile file = ImportedFile.of(name, bytes.toByteArray());

            assertThat(file.hands())
                    .hasSize(2)
                    .first()
                    .satisfies(hand -> assertThat(hand.events()).isEqualTo(EVENTS));
            assertThat(SourceBytes.together(file)).isEqualTo(bytes.toByteArray());
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("encodings")
    @DisplayName("given a name beyond ASCII, then it is read in every encoding that has it")
    void names(String name, byte[] mark, Charset charset) {
        String player = charset.equals(StandardCharsets.US_ASCII) ? "Dee" : "D\u00E9\u00E9 \u20AC";
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.writeBytes(mark);
        bytes.writeBytes(HAND.replace("Dee", player).getBytes(charset));

        assertThat(players(ImportedFile.of(name, bytes.toByteArray()))).contains(player);
    }

    @Test
    @DisplayName("given a name of the room's older programs in Windows-1252, then it is read all the same")
    void older() {
        byte[] bytes = HAND.replace("Dee", "D\u00E9\u00E9 \u20AC").getBytes(Charset.forName("windows-1252"));

        ImportedFile file = ImportedFile.of("old", bytes);

        assertThat(players(file)).contains("D\u00E9\u00E9 \u20AC");
        assertThat(file.hand().source().text()).contains("Seat 6: D\u00E9\u00E9 \u20AC ($2.25");
        assertThat(SourceBytes.together(file)).isEqualTo(bytes);
    }

    private static List<String> players(ImportedFile file) {
        return ((StartHand) file.hand().commands().getFirst())
                .seats().stream().map(SeatedPlayer::player).toList();
    }
}
