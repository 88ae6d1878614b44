package org.standpat.formats;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.standpat.formats.phh.ChipCount;

/**
 * Good files of each room spoiled at random, by byte, by word and by line: whatever comes of it is a whole hand that the rules allow or a
 * refusal, never another fault of the program, and no byte of the file is lost.
 */
@Timeout(value = 1, unit = TimeUnit.HOURS)
class TextMutationTest {

    private static final long SEED = Long.getLong("standpat.seed", 31);
    private static final int ROUNDS = Integer.getInteger("standpat.mutations", 500);
    private static final int MOST_CHANGES = 4;

    /** A small file takes some milliseconds; whatever takes this long does not end in good time. */
    private static final Duration LONGEST = Duration.ofSeconds(20);

    /** What a careless or hostile writer may put anywhere. */
    private static final List<String> WORDS = List.of(
            "\n",
            "\r",
            ": ",
            " ",
            "(",
            ")",
            "[",
            "]",
            "[]",
            "[2c]",
            "[?? ??]",
            "$",
            "$0",
            "$-1",
            "$0.001",
            ",",
            ".",
            "0",
            "1",
            "7",
            "9223372036854775808",
            "99999999999999999999999",
            " and is all-in",
            "folds",
            "checks",
            "calls $1",
            "stands pat",
            "discards 5 cards",
            "discards 0 cards",
            "discards 99 cards",
            "Ann",
            "Bob",
            "Seat 1: ",
            "Seat #1",
            "\u00E9",
            "\u0000",
            "\uFEFF",
            "The deck is reshuffled\n",
            "Hand cancelled\n",
            "*** FIRST DRAW ***\n",
            "*** SHOW DOWN ***\n",
            "*** SUMMARY ***\n",
            "Total pot $1 | Rake $1\n",
            "2c",
            "Kd",
            "6h",
            "Dealt to ",
            "posts small & big blinds $0.75",
            "posts the ante $1",
            "<",
            "/>",
            "\"",
            "&amp;",
            "<!--",
            "type=\"ALL_IN\"",
            "*** SECOND-DRAW ***\n",
            "raises -1 to 1",
            "{",
            "}",
            "[[[[[[[[[[[[[[[[[[[[",
            "null",
            "1e999",
            "\"Discards Cards\"",
            " out of position",
            "amount=\"0\"",
            "<round id=\"SHOWDOWN\">",
            "No Limit",
            "Pot Limit",
            "Tournament #1, ",
            "{\"type\":\"Folded\",\"revision\":1,\"fields\":{\"seat\":3}},",
            "{\"after\":0,\"event\":\"StoodPat\",\"seat\":1},",
            "\"start\":{},",
            "\"HOUSE\"");

    record Room(String name, List<String> fixtures) {
        @Override
        public String toString() {
            return name;
        }
    }

    static Stream<Room> rooms() {
        return Stream.of(
                new Room(
                        "pokerstars",
                        List.of(
                                "pokerstars/odd-names-side-pot.txt",
                                "pokerstars/tournament-mixed-game.txt",
                                "pokerstars/single-draw-missed-blinds.txt",
                                "pokerstars/single-draw-antes.txt",
                                "pokerstars/reshuffle.txt",
                                "pokerstars/cancelled-and-another.txt")),
                new Room(
                        "fulltilt",
                        List.of(
                                "fulltilt/two-phase-draws.txt",
                                "fulltilt/single-draw-antes.txt",
                                "fulltilt/side-pot.txt")),
                new Room("kingsclub", List.of("kingsclub/triple-draw.txt", "kingsclub/side-pot.txt")),
                new Room("merge", List.of("merge/two-games.xml")),
                new Room("winamax", List.of("winamax/both-dialects.txt")),
                new Room("ohh", List.of("ohh/draw.ohh", "export/ohh-staff.ohh", "export/ohh-seat.ohh")),
                new Room("standpat", List.of("export/standpat-staff.standpat.jsonl")));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("rooms")
    @DisplayName("spoiled files: every hand in them is whole and legal or refused")
    void spoiled(Room room) {
        for (int round = 0; round < ROUNDS; round++) {
            Random random = new Random(SEED + round);
            String fixture = room.fixtures().get(round % room.fixtures().size());
            byte[] file = ImportedFile.fixture(fixture).getBytes(StandardCharsets.UTF_8);
            int changes = 1 + random.nextInt(MOST_CHANGES);
            for (int change = 0; change < changes && file.length > 0; change++) {
                file = spoil(file, random);
            }
            check(room, file, round);
        }
    }

    private static void check(Room room, byte[] file, int round) {
        long start = System.nanoTime();
        try {
            ImportedFile imported = ImportedFile.of("spoiled", file);
            assertThat(imported.entries()).isNotEmpty();
            imported.hands().forEach(ChipCount::stacksAfter);
            boolean whole = imported.entries().size() == imported.sources().size();
            if (whole) {
                assertThat(SourceBytes.together(imported)).isEqualTo(file);
            }
            assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(LONGEST);
        } catch (RuntimeException | Error fault) {
            throw new AssertionError(
                    "seed " + SEED + ", " + room + ", round " + round + ":\n"
                            + new String(file, StandardCharsets.UTF_8),
                    fault);
        }
    }

    private static byte[] spoil(byte[] file, Random random) {
        int at = random.nextInt(file.length);
        int length = Math.min(file.length - at, 1 + random.nextInt(12));
        return switch (random.nextInt(6)) {
            case 0 -> joined(Arrays.copyOf(file, at), Arrays.copyOfRange(file, at + length, file.length));
            case 1 -> joined(Arrays.copyOf(file, at + length), Arrays.copyOfRange(file, at, file.length));
            case 2 -> {
                byte[] changed = file.clone();
                changed[at] = (byte) random.nextInt();
                yield changed;
            }
            case 3 -> withoutLine(file, at);
            case 4 -> withLineTwice(file, at, random.nextInt(file.length));
            default -> {
                byte[] word = WORDS.get(random.nextInt(WORDS.size())).getBytes(StandardCharsets.UTF_8);
                yield joined(Arrays.copyOf(file, at), joined(word, Arrays.copyOfRange(file, at, file.length)));
            }
        };
    }

    private static byte[] withoutLine(byte[] file, int at) {
        return joined(
                Arrays.copyOf(file, lineStart(file, at)), Arrays.copyOfRange(file, lineEnd(file, at), file.length));
    }

    private static byte[] withLineTwice(byte[] file, int at, int to) {
        byte[] line = Arrays.copyOfRange(file, lineStart(file, at), lineEnd(file, at));
        int place = lineStart(file, to);
        return joined(Arrays.copyOf(file, place), joined(line, Arrays.copyOfRange(file, place, file.length)));
    }

    private static int lineStart(byte[] file, int at) {
        int start = at;
        while (start > 0 && file[start - 1] != '\n') {
            start--;
        }
        return start;
    }

    private static int lineEnd(byte[] file, int at) {
        int end = at;
        while (end < file.length - 1 && file[end] != '\n') {
            end++;
        }
        return end == 0 ? 0 : end + 1;
    }

    private static byte[] joined(byte[] first, byte[] second) {
        byte[] both = Arrays.copyOf(first, first.length + second.length);
        System.arraycopy(second, 0, both, first.length, second.length);
        return both;
    }
}
