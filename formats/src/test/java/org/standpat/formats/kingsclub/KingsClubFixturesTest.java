package org.standpat.formats.kingsclub;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.standpat.card.Cards;
import org.standpat.formats.ImportedFile;
import org.standpat.formats.ImportedHand;
import org.standpat.formats.Refusal;
import org.standpat.formats.phh.ChipCount;
import org.standpat.hand.HandCommand.StartHand;
import org.standpat.hand.HandEvent.Called;
import org.standpat.hand.HandEvent.CardsReplaced;
import org.standpat.hand.HandEvent.DiscardDeclared;

/** Hands as KingsClub writes them become the events that they tell of, and what is wrong is refused where it stands. */
class KingsClubFixturesTest {

    private static final String HAND = ImportedFile.fixture("kingsclub/triple-draw.txt");

    @Test
    @DisplayName(
            "given calls that name the total of the round and a name that looks like a draw, then stacks end as the file says")
    void read() {
        ImportedHand hand = ImportedFile.of(HAND).hand();

        assertThat(hand.events())
                .contains(
                        new Called(3, 8000),
                        new DiscardDeclared(3, Cards.unknown(2)),
                        new DiscardDeclared(2, Cards.parse("Kd")),
                        new CardsReplaced(2, Cards.parse("5h")));
        assertThat(ChipCount.stacksAfter(hand)).containsExactly(73850L, 40000L, 96000L);
    }

    @ParameterizedTest(name = "{0} -> {1}")
    @CsvSource(delimiter = '|', textBlock = """
            Limit 2-7 Triple Draw      | Limit Badugi               | SET_ASIDE         |      | 1
            Bob draws 2 calls 80       | Bob draws 2 calls 60       | OTHER_THAN_STATED | 4.3  | 14
            Ann (738.50) +238          | Ann (738) +238             | OTHER_THAN_STATED | 8    | 38
            Ann wins pot (438)         | Ann wins pot (439)         | OTHER_THAN_STATED | 6.5  | 42
            Rake 2                     | Rake 3                     | OTHER_THAN_STATED | 6.5  | 42
            discards [Kd]              | discards [Kc]              | AGAINST_THE_RULES | 5.4  | 18
            2024-01-02                 | 2024-13-02                 | UNREADABLE        |      | 2
            """)
    @DisplayName("given one thing that is wrong, then the hand is refused where it stands")
    void refused(String right, String wrong, Refusal.Kind kind, String rule, int line) {
        assertThat(HAND).contains(right);

        Refusal refusal = ImportedFile.of(HAND.replace(right, wrong)).refusal();

        assertThat(refusal.kind()).as(refusal.sentence()).isEqualTo(kind);
        assertThat(refusal.rule()).as(refusal.sentence()).isEqualTo(rule == null ? "" : rule);
        assertThat(refusal.place().line()).as(refusal.sentence()).isEqualTo(line);
    }

    @Test
    @DisplayName("given a side pot and an all-in, then each winner has what the file says")
    void sidePot() {
        String text = ImportedFile.fixture("kingsclub/side-pot.txt");

        assertThat(ChipCount.stacksAfter(ImportedFile.of(text).hand())).containsExactly(4249L, 1451L, 4700L);
        Refusal wrong = ImportedFile.of(text.replace("side pot 1 (15.49)", "side pot 1 (15.48)"))
                .refusal();
        assertThat(wrong.kind()).isEqualTo(Refusal.Kind.OTHER_THAN_STATED);
        assertThat(wrong.place().line()).isEqualTo(48);
        Refusal notAllIn = ImportedFile.of(text.replace("Cy calls 5", "Cy calls 5, and is all in"))
                .refusal();
        assertThat(notAllIn.rule()).isEqualTo("8");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"A-5 Triple Draw, ace-to-five, 3", "2-7 Triple Draw, deuce-to-seven, 3"})
    @DisplayName("given the name of a game, then its ranking and number of draws are those of the rulebook")
    void games(String name, String ranking, int draws) {
        ImportedHand hand =
                ImportedFile.of(HAND.replace("2-7 Triple Draw", name)).hand();

        StartHand start = (StartHand) hand.commands().getFirst();
        assertThat(start.rules().game().ranking().name()).isEqualTo(ranking);
        assertThat(start.rules().game().draws()).isEqualTo(draws);
    }
}
