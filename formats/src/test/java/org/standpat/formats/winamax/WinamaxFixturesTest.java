package org.standpat.formats.winamax;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.standpat.card.Cards;
import org.standpat.formats.ImportedFile;
import org.standpat.formats.ImportedHand;
import org.standpat.formats.Refusal;
import org.standpat.formats.SourceBytes;
import org.standpat.formats.phh.ChipCount;
import org.standpat.hand.HandCommand.StartHand;
import org.standpat.hand.HandEvent.Called;
import org.standpat.hand.HandEvent.CardsReplaced;
import org.standpat.hand.HandEvent.DiscardDeclared;
import org.standpat.hand.HandEvent.Raised;
import org.standpat.hand.HandEvent.UncalledBetReturned;
import org.standpat.houserules.Ante;
import org.standpat.money.Denomination;

/** Hands as Winamax writes them become the events that they tell of, and what is wrong is refused where it stands. */
class WinamaxFixturesTest {

    private static final String FILE = ImportedFile.fixture("winamax/both-dialects.txt");

    private static ImportedHand hand(int number) {
        return ImportedFile.of(FILE).hands().get(number);
    }

    private static StartHand start(ImportedHand hand) {
        return (StartHand) hand.commands().getFirst();
    }

    @Test
    @DisplayName(
            "given a bet that nobody matched and that the room counts as won, then it goes back and stacks are right")
    void unmatched() {
        ImportedHand hand = hand(0);

        assertThat(hand.events())
                .contains(
                        new UncalledBetReturned(5, 2000),
                        new DiscardDeclared(5, Cards.parse("Kd")),
                        new CardsReplaced(5, Cards.parse("5h")));
        assertThat(ChipCount.stacksAfter(hand)).containsExactly(3000L, 4455L, 23890L);
        assertThat(hand.money()).isEqualTo(new Denomination("EUR", 2));
        assertThat(start(hand).table()).isEqualTo("Vega's");
        assertThat(start(hand).at()).isEqualTo(Instant.parse("2017-07-14T02:40:00Z"));
    }

    @Test
    @DisplayName(
            "given the older dialect, then a bet in the round of the blinds raises and a raise below the bet calls")
    void olderDialect() {
        ImportedHand hand = hand(1);

        assertThat(hand.events())
                .contains(
                        new Raised(5, 200, true),
                        new Called(4, 170),
                        new DiscardDeclared(2, Cards.parse("KsKd")),
                        new CardsReplaced(2, Cards.parse("8c9s")),
                        new UncalledBetReturned(2, 100));
        assertThat(ChipCount.stacksAfter(hand)).containsExactly(2000L, 2420L, 0L, 2750L);
    }

    @Test
    @DisplayName("given a tournament whose name looks like a number of a hand, then it is read, and chips are whole")
    void tournament() {
        ImportedHand hand = hand(2);

        assertThat(hand.place().hand()).isEqualTo("7003-9-1500000000");
        assertThat(hand.money()).isEqualTo(Denomination.CHIPS);
        assertThat(start(hand).rules().ante()).isEqualTo(new Ante(Ante.From.EVERYBODY, 10, Ante.PaidFirst.BLIND));
        assertThat(hand.events()).contains(new UncalledBetReturned(1, 50));
        assertThat(ChipCount.stacksAfter(hand)).containsExactly(3070L, 1490L, 740L);
    }

    @Test
    @DisplayName("given a file of three hands, then their sources are the file, byte for byte")
    void sources() {
        assertThat(SourceBytes.together(ImportedFile.of(FILE))).isEqualTo(FILE.getBytes(StandardCharsets.UTF_8));
    }

    @ParameterizedTest(name = "{0} -> {1}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            2-7 Triple Draw fixed  | 7-Card Stud fixed      | SET_ASIDE         |      | 1
            2-7 Triple Draw fixed  | 2-7 Quadruple Draw     | UNREADABLE        |      | 1
            Ann calls 15€          | Ann calls 16€          | OTHER_THAN_STATED | 4.3  | 14
            Cy raises 10€ to 20€   | Cy raises 15€ to 25€   | AGAINST_THE_RULES | 4.5  | 13
            discards 1 card [Kd]   | discards 1 card [Kc]   | AGAINST_THE_RULES | 5.4  | 19
            discards 1 card [Kd]   | discards 2 cards [Kd]  | UNREADABLE        |      | 19
            Total pot 173.45€      | Total pot 173.46€      | OTHER_THAN_STATED | 4.11 | 47
            Cy collected 128.90€   | Cy collected 128.91€   | OTHER_THAN_STATED | 6.5  | 44
            Cy collected 128.90€   | Cy collected 12.90€    | OTHER_THAN_STATED | 4.11 | 44
            Ann checks             | Ann ponders            | UNREADABLE        |      | 22
            """)
    @DisplayName("given one thing that is wrong, then the hand is refused where it stands")
    void refused(String right, String wrong, Refusal.Kind kind, String rule, int line) {
        assertThat(FILE).contains(right);

        Refusal refusal = ImportedFile.of(FILE.replaceFirst(Pattern.quote(right), Matcher.quoteReplacement(wrong)))
                .refusals()
                .getFirst();

        assertThat(refusal.kind()).as(refusal.sentence()).isEqualTo(kind);
        assertThat(refusal.rule()).as(refusal.sentence()).isEqualTo(rule == null ? "" : rule);
        assertThat(refusal.place().line()).as(refusal.sentence()).isEqualTo(line);
        assertThat(refusal.source()).isNotNull();
    }
}
