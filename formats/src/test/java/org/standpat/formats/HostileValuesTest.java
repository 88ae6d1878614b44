package org.standpat.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.standpat.hand.HandEvent.HandStarted;

/** Values that a log could not keep, or that take a reader's time: refused with a sentence, or read in good time. */
class HostileValuesTest {

    private static final Duration GOOD_TIME = Duration.ofSeconds(20);

    @ParameterizedTest(name = "{0}: {1} -> {2}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            ohh/draw.ohh                          | Bob                    | Bo\\ud800             | Rule 8
            export/ohh-staff.ohh                  | North                  | \\udfffNorth          | Rule 8
            export/ohh-staff.ohh                  | "table_name":"Table 7" | "table_name":"\\udead" | Rule 8
            export/ohh-staff.ohh                  | the lights went out    | \\ud800               | Rule 7.6
            export/ohh-staff.ohh                  | North                  | \\u0000               | control characters
            export/standpat-staff.standpat.jsonl  | North                  | \\ud800               | Rule 8
            export/standpat-staff.standpat.jsonl  | North                  | \\u0000               | Rule 8
            ohh/draw.ohh                          | 2024-03-05T20:15:00    | 0000-03-05T20:15:00   | a year of 1 to 9999
            ohh/draw.ohh                          | 2024-03-05T20:15:00    | +10000-03-05T20:15:00 | a year of 1 to 9999
            export/ohh-staff.ohh                  | 2026-11-30T20:30:05Z   | -1000000000-11-30T20:30:05Z | expected a time as in
            export/standpat-staff.standpat.jsonl  | 2026-11-30T20:30:05Z   | +1000000000-12-31T23:59:59Z | a start from
            export/ohh-staff.ohh                  | "id":1,"seat":1        | "id":1,"seat":0       | Rule 1.5
            export/ohh-staff.ohh                  | "id":1,"seat":1        | "id":1,"seat":11      | Rule 1.5
            export/ohh-staff.ohh                  | "seat":6}              | "seat":99999999999}   | an event as docs/events.md
            export/ohh-staff.ohh                  | "seat":6}              | "seat":6.0}           | an event as docs/events.md
            export/ohh-staff.ohh                  | "seat":6}              | "seat":1e999999999}   | an event as docs/events.md
            export/ohh-staff.ohh                  | "basisPoints":345      | "basisPoints":1e999999999 | the start of a hand
            export/ohh-staff.ohh                  | "cap":50               | "cap":-50             | Rule 6.7
            export/ohh-staff.ohh                  | 50.00}                 | 92233720368547758.08} | at most
            """)
    @DisplayName("given a value that no hand can have, when the file is read, then the hand is refused with a sentence")
    void refused(String fixture, String right, String wrong, String why) {
        String file = ImportedFile.fixture(fixture);
        assertThat(file).contains(right);

        List<Refusal> refusals = ImportedFile.of(file.replace(right, wrong)).refusals();

        assertThat(refusals.stream().map(Refusal::why)).anyMatch(sentence -> sentence.contains(why));
    }

    @Test
    @DisplayName(
            "given names with marks that turn the writing round, when the file is read, then they are kept as they are")
    void marks() {
        String name = "\u202Ehtron\u2069";

        ImportedFile read =
                ImportedFile.of(ImportedFile.fixture("export/ohh-staff.ohh").replace("North", name));

        assertThat(((HandStarted) read.hands().getFirst().events().getFirst())
                        .seats()
                        .getFirst()
                        .player())
                .isEqualTo(name);
    }

    @Test
    @DisplayName("given the nastiest text of the size of a hand, when it is read, then its reader is done in good time")
    void time() {
        String fullTilt = ImportedFile.fixture("fulltilt/sat-down-in-the-hand.txt");
        String pokerStars = ImportedFile.fixture("pokerstars/single-draw-missed-blinds.txt");
        String own = ImportedFile.fixture("export/phhs-staff.phhs");
        Map<String, String> texts = Map.of(
                "seats without line ends",
                        fullTilt.replace("Seat 3: Fay", ("Seat 3: Fay" + " Seat 3: ".repeat(1_700) + "\n").repeat(7)),
                "a name of actions", pokerStars.replace("Bob", ": bets $1".repeat(1_500)),
                "as many lines as go into a hand",
                        pokerStars.replace("Dee: checks\n", "Bob has timed out\n".repeat(6_000)),
                "nested arrays", "{\"ohh\":\n" + ("[".repeat(9_000) + "\n").repeat(14),
                "nested own JSON", "{\"standpat\":1,\"view\":" + "[".repeat(1_000_000),
                "digits of own JSON", "{\"standpat\":1,\"decimals\":" + "9".repeat(1_000_000) + "}",
                "nested tables", "variant = \"F2L3D\"\na = " + "{a=".repeat(40_000),
                "keys of keys", "variant = \"F2L3D\"\n" + "a.".repeat(60_000) + "a = 1",
                "events beside",
                        own.replace(
                                "_standpat_beside = [",
                                "_standpat_beside = [\n"
                                        + "{after = 0, event = \"StoodPat\", seat = 1},\n".repeat(2_500)));

        texts.forEach((what, text) -> assertThat(assertTimeout(GOOD_TIME, () -> ImportedFile.of(text), what)
                        .refusals())
                .as(what)
                .isNotEmpty());
    }
}
