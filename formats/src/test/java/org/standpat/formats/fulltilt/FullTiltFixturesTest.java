package org.standpat.formats.fulltilt;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
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
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.CardsReplaced;
import org.standpat.hand.HandEvent.DiscardDeclared;
import org.standpat.hand.HandEvent.StoodPat;
import org.standpat.hand.SeatedPlayer;
import org.standpat.houserules.Ante;
import org.standpat.houserules.DrawProcedure.Order;
import org.standpat.money.Denomination;

/** Hands as Full Tilt writes them become the events that they tell of, and what is wrong is refused where it stands. */
class FullTiltFixturesTest {

    private static final String TRIPLE_DRAW = ImportedFile.fixture("fulltilt/two-phase-draws.txt");
    private static final String SINGLE_DRAW = ImportedFile.fixture("fulltilt/single-draw-antes.txt");

    private static StartHand start(ImportedHand hand) {
        return (StartHand) hand.commands().getFirst();
    }

    @Test
    @DisplayName("given a draw in two phases, then all declare before anybody receives")
    void twoPhases() {
        ImportedHand hand = ImportedFile.of(TRIPLE_DRAW).hand();

        assertThat(start(hand).rules().draw().order()).isEqualTo(Order.ANNOUNCE_THEN_REPLACE);
        assertThat(hand.events())
                .containsSequence(
                        new DiscardDeclared(3, Cards.unknown(2)),
                        new DiscardDeclared(5, Cards.parse("Kd")),
                        new StoodPat(1),
                        new CardsReplaced(3, Cards.unknown(2)),
                        new CardsReplaced(5, Cards.parse("5h")));
    }

    @Test
    @DisplayName(
            "given a name that ends in a verb, a seat that sits out and a split pot, then stacks end as the file says")
    void stacks() {
        ImportedHand hand = ImportedFile.of(TRIPLE_DRAW).hand();

        assertThat(start(hand).seats())
                .containsExactly(
                        new SeatedPlayer(1, "Ann folds", 4000),
                        new SeatedPlayer(3, "Cy", 600),
                        new SeatedPlayer(5, "Dee", 3050));
        assertThat(start(hand).table()).isEqualTo("Vega's Inn");
        assertThat(start(hand).at()).isEqualTo(Instant.parse("2011-02-03T13:15:00Z"));
        assertThat(hand.money()).isEqualTo(new Denomination("USD", 2));
        assertThat(ChipCount.stacksAfter(hand)).containsExactly(3400L, 855L, 3305L);
        assertThat(hand.remarks())
                .containsExactly("the file has hands shown in the order of seats [5, 1, 3], the events by rule 6.1");
    }

    @Test
    @DisplayName("given a button at a seat that sits out, then the seat before it acts last and a remark says so")
    void deadButton() {
        ImportedHand hand = ImportedFile.of(SINGLE_DRAW).hand();

        assertThat(start(hand).button()).isEqualTo(2);
        assertThat(hand.remarks())
                .containsExactly(
                        "the button is at seat 4, where nobody is dealt in; the hand names seat 2, which acts last all"
                                + " the same");
        assertThat(start(hand).table()).isEqualTo("Vega Inn - two");
    }

    @Test
    @DisplayName("given antes in chips, then everybody antes and the chips are whole")
    void antes() {
        ImportedHand hand = ImportedFile.of(SINGLE_DRAW).hand();

        assertThat(start(hand).rules().ante()).isEqualTo(new Ante(Ante.From.EVERYBODY, 10, Ante.PaidFirst.BLIND));
        assertThat(hand.money()).isEqualTo(Denomination.CHIPS);
        assertThat(hand.events()).contains(new HandEvent.UncalledBetReturned(2, 690));
        assertThat(ChipCount.stacksAfter(hand)).containsExactly(3190L, 2370L, 1940L);
    }

    @ParameterizedTest(name = "{0} -> {1}")
    @CsvSource(delimiter = '|', textBlock = """
            (6 max) -                  | (partial) (6 max) -        | UNREADABLE        |      | 1
            Limit 2-7 Triple Draw      | Limit Badugi               | SET_ASIDE         |      | 1
            (Pot: $12)                 | (Pot: $12.50)              | OTHER_THAN_STATED | 4.11 | 28
            Cy is dealt 2 cards        | Cy is dealt 1 card         | OTHER_THAN_STATED | 5.1  | 20
            Cy is dealt 2 cards        | Cy is dealt 3 cards        | AGAINST_THE_RULES | 5.1  | 19
            Cy raises to $2            | Cy raises to $3            | AGAINST_THE_RULES | 4.5  | 25
            Cy ties for the pot ($8.55) | Cy ties for the pot ($8.56) | OTHER_THAN_STATED | 6.5 | 46
            The button is in seat #1   | The button is in seat #3   | AGAINST_THE_RULES | 3.6  | 1
            Cy shows [2d 3c            | Cy shows [2c 3c            | AGAINST_THE_RULES | 5.11 | 45
            """)
    @DisplayName("given one thing that is wrong, then the hand is refused where it stands")
    void refused(String right, String wrong, Refusal.Kind kind, String rule, int line) {
        assertThat(TRIPLE_DRAW).contains(right);

        Refusal refusal = ImportedFile.of(TRIPLE_DRAW.replace(right, wrong)).refusal();

        assertThat(refusal.kind()).as(refusal.sentence()).isEqualTo(kind);
        assertThat(refusal.rule()).as(refusal.sentence()).isEqualTo(rule == null ? "" : rule);
        assertThat(refusal.place().line()).as(refusal.sentence()).isEqualTo(line);
        assertThat(refusal.source()).isNotNull();
    }

    @Test
    @DisplayName("given a side pot in the summary, then each pot is compared with what the rules make of it")
    void sidePot() {
        String text = ImportedFile.fixture("fulltilt/side-pot.txt");

        assertThat(ChipCount.stacksAfter(ImportedFile.of(text).hand())).containsExactly(4249L, 1451L, 4700L);
        Refusal refusal = ImportedFile.of(text.replace("Side pot $15.49", "Side pot $15.48"))
                .refusal();
        assertThat(refusal.rule()).isEqualTo("4.11");
        assertThat(refusal.place().line()).isEqualTo(43);
        assertThat(ImportedFile.of(text.replace(" Side pot $15.49.", ""))
                        .refusal()
                        .why())
                .endsWith("by the rules there are 2 pots, the file has 1");
    }

    @Test
    @DisplayName(
            "given a player who sat down in the hand, whose line of the summary has no end, then the line is read and the rules are asked")
    void satDownInTheHand() {
        Refusal refusal = ImportedFile.of(ImportedFile.fixture("fulltilt/sat-down-in-the-hand.txt"))
                .refusal();

        assertThat(refusal.kind()).as(refusal.sentence()).isNotEqualTo(Refusal.Kind.UNREADABLE);
        assertThat(refusal.rule()).as(refusal.sentence()).isEqualTo("3.6");
    }
}
