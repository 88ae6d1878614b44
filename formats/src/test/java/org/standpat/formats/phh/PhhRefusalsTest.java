package org.standpat.formats.phh;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.standpat.hand.HandCommand.Muck;

/** What is refused, and what the reader is told: where it stands, what was expected, what came. */
class PhhRefusalsTest {

    private static final String HAND = """
            variant = "F2L3D"
            antes = [0, 0, 0]
            blinds_or_straddles = [50, 100, 0]
            small_bet = 100
            big_bet = 200
            starting_stacks = [1000, 1000, 1000]
            actions = [
              "d dh p1 2c3d4h7s8c", "d dh p2 ??????????", "d dh p3 2h4d6s7dKc",
              "p3 cbr 200",
              "p1 cc",
              "p2 f",
              "p1 sd", "p3 sd Kc",
              "d dh p3 9s",
              "p1 cbr 100", "p3 cc",
              "p1 sd", "p3 sd", "p1 cc", "p3 cc",
              "p1 sd", "p3 sd", "p1 cc", "p3 cc",
              "p1 sm 2c3d4h7s8c", "p3 sm",
            ]
            players = ["North", "East", "South"]
            year = 2026
            month = 5
            day = 2
            finishing_stacks = [1400, 900, 700]
            """;

    @TempDir
    private Path folder;

    @Test
    @DisplayName("the hand that all refusals start from is recorded")
    void base() {
        assertThat(ChipCount.stacksAfter(read(HAND).hand())).containsExactly(1400L, 900L, 700L);
    }

