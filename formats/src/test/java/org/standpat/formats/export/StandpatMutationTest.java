package org.standpat.formats.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.standpat.export.json.StandpatExport;
import org.standpat.formats.ImportedFile;
import org.standpat.formats.ImportedHand;
import org.standpat.formats.Refusal;
import org.standpat.formats.SourceBytes;
import org.standpat.formats.standpat.StandpatFormat;
import org.standpat.hand.HandFold;
import org.standpat.hand.HandState;

/** Good files of Standpat's own format spoiled at random: each line is a hand whose events follow each other, or is refused. */
@Timeout(value = 1, unit = TimeUnit.HOURS)
class StandpatMutationTest {

    private static final int ROUNDS = Integer.getInteger("standpat.mutations", 500);
    private static final int MOST_CHANGES = 4;
    private static final List<String> WORDS = List.of(
            "\n",
            "{",
            "}",
            "[",
            "]",
            "\"",
            ",",
            ":",
            "null",
            "true",
            "-1",
            "1e99",
            "99999999999999999999",
            "0.5",
            "\\u0000",
            "\"seat\":1",
            "{\"type\":\"Folded\",\"revision\":1,\"fields\":{\"seat\":3}},",
            "\"2c\"",
            "\uFEFF",
            "[[[[[[[[[[");

    @Test
    @DisplayName(
            "given spoiled files, when they are read, then the events of every hand in them follow each other, every other line is refused, and no byte is lost")
    void spoiled() {
        for (int round = 0; round < ROUNDS; round++) {
            long seed = PlayedHands.SEED + round;
            Random random = new Random(seed);
            byte[] file = (Written.staff(new StandpatExport(), SampleHands.shownDown())
                            + Written.staff(new StandpatExport(), SampleHands.cancelled()))
                    .getBytes(StandardCharsets.UTF_8);
            int changes = 1 + random.nextInt(MOST_CHANGES);
            for (int change = 0; change < changes && file.length > 0; change++) {
                file = spoil(file, random);
            }
            try {
                read(file);
            } catch (RuntimeException | Error fault) {
                throw new AssertionError("seed " + seed + ":\n" + new String(file, StandardCharsets.UTF_8), fault);
            }
        }
    }

    private static void read(byte[] file) {
        ImportedFile read = ImportedFile.of(new StandpatFormat(), file);
        assertThat(read.entries()).isNotEmpty();
        for (ImportedHand hand : read.hands()) {
            assertThat(HandFold.of(hand.events())).isInstanceOf(HandState.Finished.class);
        }
        for (Refusal refusal : read.refusals()) {
            assertThat(refusal.sentence()).isNotBlank();
        }
        assertThat(SourceBytes.together(read)).isEqualTo(file);
    }

    private static byte[] spoil(byte[] file, Random random) {
        int at = random.nextInt(file.length);
        int length = Math.min(file.length - at, 1 + random.nextInt(12));
        return switch (random.nextInt(4)) {
            case 0 -> joined(Arrays.copyOf(file, at), Arrays.copyOfRange(file, at + length, file.length));
            case 1 -> joined(Arrays.copyOf(file, at + length), Arrays.copyOfRange(file, at, file.length));
            case 2 -> {
                byte[] changed = file.clone();
                changed[at] = (byte) random.nextInt();
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
