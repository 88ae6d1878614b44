package org.standpat.formats.phh;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.standpat.formats.phh.PhhTestHands.Imported;

/** Files that mean harm, or are no PHH at all: a clear refusal, in little time and memory. */
@Timeout(60)
class PhhHostileTest {

    private static final int MANY = 100_000;
    private static final long SEED = 20_260_502;

    @TempDir
    private Path folder;

    static Stream<Map.Entry<String, String>> texts() {
        return Stream.of(
                Map.entry("nested arrays", "a = " + "[".repeat(MANY)),
                Map.entry("nested arrays, closed", "a = " + "[".repeat(MANY / 2) + "]".repeat(MANY / 2)),
                Map.entry("nested arrays over lines", "a = [" + "[\n".repeat(MANY / 2)),
                Map.entry("nested tables", "a = " + "{a=".repeat(MANY / 3)),
                Map.entry("a key of many parts", "a." + "a.".repeat(MANY / 2) + "a = 1"),
                Map.entry("a table of many parts", "[" + "a.".repeat(MANY / 2) + "a]"),
                Map.entry("quotation marks", "\"".repeat(MANY)),
                Map.entry("a string without end", "a = \"\"\"" + "\"\"x".repeat(MANY / 3)),
                Map.entry("backslashes", "a = \"" + "\\".repeat(MANY + 1) + "\""),
                Map.entry("a huge number", "small_bet = " + "9".repeat(MANY)),
                Map.entry("a huge fraction", "small_bet = 0." + "9".repeat(MANY)),
                Map.entry("a huge exponent", "small_bet = 1e99999999999999999999"),
                Map.entry("the same key twice", "variant = \"F2L3D\"\nvariant = \"F2L3D\""),
                Map.entry("a value over a table", "actions = 1\n[actions.a]\nb = 1"),
                Map.entry("control characters", "\u0000\u0001\u0002"),
                Map.entry("a long key", "k".repeat(MANY) + " = 1"),
                Map.entry("a million blanks", " ".repeat(MANY) + "x"),
                Map.entry("JSON", "{\"variant\": \"F2L3D\"}"),
                Map.entry("another format", "PokerStars Hand #1: 2-7 Triple Draw Limit ($1/$2)\nSeat 1: North"),
                Map.entry("two files without a line end between them", "day = 2variant = \"F2L3D\""));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("texts")
    void refusedInAWord(Map.Entry<String, String> text) {
        assertThat(PhhTestHands.read(folder, text.getValue()).refusal())
                .containsPattern("line \\d+: this is not TOML: .+")
                .hasSizeLessThan(400);
    }

    @Test
    @DisplayName("bytes that are no text are refused with the line")
    void binary() {
        byte[] junk = new byte[MANY];
        new Random(SEED).nextBytes(junk);

        assertThat(PhhTestHands.read(folder, junk).refusals())
                .first()
                .asString()
                .contains("the line is not UTF-8 text, which PHH has to be");
        assertThat(PhhTestHands.read(folder, "day = 2".getBytes(StandardCharsets.UTF_16))
                        .refusal())
                .contains("line 1: the line is not UTF-8 text");
        assertThat(PhhTestHands.read(folder, new byte[2 * PhhLimits.MOST_HAND_BYTES])
                        .refusal())
                .isEqualTo(", line 1: the line has more than the 131072 bytes of a whole hand");
    }

    @Test
    @DisplayName("a file without a hand says so")
    void empty() {
        assertThat(PhhTestHands.read(folder, "").refusal()).isEqualTo(": the file holds no hand");
        assertThat(PhhTestHands.read(folder, "# nothing\n\n").refusal()).isEqualTo(": the file holds no hand");
    }

    @Test
    @DisplayName("a missing file and a folder are one refusal each")
    void noFile() throws IOException {
        assertThat(PhhTestHands.read(folder.resolve("none.phh")).refusal())
                .isEqualTo(": the file cannot be read: there is no such file");
        assertThat(PhhTestHands.read(folder).refusal()).isEqualTo(": expected a file, got a folder");
    }

    @Test
    @DisplayName("a hand of too many characters, actions or characters in an action is refused, the next is read")
    void tooMuch() {
        String hand = PhhTestHands.fixture("one-card-per-deal.phh");
        String padding = "# padding\n".repeat(PhhLimits.MOST_HAND_BYTES / 9);
        String actions = hand.replace("actions = [", "actions = [" + "\"\",".repeat(PhhLimits.MOST_ACTIONS));
        String comment =
                hand.replace("p2 cc\", \"p1 cbr 20\"", "p2 cc # " + "x".repeat(PhhLimits.LONGEST_ACTION) + "\"");

        Imported imported = PhhTestHands.read(
                folder, "[1]\n" + padding + hand + "[2]\n" + actions + "[3]\n" + comment + "[4]\n" + hand);

        assertThat(imported.hands()).hasSize(1);
        assertThat(imported.refusals())
                .hasSize(3)
                .satisfiesExactly(
                        first -> assertThat(first)
                                .contains("hand 1")
                                .endsWith("the hand has more than 131072 characters"),
                        second ->
                                assertThat(second).contains("hand 2").contains("expected at most 2000 actions, got 20"),
                        third -> assertThat(third)
                                .contains("hand 3")
                                .contains("an action has at most 1000 characters, this one 1008"));
    }

    @Test
    @DisplayName("a file of too many hands with names to remember is read as far as the limit")
    void tooManyNames() {
        String hands = IntStream.rangeClosed(1, PhhLimits.MOST_NAMES + 1)
                .mapToObj(number -> "[n" + number + "]\n")
                .collect(Collectors.joining());

        Imported imported = PhhTestHands.read(folder, hands);

        assertThat(imported.refusals()).hasSize(PhhLimits.MOST_NAMES);
        assertThat(imported.refusals().getLast())
                .endsWith("the file has more than 100000 hands whose names are no numbers; split it");
    }

    @Test
    @DisplayName("names of hands are remembered, be they numbers or not")
    void names() {
        String hand = PhhTestHands.fixture("one-card-per-deal.phh");
        String[] names = {"1", "007", "7", "0", "99999999999", "9999999", "x", "7", "x", "007", "99999999999", "1", "0"
        };
        StringBuilder text = new StringBuilder();
        for (String name : names) {
            text.append("[").append(name).append("]\n").append(hand);
        }

        Imported imported = PhhTestHands.read(folder, text.toString());

        assertThat(imported.hands()).hasSize(7);
        assertThat(imported.refusals())
                .hasSize(6)
                .allMatch(refusal -> refusal.contains("every hand has a number of its own"));
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(
            strings = {
                "antes = [1e15, 1e15]; blinds_or_straddles = [1e15, 1e15]; min_bet = 1e15",
                "antes = [1e15, 0]; blinds_or_straddles = [0, 1e15]; min_bet = 1e15",
                "antes = [1e12, 1e12]; blinds_or_straddles = [1e12, 1e12]; min_bet = 1e12",
                "antes = [0, 1e12]; blinds_or_straddles = [0, 0]; min_bet = 0",
                "antes = [0, 0]; blinds_or_straddles = [1, 1]; min_bet = 1000000000000000"
            })
    @DisplayName("forced bets as large as a file may write them end in a hand or in a refusal by its rule")
    void hugeStakes(String stakes) {
        Imported imported = PhhTestHands.read(folder, stakes.replace("; ", "\n") + """

                        variant = "N2L1D"
                        starting_stacks = [1e15, 1e15]
                        actions = ["d dh p1 ??????????", "d dh p2 ??????????", "p2 cbr 1000000000000000", "p1 f"]
                        """);

        assertThat(imported.outcomes()).hasSize(1);
        imported.hands().forEach(ChipCount::stacksAfter);
        assertThat(imported.refusals())
                .allSatisfy(refusal -> assertThat(refusal).contains("ule ").hasSizeLessThan(400));
    }

    @Test
    @DisplayName("a thousand hands that fit no house rules, each tried with all of them, are refused in little time")
    void triedWithAll() {
        String hands = PhhTestHands.fixture("forced-bets.phhs");
        String shortOfChips =
                hands.substring(hands.indexOf("[4]") + 3, hands.indexOf("[5]")).replace("940, 240", "941, 239");

        Imported imported = PhhTestHands.read(
                folder,
                IntStream.rangeClosed(1, 1_000)
                        .mapToObj(number -> "[" + number + "]" + shortOfChips)
                        .collect(Collectors.joining("\n")));

        assertThat(imported.hands()).isEmpty();
        assertThat(imported.refusals()).hasSize(1_000);
    }
}