    @ParameterizedTest(name = "{1} -> {2}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            antes = [0, 0, 0]                 | antes = [5, 10, 5]             | , line 2, antes: expected the same ante from everybody who pays one (rule 3.5), got 5 and 10
            antes = [0, 0, 0]                 | _none = 1                      | , line 1: the field antes is missing
            antes = [0, 0, 0]                 | antes = [0, 0]                 | , line 2, antes: expected 3 elements, as many as there are starting_stacks, got 2
            antes = [0, 0, 0]                 | antes = "none"                 | , line 2, antes: expected an array, got the string "none"
            antes = [0, 0, 0]                 | antes = [0, [0], 0]            | , line 2, antes of p2: expected a whole number of chips (rule 4.14), got an array; write amounts in the smallest unit
            [50, 100, 0]                      | [50, 100, 200]                 | , line 3, blinds_or_straddles: expected a small and a big blind, and after them 0 or one more big blind, 100 (rule 3.6), got 200 of p3; straddles are not recorded
            [50, 100, 0]                      | [0.5, 1, 0]                    | , line 3, blinds_or_straddles of p1: expected a whole number of chips (rule 4.14), got 0.5; write amounts in the smallest unit
            [50, 100, 0]                      | [-50, 100, 0]                  | , line 3, blinds_or_straddles of p1: expected 0 to 1000000000000000 chips, got -50
            small_bet = 100                   | small_bet = true               | , line 4, small_bet: expected a whole number of chips (rule 4.14), got true; write amounts in the smallest unit
            small_bet = 100                   | small_bet = 1e30               | , line 4, small_bet: expected 0 to 1000000000000000 chips, got 1E+30
            small_bet = 100                   | small_bet = 1e-300             | , line 4, small_bet: expected a whole number of chips (rule 4.14), got 1E-300; write amounts in the smallest unit
            small_bet = 100                   | small_bet = 99999999999999999999 | , line 4, small_bet: expected 0 to 1000000000000000 chips, got 99999999999999999999
            small_bet = 100                   | small_bet = 80                 | , line 1: Rule 3.4: expected a small bet equal to the big blind, 100; a big bet of twice the small bet 80, got a small bet of 80; a big bet of 200.
            [1000, 1000, 1000]                | [1000, inf, 1000]              | , line 6, starting_stacks of p2: an amount that is not known (Infinity) cannot be recorded
            [1000, 1000, 1000]                | [1000, 0, 1000]                | , line 1: Rule 4.14: expected a stack of 1 to 1000000000000000 chips on seat 2, got 0 chips.
            [1000, 1000, 1000]                | [1000]                         | , line 6, starting_stacks: expected 2 to 8 players (rule 1.5), got 1
            "F2L3D"                           | "NT"                           | , line 1, variant: NT is no-limit hold'em; only F2L3D, limit deuce-to-seven triple draw, and N2L1D, no-limit deuce-to-seven single draw, can be read
            "F2L3D"                           | "XYZ"                          | , line 1, variant: "XYZ" is no variant that PHH names; only F2L3D, limit deuce-to-seven triple draw, and N2L1D, no-limit deuce-to-seven single draw, can be read
            "F2L3D"                           | 3                              | , line 1, variant: expected a string, got the number 3
            variant =                         | variants =                     | , line 1: the field variant is missing
            day = 2                           | ante_trimming_status = "no"    | , line 22, ante_trimming_status: expected true or false, got the string "no"
            day = 2                           | day = 31                       | , line 22, day: the calendar has no day 2026-4-31 (year, month, day)
            day = 2                           | day = "2"                      | , line 22, day: expected a whole number, got the string "2"
            year = 2026                       | year = 20260                   | , line 20, year: expected a year of 1 to 9999, got 20260
            day = 2                           | time = "noon"                  | , line 22, time: expected a local time as in 20:30:00, got "noon"
            day = 2                           | time_zone = "Atlantis"         | , line 22, time_zone: expected a zone of the IANA time zone database as in America/Toronto, got "Atlantis"
            "South"                           | "North"                        | , line 1: Rule 1.5: expected every player on one seat, got player North on two.
            "South"                           | 3                              | , line 19, players: expected strings, got the number 3
            "p3 cbr 200"                      | "p3 cbr 250"                   | , line 9, action 4 "p3 cbr 250": Rule 4.5: expected a total of 200, got a total of 250.
            "p3 cbr 200"                      | "p3 cbr 200.50"                | , line 9, action 4 "p3 cbr 200.50": expected a whole number of chips (rule 4.14), got 200.50; write amounts in the smallest unit
            "p3 cbr 200"                      | "p3 cbr 99999999999999999999"  | , line 9, action 4 "p3 cbr 99999999999999999999": expected a whole number of chips (rule 4.14), got 99999999999999999999; write amounts in the smallest unit
            "p3 cbr 200"                      | "p3 cbr 9999999999999999"      | , line 9, action 4 "p3 cbr 9999999999999999": expected 0 to 1000000000000000 chips, got 9999999999999999
            "p3 cbr 200"                      | "p3 cbr much"                  | , line 9, action 4 "p3 cbr much": expected a whole number of chips (rule 4.14), got "much"; write amounts in the smallest unit
            "p3 cbr 200"                      | "p4 f"                         | , line 9, action 4 "p4 f": the hand has the players p1 to p3, not p4
            "p3 cbr 200"                      | "p2 f"                         | , line 9, action 4 "p2 f": Rule 4.13: expected an action by seat 3, got an action by seat 2.
            "p3 cbr 200"                      | "p3 pb"                        | , line 9, action 4 "p3 pb": a bring-in is not part of limit deuce-to-seven triple draw
            "p3 cbr 200"                      | "p3 raises"                    | , line 9, action 4 "p3 raises": expected an action of the form d dh pN CARDS, pN f, pN cc, pN cbr AMOUNT, pN sd [CARDS] or pN sm [CARDS]
            "p3 cbr 200"                      | "p3 f f"                       | , line 9, action 4 "p3 f f": expected an action of the form d dh pN CARDS, pN f, pN cc, pN cbr AMOUNT, pN sd [CARDS] or pN sm [CARDS]
            "p3 cbr 200"                      | "d db 2c3c4c"                  | , line 9, action 4 "d db 2c3c4c": limit deuce-to-seven triple draw has no board to deal to
            "p3 cbr 200"                      | 200                            | , line 7, actions: expected strings, action 4 is the number 200
            "p3 sd Kc"                        | "p3 sd Qc"                     | , line 12, action 8 "p3 sd Qc": Rule 5.4: expected cards that the player holds, got the Qc.
            "d dh p3 9s"                      | "d dh p3 10s"                  | , line 13, action 9 "d dh p3 10s": Not a card: "10s"; write a ten with T, as in Ts; expected a rank 23456789TJQKA and a suit cdhs as in "Ah", or "??" for an unknown card
            "d dh p3 9s"                      | "d dh p3 8c"                   | , line 13, action 9 "d dh p3 8c": Rule 5.11: expected a card that is neither in a hand nor in the muck, got the 8c.
            "d dh p3 9s"                      | "d dh p3 9s9h"                 | , line 13, action 9 "d dh p3 9s9h": Rule 5.1: expected 1 to 1 cards, got 2 cards.
            "p1 sm 2c3d4h7s8c"                | "p1 sm 2c3d4h7s9c"             | , line 17, action 20 "p1 sm 2c3d4h7s9c": Rule 6.2: expected the five cards that the player holds, all of them known, got other cards.
            "p1 sm 2c3d4h7s8c", "p3 sm"       | "p1 sm 2c3d4h7s8c"             | , line 1: the file ends before the hand does: expected p3 sm with cards or p3 sm
            "p1 sm 2c3d4h7s8c", "p3 sm"       | ""                             | , line 1: the file ends before the hand does: expected p1 sm with cards or p1 sm
            finishing_stacks = [1400          | finishing_stacks = [1500       | , line 1: the hand ends otherwise than its file says: p1 ends with 1400 by the rules, finishing_stacks say 1500
            finishing_stacks = [1400, 900, 7  | winnings = [600, 10, 7         | , line 1: the hand ends otherwise than its file says: p1 wins 700 by the rules, winnings say 600; p2 wins 0 by the rules, winnings say 10; p3 wins 0 by the rules, winnings say 700
            """)
    void refused(String part, String instead, String sentence) {
        String text = HAND;
        if (sentence.contains("2026-4-31")) {
            text = text.replace("month = 5", "month = 4");
        }
        assertThat(text).contains(part);

        assertThat(read(text.replace(part, instead)).refusal()).isEqualTo(sentence);
    }

    @Test
    @DisplayName("a hand that stops in the middle says what would come next")
    void stopsEarly() {
        assertThat(cutAfter("\"p1 cc\",\n")).endsWith("expected p2 f or p2 cc or p2 cbr 300");
        assertThat(cutAfter("\"p2 f\",\n")).endsWith("expected p1 sd with cards or p1 sd");
        assertThat(cutAfter("\"p3 sd Kc\",\n")).endsWith("expected d dh p3 with 1 cards");
        assertThat(cutAfter("actions = [\n"))
                .endsWith("expected d dh p1 with 5 cards or d dh p2 with 5 cards or d dh p3 with 5 cards");
    }

    private String cutAfter(String last) {
        int end = HAND.indexOf(last) + last.length();
        return read(HAND.substring(0, end) + HAND.substring(HAND.indexOf("]\nplayers")))
                .refusal();
    }

    @Test
    @DisplayName("a dash at showdown is read in the way that ends as the file says")
    void dash() {
        String dashed = HAND.replace("p1 sm 2c3d4h7s8c", "p1 sm -").replace("p3 sm", "p3 sm 2h4d6s7d9s");

        assertThat(ChipCount.stacksAfter(read(dashed).hand())).containsExactly(1400L, 900L, 700L);
        assertThat(ChipCount.stacksAfter(read(dashed.replace("[1400, 900, 700]", "[700, 900, 1400]"))
                        .hand()))
                .containsExactly(700L, 900L, 1400L);
        assertThat(read(dashed.replace("finishing_stacks", "_finishing_stacks")).refusal())
                .isEqualTo(
                        ", line 1: \"sm -\" may mean that a hand is mucked or that it is shown, and here it decides who wins;"
                                + " write sm with the cards to show, sm alone to muck, or add finishing_stacks");
    }

    @Test
    @DisplayName("a dash that decides nothing is a muck, which shows no card")
    void dashOfALoser() {
        String dashed = HAND.replace("\"p3 sm\"", "\"p3 sm -\"").replace("finishing_stacks", "_finishing_stacks");

        assertThat(read(dashed).hand().commands().getLast()).isEqualTo(new Muck(3));
    }

    private PhhTestHands.Imported read(String text) {
        return PhhTestHands.read(folder, text);
    }
}
