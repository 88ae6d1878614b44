package org.standpat.formats.phh;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.standpat.formats.ImportedHand;

/**
 * Good files spoiled at random, by byte and by word: whatever comes of it is a hand that the rules allow or a refusal, never another
 * fault of the program.
 */
class PhhMutationTest {

    private static final long SEED = Long.getLong("standpat.seed", 27);
    private static final int ROUNDS = Integer.getInteger("standpat.mutations", 500);
    private static final int MOST_CHANGES = 4;

    private static final List<String> FIXTURES = List.of(
            "one-card-per-deal.phh",
            "odd-chips.phhs",
            "side-pots.phh",
            "written-loosely.phh",
            "nobody-shows.phh",
            "house-rules.phhs",
            "eight-players.phh",
            "single-draw.phhs",
            "forced-bets.phhs",
            "../export/phhs-staff.phhs",
            "../export/phhs-public.phhs");

    /** What a careless or hostile writer may put anywhere. */
    private static final List<String> WORDS = List.of(
            "[",
            "]",
            "\"",
            "'",
            "\"\"\"",
            "'''",
            "{",
            "}",
            "#",
            ",",
            "\n",
            "\\",
            "=",
            "\u0000",
            "p0",
            "p1",
            "p9",
            " f",
            " cc",
            " sd",
            " sm",
            " sm -",
            "??",
            "2c",
            "0",
            "-1",
            "9223372036854775808",
            "1e308",
            "nan",
            "inf",
            "[2]\n",
            "[[1]]\n",
            "é",
            "actions",
            "antes",
            "min_bet",
            "true",
            "N2L1D",
            "_standpat_start = {}",
            "{after = 0, event = \"StoodPat\", seat = 1},",
            "\"HOUSE\"");

    @TempDir
    private Path folder;

    @Test
    @DisplayName("spoiled files: every hand in them is whole and legal or refused")
    void spoiled() {
        for (int round = 0; round < ROUNDS; round++) {
            Random random = new Random(SEED + round);
            byte[] file =
                    PhhTestHands.fixture(FIXTURES.get(round % FIXTURES.size())).getBytes(StandardCharsets.UTF_8);
            int changes = 1 + random.nextInt(MOST_CHANGES);
            for (int change = 0; change < changes && file.length > 0; change++) {
                file = spoil(file, random);
            }
            check(file, round);
        }
    }

    private void check(byte[] file, int round) {
        try {
            PhhTestHands.Imported imported = PhhTestHands.read(folder, file);
            assertThat(imported.outcomes()).isNotEmpty();
            for (ImportedHand hand : imported.hands()) {
                ChipCount.stacksAfter(hand);
            }
        } catch (RuntimeException | Error fault) {
            throw new AssertionError(
                    "seed " + SEED + ", round " + round + ":\n" + new String(file, StandardCharsets.UTF_8), fault);
        }
    }

    private static byte[] spoil(byte[] file, Random random) {
        int at = random.nextInt(file.length);
        int length = Math.min(file.length - at, 1 + random.nextInt(12));
        return switch (random.nextInt(5)) {
            case 0 -> joined(Arrays.copyOf(file, at), Arrays.copyOfRange(file, at + length, file.length));
            case 1 -> joined(Arrays.copyOf(file, at + length), Arrays.copyOfRange(file, at, file.length));
            case 2 -> {
                byte[] changed = file.clone();
                changed[at] = (byte) random.nextInt();
                yield changed;
            }
            case 3 -> {
                int other = random.nextInt(file.length);
                byte[] changed = file.clone();
                changed[at] = file[other];
                changed[other] = file[at];
                yield changed;
            }
            default -> {
                byte[] word = WORDS.get(random.nextInt(WORDS.size())).getBytes(StandardCharsets.UTF_8);
                yield joined(Arrays.copyOf(file, at), joined(word, Arrays.copyOfRange(file, at, file.length)));
            }
        };
    }

    private static byte[] joined(byte[] first, byte[] second) {
        byte[] both = Arrays.copyOf(first, first.length + second.length);
        System.arraycopy(second, 0, both, first.length, second.length);
        return both;
    }
}
