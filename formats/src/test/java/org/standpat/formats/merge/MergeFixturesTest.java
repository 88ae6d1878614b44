package org.standpat.formats.merge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.standpat.card.Cards;
import org.standpat.formats.HandSource;
import org.standpat.formats.ImportedFile;
import org.standpat.formats.ImportedHand;
import org.standpat.formats.Refusal;
import org.standpat.formats.SourceBytes;
import org.standpat.formats.phh.ChipCount;
import org.standpat.hand.HandCommand.StartHand;
import org.standpat.hand.HandEvent.CardsReplaced;
import org.standpat.hand.HandEvent.DiscardDeclared;
import org.standpat.hand.HandEvent.Raised;
import org.standpat.hand.HandEvent.StoodPat;
import org.standpat.hand.HandEvent.UncalledBetReturned;
import org.standpat.hand.SeatedPlayer;
import org.standpat.money.Denomination;

/** Hands as the Merge network writes them become the events that they tell of, and what is wrong is refused where it stands. */
class MergeFixturesTest {

    private static final String FILE = ImportedFile.fixture("merge/two-games.xml");

    private static ImportedHand hand(int number) {
        return ImportedFile.of(FILE).hands().get(number);
    }

    private static StartHand start(ImportedHand hand) {
        return (StartHand) hand.commands().getFirst();
    }

    @Test
    @DisplayName("given whole new hands after draws, then what was thrown away and what came is the difference")
    void draws() {
        assertThat(hand(0).events())
                .containsSequence(
                        new DiscardDeclared(3, Cards.unknown(1)),
                        new CardsReplaced(3, Cards.unknown(1)),
                        new StoodPat(6),
                        new DiscardDeclared(1, Cards.parse("KsKd")),
                        new CardsReplaced(1, Cards.parse("8s9d")))
                .containsSequence(
                        new DiscardDeclared(1, Cards.parse("2c3d7h8s9d")),
                        new CardsReplaced(1, Cards.parse("4c5d6h8cTh")));
    }

    @Test
    @DisplayName("given an all-in that raises, a side pot and names with entities, then stacks end as the file says")
    void stacks() {
        ImportedHand hand = hand(0);

        assertThat(start(hand).seats())
                .containsExactly(
                        new SeatedPlayer(1, "Ann <3", 4000),
                        new SeatedPlayer(3, "Bob", 500),
                        new SeatedPlayer(6, "Cy", 106050));
        assertThat(start(hand).table()).isEqualTo("Vega & Sons (7001)");
        assertThat(start(hand).at()).isEqualTo(Instant.parse("2012-03-04T05:06:07Z"));
        assertThat(hand.money()).isEqualTo(new Denomination("USD", 2));
        assertThat(hand.events()).contains(new Raised(3, 500, true));
        assertThat(ChipCount.stacksAfter(hand)).containsExactly(4249L, 1451L, 104750L);
    }

    @Test
    @DisplayName("given a second game without a description, then it is of the game described before it")
    void oneDescription() {
        ImportedHand hand = hand(1);

        assertThat(start(hand).rules().game()).isEqualTo(start(hand(0)).rules().game());
        assertThat(hand.events()).contains(new UncalledBetReturned(9, 200));
        assertThat(ChipCount.stacksAfter(hand)).containsExactly(1451L, 104650L, 700L, 5300L);
    }

    @Test
    @DisplayName("given a game that was cancelled before it began, then it is set aside")
    void cancelled() {
        assertThat(ImportedFile.of(FILE).refusals())
                .extracting(Refusal::isSetAside, Refusal::sentence)
                .containsExactly(tuple(
                        true,
                        "hands.txt, hand 7002-9, line 100, column 3: the hand was cancelled before it began: no two"
                                + " players had posted their blinds, so there is nothing to record"));
    }

    @Test
    @DisplayName("given a file of three games, then their sources are the file, byte for byte")
    void sources() {
        ImportedFile imported = ImportedFile.of(FILE);

        assertThat(imported.sources()).extracting(HandSource::format).containsExactly("merge", "merge", "merge");
        assertThat(SourceBytes.together(imported)).isEqualTo(FILE.getBytes(StandardCharsets.UTF_8));
    }

    @ParameterizedTest(name = "{0} -> {1}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            type="2-7 Lowball" stakes="Limit  | type="Badugi" stakes="Limit          | SET_ASIDE         |      | 2
            type="2-7 Lowball" stakes="Limit  | type="2-7 Lowball" stakes="Half Pot Limit | SET_ASIDE     |      | 2
            type="2-7 Lowball" stakes="Limit  | type="2-7 Lowball Tournament" stakes="Limit | UNREADABLE  |      | 2
            player="2" text="1"               | player="2" text="6"                  | AGAINST_THE_RULES | 5.1  | 22
            player="0" text="2"               | player="0" text="3"                  | UNREADABLE        |      | 24
            cards="2c,3d,7h,8s,9d"            | cards="2c,3d,7h,8s,Kd"               | UNREADABLE        |      | 24
            cards="2c,3d,7h,8s,9d"            | cards="2c,3d,7h,8s,9x"               | UNREADABLE        |      | 25
            type="ALL_IN" timestamp="1330837570000" player="2" amount="4.00" | type="ALL_IN" timestamp="1330837570000" player="2" amount="3.00" | OTHER_THAN_STATED | 8 | 16
            <winner amount="15.49"            | <winner amount="15.50"               | OTHER_THAN_STATED | 6.5  | 63
            seat="5" nickname="Cy"            | seat="2" nickname="Cy"               | UNREADABLE        |      | 7
            <round id="THIRD_DRAW"            | <round id="FOURTH_DRAW"              | UNREADABLE        |      | 43
            event sequence="22" type="BET"    | event sequence="22" type="BETS"      | UNREADABLE        |      | 50
            <players dealer="0">              | <players dealer="0"><table/>         | UNREADABLE        |      | 4
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
        assertThat(refusal.place().hand()).as(refusal.sentence()).isEqualTo("7001-1");
        assertThat(refusal.source()).isNotNull();
    }
}
