package org.standpat.formats.export;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.standpat.export.ohh.OhhExport;
import org.standpat.export.phh.PhhExport;
import org.standpat.formats.ImportedFile;
import org.standpat.formats.Refusal;

/** Fields of this program's own in files of others' formats are claims like any other. */
class OwnFieldsTest {

    private static final String PHH = Written.staff(PhhExport.ONE, SampleHands.shownDown());
    private static final String OHH = Written.staff(new OhhExport(), SampleHands.shownDown());

    @ParameterizedTest(name = "{0} -> {1}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            hand = "5d0c3b1e-0000  | hand = "5D0C3B1E-0000         | UNREADABLE        |
            hand = "5d0c3b1e-0000  | hand = "0000                  | UNREADABLE        |
            seats = [1, 3, 6]      | seats = [1, 3]                | UNREADABLE        |
            seats = [1, 3, 6]      | seats = [1, 3, "6"]           | UNREADABLE        |
            seats = [1, 3, 6]      | seats = [1, 3, 3]             | AGAINST_THE_RULES | 1.5
            seats = [1, 3, 6]      | seats = [1, 3, 2]             | AGAINST_THE_RULES | 4.13
            seats = [1, 3, 6]      | seats = [0, 3, 6]             | AGAINST_THE_RULES | 1.5
            seats = [1, 3, 6]      | seats = [1, 3, 11]            | AGAINST_THE_RULES | 1.5
            _standpat_rake = 50    | _standpat_rake = 51           | OTHER_THAN_STATED | 8
            _standpat_rake = 50    | _standpat_rake = -1           | UNREADABLE        |
            "played"               | "misdeal"                     | OTHER_THAN_STATED | 8
            year = 2026            | _year = 2026                  | UNREADABLE        |
            blinds = {small = 50   | blinds = {small = 51          | UNREADABLE        |
            draws = 1              | draws = 3                     | UNREADABLE        |
            {revision = 2          | {revision = 3                 | UNREADABLE        |
            {revision = 2          | {revision = "2"               | UNREADABLE        |
            {revision = 2          | {seats = [], revision = 2     | UNREADABLE        |
            "RECORDED"             | "HOUSE"                       | AGAINST_THE_RULES | 8
            burn = true            | burn = false                  | OTHER_THAN_STATED | 8
            cap = 50               | cap = 49                      | OTHER_THAN_STATED | 8
            after = 8, event = "CardBurned" | after = 7, event = "CardBurned" | OTHER_THAN_STATED | 8
            event = "CardBurned", place = 15 | event = "CardBurned", seat = 1 | UNREADABLE |
            event = "RakeTaken", pot = 0     | event = "RakeTaken", pot = 1   | OTHER_THAN_STATED | 8
            "RulingIssued"         | "RulingMade"                  | UNREADABLE        |
            after = 14, event = "RulingIssued" | after = 99, event = "RulingIssued" | UNREADABLE |
            "p3 cbr 400"           | "p3 cbr 99"                   | AGAINST_THE_RULES | 4.7
            """)
    @DisplayName("given a hand as PHH with one thing that is wrong, when it is read, then it is refused")
    void phh(String right, String wrong, Refusal.Kind kind, String rule) {
        refused(PHH, right, wrong, kind, rule);
    }

    @ParameterizedTest(name = "{0} -> {1}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            "game_number":"5d0c3b1e-0000   | "game_number":"5D0C3B1E-0000        | UNREADABLE        |
            "started_at":"2026-11-30T20:30:05Z" | "started_at":"2026-11-30T20:30:06Z" | UNREADABLE   |
            "started_at"                   | "began_at"                          | UNREADABLE        |
            "small_blind_amount":50        | "small_blind_amount":51             | UNREADABLE        |
            "big_blind_amount":100         | "big_blind_amount":99               | UNREADABLE        |
            "ante_amount":0                | "ante_amount":1                     | UNREADABLE        |
            "draws":1,"decimals"           | "draws":2,"decimals"                | UNREADABLE        |
            "decimals":0                   | "decimals":9                        | UNREADABLE        |
            {"revision":2                  | {"revision":2,"hand":"x"            | UNREADABLE        |
            "RECORDED"                     | "HOUSE"                             | AGAINST_THE_RULES | 8
            "burn":true                    | "burn":false                        | OTHER_THAN_STATED | 8
            "rake":50                      | "rake":51                           | OTHER_THAN_STATED | 6.7
            {"player_id":1,"amount":4950   | {"player_id":1,"amount":4951        | OTHER_THAN_STATED | 8
            "action":"Call","amount":200   | "action":"Call","amount":199        | OTHER_THAN_STATED | 8
            "action":"Post SB","amount":50 | "action":"Post SB","amount":49      | OTHER_THAN_STATED | 8
            "after":8,"event":"CardBurned" | "after":9,"event":"CardBurned"      | OTHER_THAN_STATED | 8
            "cards":"KhQd"                 | "cards":"KhQc"                      | AGAINST_THE_RULES | 5.4
            """)
    @DisplayName("given a hand as Open Hand History with one thing that is wrong, when it is read, then it is refused")
    void ohh(String right, String wrong, Refusal.Kind kind, String rule) {
        refused(OHH, right, wrong, kind, rule);
    }

    private static void refused(String file, String right, String wrong, Refusal.Kind kind, String rule) {
        assertThat(file).contains(right);

        Refusal refusal = ImportedFile.of(file.replace(right, wrong)).refusal();

        assertThat(refusal.kind()).as(refusal.sentence()).isEqualTo(kind);
        assertThat(refusal.rule()).as(refusal.sentence()).isEqualTo(rule == null ? "" : rule);
        assertThat(refusal.source()).isNotNull();
    }
}
