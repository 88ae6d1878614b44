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
}
