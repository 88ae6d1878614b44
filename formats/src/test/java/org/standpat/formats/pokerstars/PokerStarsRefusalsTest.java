package org.standpat.formats.pokerstars;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.standpat.formats.HandSource;
import org.standpat.formats.ImportedFile;
import org.standpat.formats.Refusal;

/** A hand that the file gets wrong is refused with its line, its column, the rule and its raw text. */
class PokerStarsRefusalsTest {

    private static final String HAND = ImportedFile.fixture("pokerstars/odd-names-side-pot.txt");

    @ParameterizedTest(name = "{0} -> {1}")
    @CsvSource(delimiter = '|', textBlock = """
            Dee: raises $0.50 to $1               | Dee: raises $1 to $1.50               | AGAINST_THE_RULES | 4.5 | 12
            Dee: raises $0.50 to $1               | Dee: raises $0.40 to $1               | OTHER_THAN_STATED | 4.3 | 12
            Cy ($5 in chips): calls $0.50         | Cy ($5 in chips): checks              | AGAINST_THE_RULES | 4.3 | 15
            Ann: folds: calls $1                  | Ann: folds: calls $0.75               | OTHER_THAN_STATED | 4.3 | 13
            Bob (button): folds                   | Dee: folds                            | AGAINST_THE_RULES | 4.13 | 14
            discards 1 card [Kd]                  | discards 1 card [Kc]                  | AGAINST_THE_RULES | 5.4 | 18
            discards 1 card [Kd]                  | discards 2 cards [Kd]                 | UNREADABLE        |     | 18
            Dealt to Dee [2c 3d 7h 8s] [5h]       | Dealt to Dee [2c 3d 7h 9s] [5h]       | OTHER_THAN_STATED | 5.4 | 19
            Dealt to Dee [2c 3d 7h 8s] [5h]       | Dealt to Dee [2c 3d 7h 8s] [Kd]       | AGAINST_THE_RULES | 5.11 | 19
            stands pat on [2c 3d 7h 8s 5h]        | stands pat on [2c 3d 7h 8s 6h]        | OTHER_THAN_STATED | 5.4 | 28
            Dee: bets $0.75 and is all-in         | Dee: bets $0.50 and is all-in         | OTHER_THAN_STATED | 8   | 31
            *** THIRD DRAW ***                    | *** SECOND DRAW ***                   | OTHER_THAN_STATED | 5.1 | 34
            *** THIRD DRAW ***                    | The deck is reshuffled                | OTHER_THAN_STATED | 5.11 | 34
            shows [2c 3d 7h 8s 5h]                | shows [2c 3d 7h 8s 6h]                | OTHER_THAN_STATED | 6.2 | 45
            Dee: shows                            | Fay: shows                            | UNREADABLE        |     | 45
            collected $1.90 from                  | collected $2 from                     | OTHER_THAN_STATED | 6.5 | 44
            Total pot $9 Main                     | Total pot $9.01 Main                  | OTHER_THAN_STATED | 4.11 | 48
            Main pot $6.65.                       | Main pot $6.60.                       | OTHER_THAN_STATED | 4.11 | 48
            (Lo: 8,7,5,3,2)                       | and more                              | UNREADABLE        |     | 45
            small blind $0.25                     | small blind $0.255                    | UNREADABLE        |     | 7
            ($0.50/$1.00 USD)                     | ($0.50/$1.50 USD)                     | AGAINST_THE_RULES | 4.5 | 1
            Seat 6: Dee ($2.25                    | Seat 3: Dee ($2.25                    | UNREADABLE        |     | 6
            posts big blind $0.50                 | posts big blind $0.40                 | OTHER_THAN_STATED | 3.2 | 8
            2024/03/05                            | 2024/02/31                            | UNREADABLE        |     | 1
            """)
    @DisplayName("given one thing that is wrong, then the hand is refused where it stands")
    void refused(String right, String wrong, Refusal.Kind kind, String rule, int line) {
        assertThat(HAND).contains(right);

        Refusal refusal = ImportedFile.of(HAND.replace(right, wrong)).refusal();

        assertThat(refusal.sentence()).startsWith("hands.txt, hand 101, line " + line + ", column ");
        assertThat(refusal.kind()).as(refusal.sentence()).isEqualTo(kind);
        assertThat(refusal.rule()).as(refusal.sentence()).isEqualTo(rule == null ? "" : rule);
        HandSource source = Objects.requireNonNull(refusal.source());
        assertThat(source.text()).isEqualTo(HAND.replace(right, wrong));
    }

    @Test
    @DisplayName("given a hand that breaks off after any of its lines, then it is refused and never half recorded")
    void brokenOff() {
        for (int end = HAND.indexOf('\n'); end < HAND.lastIndexOf("Seat 2: Ann"); end = HAND.indexOf('\n', end + 1)) {
            String text = HAND.substring(0, end + 1);
            if (text.contains("Total pot")) {
                break;
            }

            assertThat(ImportedFile.of(text).refusal().kind()).as(text).isEqualTo(Refusal.Kind.UNREADABLE);
        }
    }

    @Test
    @DisplayName("given a bad hand before a good one, then the good one is recorded")
    void others() {
        ImportedFile file = ImportedFile.of(HAND.replace("checks", "cheques") + "\n\n" + HAND.replace("#101", "#102"));

        assertThat(file.hands()).hasSize(1);
        assertThat(file.refusals())
                .singleElement()
                .satisfies(refusal -> assertThat(refusal.sentence())
                        .isEqualTo(
                                "hands.txt, hand 101, line 21, column 1, \"Cy ($5 in chips): cheques\": expected a line that"
                                        + " PokerStars writes in a draw game, got \"Cy ($5 in chips): cheques\""));
    }
}
