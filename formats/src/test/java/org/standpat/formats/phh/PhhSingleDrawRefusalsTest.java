package org.standpat.formats.phh;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is refused of no-limit single draw; what it shares with triple draw is in {@link PhhRefusalsTest}. */
class PhhSingleDrawRefusalsTest {

    private static final String HAND = """
            variant = "N2L1D"
            antes = [0, 25, 0]
            blinds_or_straddles = [50, 100, 0]
            min_bet = 100
            starting_stacks = [1000, 1000, 1000]
            actions = [
              "d dh p1 2c3d4h7s8c", "d dh p2 ??????????", "d dh p3 2h4d6s7dKc",
              "p3 cbr 250",
              "p1 cc",
              "p2 f",
              "p1 sd", "p3 sd Kc",
              "d dh p3 9s",
              "p1 cbr 100", "p3 cc",
              "p1 sm 2c3d4h7s8c", "p3 sm",
            ]
            finishing_stacks = [1475, 875, 650]
            """;

    @TempDir
    private Path folder;

    @Test
    @DisplayName("the hand that all refusals start from is recorded")
    void base() {
        assertThat(ChipCount.stacksAfter(PhhTestHands.read(folder, HAND).hand()))
                .containsExactly(1475L, 875L, 650L);
    }

    @ParameterizedTest(name = "{1} -> {2}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            "p3 cbr 250"       | "p3 cbr 150"         | , line 8, action 4 "p3 cbr 150": Rule 4.7: expected a total of 200 to 1000, got a total of 150.
            "p3 cbr 250"       | "p3 cbr 1001"        | , line 8, action 4 "p3 cbr 1001": Rule 4.7: expected a total of 200 to 1000, got a total of 1001.
            "p1 cc",           | "p1 cbr 390",        | , line 9, action 5 "p1 cbr 390": Rule 4.7: expected a total of 400 to 1000, got a total of 390.
            "p1 cbr 100"       | "p1 cbr 99"          | , line 13, action 10 "p1 cbr 99": Rule 4.7: expected a total of 100 to 750, got a total of 99.
            "p3 sd Kc"         | "p3 pb"              | , line 11, action 8 "p3 pb": a bring-in is not part of no-limit deuce-to-seven single draw
            "p3 sd Kc"         | "d db 2c3c4c"        | , line 11, action 8 "d db 2c3c4c": no-limit deuce-to-seven single draw has no board to deal to
            "p3 cc",           | "p3 cc", "p1 sd",    | , line 13, action 12 "p1 sd": Rule 5.1: expected show or muck by seat 1, got pat.
            min_bet = 100      | small_bet = 100      | , line 1: the field min_bet is missing
            min_bet = 100      | min_bet = 50         | , line 1: Rule 4.7: expected a least bet equal to the big blind, 100, got a least bet of 50.
            min_bet = 100      | min_bet = 0.5        | , line 4, min_bet: expected a whole number of chips (rule 4.14), got 0.5; write amounts in the smallest unit
            [50, 100, 0]       | [50, 100, 101]       | , line 3, blinds_or_straddles: expected a small and a big blind, and after them 0 or one more big blind, 100 (rule 3.6), got 101 of p3; straddles are not recorded
            [50, 100, 0]       | [200, 100, 0]        | , line 1: Rule 3.4: expected small blind of 0 to 100, got small blind of 200.
            [0, 25, 0]         | [5, 25, 5]           | , line 2, antes: expected the same ante from everybody who pays one (rule 3.5), got 5 and 25
            [0, 25, 0]         | [0, 25, 0];ante_trimming_status = true | , line 3, ante_trimming_status: expected false, since not everybody antes, got true
            [0, 25, 0]         | [0, 1e12, 0]         | , line 10, action 6 "p2 f": Rule 4.3: expected discard or pat by seat 1, got fold.
            [0, 25, 0]         | [0, 1e13, 0]         | , line 1: Rule 3.5: expected ante of 1 to 1000000000000, got ante of 10000000000000.
            [1475, 875, 650]   | [1450, 900, 650]     | , line 1: the hand ends otherwise than its file says: p1 ends with 1475 by the rules, finishing_stacks say 1450; p2 ends with 875 by the rules, finishing_stacks say 900
            """)
    void refused(String part, String instead, String sentence) {
        assertThat(HAND).contains(part);

        assertThat(PhhTestHands.read(folder, HAND.replace(part, instead.replace(";", "\n")))
                        .refusal())
                .isEqualTo(sentence);
    }

    @Test
    @DisplayName("a hand that stops in the middle says between which totals a raise would be")
    void stopsEarly() {
        String cut = HAND.substring(0, HAND.indexOf("\"p1 cc\"")) + "]\n";

        assertThat(PhhTestHands.read(folder, cut).refusal())
                .isEqualTo(
                        ", line 1: the file ends before the hand does: expected p1 f or p1 cc or p1 cbr 400 to 1000");
    }
}
