package org.standpat.formats.phh;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.UUID;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The same hand has the same identity however it is written; another hand has another. */
class PhhIdentityTest {

    private static final String HAND = PhhTestHands.fixture("side-pots.phh");

    private static final String SINGLE_DRAW = """
            variant = "N2L1D"
            antes = [10, 10]
            blinds_or_straddles = [50, 100]
            min_bet = 100
            starting_stacks = [1500, 2500]
            actions = [
              "d dh p1 ??????????", "d dh p2 ??????????",
              "p2 cbr 300", "p1 cc", "p1 sd ??", "p2 sd", "d dh p1 ??", "p1 cc", "p2 cbr 600", "p1 f",
            ]
            """;

    @TempDir
    private Path folder;

    @Test
    @DisplayName("spacing, comments, order of fields, table number, user-defined fields and results do not count")
    void sameHand() {
        String rewritten = "[17]\nsmall_bet = 2_0\n"
                + HAND.replace("small_bet = 20\n", "")
                        .replaceAll("#.*", "")
                        .replaceAll("(?m)^winnings.*$", "_own = true")
                        .replace("\"p4 cc\"", "\n\n'  p4   cc  # and another comment '");

        assertThat(identity(rewritten)).isEqualTo(identity(HAND));
    }

    @ParameterizedTest(name = "{1}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            starting_stacks = [70, 20, 45, 80] | starting_stacks = [70, 20, 45, 81]
            d dh p3 9s                         | d dh p3 9h
            antes =                            | hand = 2
            antes =                            | table = "Harbour"
            antes =                            | players = ["North", "East", "South", "West"]
            antes =                            | time = 20:00:00
            """)
    void anotherHand(String part, String instead) {
        boolean field = part.equals("antes =");
        String date = field && instead.startsWith("time") ? "\nyear = 2026\nmonth = 5\nday = 2\n" : "\n";
        String changed = field
                ? HAND.replace(part, instead + date + part)
                : HAND.replace(part, instead)
                        .replace("3h4h6h8s9s", "3h4h6h8s" + (instead.endsWith("9h") ? "9h" : "9s"));

        assertThat(identity(changed.replaceAll("(?m)^(finishing_stacks|winnings).*$", "")))
                .isNotEqualTo(identity(HAND));
    }

    @Test
    @DisplayName("the identity of a hand never changes from one release to the next")
    void forEver() {
        assertThat(identity(HAND)).isEqualTo(UUID.fromString("bc1f08c2-3d26-5e0d-a8a5-04e6d6904f0c"));
    }

    private UUID identity(String text) {
        return PhhTestHands.read(folder, text).hand().hand();
    }

    @ParameterizedTest(name = "{1}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            antes = [10, 10]              | antes = [20, 20]
            antes = [10, 10]              | antes = [0, 10]
            antes = [10, 10]              | antes = [10, 0]
            antes = [10, 10]              | antes = [0, 0]
            antes = [10, 10]              | ante_trimming_status = true;antes = [10, 10]
            blinds_or_straddles = [50     | blinds_or_straddles = [60
            p2 cbr 300                    | p2 cbr 310
            """)
    @DisplayName("other forced bets or another raise are another hand of single draw")
    void anotherSingleDraw(String part, String instead) {
        assertThat(SINGLE_DRAW).contains(part);

        assertThat(identity(SINGLE_DRAW.replace(part, instead.replace(";", "\n"))))
                .isNotEqualTo(identity(SINGLE_DRAW));
    }

    @Test
    @DisplayName("other stakes are another hand, though nothing was bet but the blinds")
    void otherStakes() {
        String hand = SINGLE_DRAW.replaceAll("(?s)\"p2 cbr.*?]", "\"p2 f\"]");
        String dearer = hand.replace("[50, 100]", "[50, 200]").replace("min_bet = 100", "min_bet = 200");

        assertThat(identity(dearer)).isNotEqualTo(identity(hand));
    }

    @Test
    @DisplayName(
            "a false ante_trimming_status is what a file without one means, and where nobody antes it says nothing")
    void trimmingOfNothing() {
        assertThat(identity("ante_trimming_status = false\n" + SINGLE_DRAW)).isEqualTo(identity(SINGLE_DRAW));
        assertThat(identity("ante_trimming_status = true\n" + HAND)).isEqualTo(identity(HAND));
    }

    @Test
    @DisplayName("the identity of a hand of single draw never changes from one release to the next")
    void singleDrawForEver() {
        assertThat(identity(SINGLE_DRAW)).isEqualTo(UUID.fromString("3f3c3205-2ccd-5f3d-b253-0281a261dcc4"));
    }
}
