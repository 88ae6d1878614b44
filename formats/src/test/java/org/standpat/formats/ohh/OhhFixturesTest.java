package org.standpat.formats.ohh;

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
import org.standpat.formats.ImportedFile;
import org.standpat.formats.ImportedHand;
import org.standpat.formats.Refusal;
import org.standpat.formats.SourceBytes;
import org.standpat.formats.phh.ChipCount;
import org.standpat.hand.HandCommand.StartHand;
import org.standpat.hand.HandEvent.CardsReplaced;
import org.standpat.hand.HandEvent.DiscardDeclared;
import org.standpat.hand.HandEvent.Raised;
import org.standpat.hand.SeatedPlayer;
import org.standpat.houserules.Variant;
import org.standpat.money.Denomination;

/** Hands in the Open Hand History format become the events that they tell of, and what is wrong is refused where it stands. */
class OhhFixturesTest {

    private static final String FILE = ImportedFile.fixture("ohh/draw.ohh");

    private static ImportedHand hand(int number) {
        return ImportedFile.of(FILE).hands().get(number);
    }

    private static StartHand start(ImportedHand hand) {
        return (StartHand) hand.commands().getFirst();
    }

    @Test
    @DisplayName("given a triple draw whose draws are told, then events and stacks are those of the file")
    void tripleDraw() {
        ImportedHand hand = hand(0);

        assertThat(start(hand).rules().game().draws()).isEqualTo(3);
        assertThat(start(hand).at()).isEqualTo(Instant.parse("2024-03-05T20:15:00Z"));
        assertThat(start(hand).seats())
                .containsExactly(
                        new SeatedPlayer(1, "Ann \"3\"", 4000),
                        new SeatedPlayer(3, "Bob", 500),
                        new SeatedPlayer(6, "Cy", 6000));
        assertThat(hand.money()).isEqualTo(new Denomination("USD", 2));
        assertThat(hand.events())
                .contains(
                        new Raised(3, 500, true),
                        new DiscardDeclared(1, Cards.parse("KsKd")),
                        new CardsReplaced(1, Cards.parse("8s9d")));
        assertThat(ChipCount.stacksAfter(hand)).containsExactly(4249L, 1451L, 4700L);
    }

    @Test
    @DisplayName("given cards that are dealt again and no discard, then as many unknown ones were thrown away")
    void dealtAgain() {
        ImportedHand hand = hand(1);

        assertThat(hand.events()).contains(new DiscardDeclared(4, Cards.unknown(1)));
        assertThat(hand.money()).isEqualTo(Denomination.CHIPS);
        assertThat(start(hand).rules().game().draws())
                .isEqualTo(Variant.named(Variant.NO_LIMIT_2_7_SINGLE_DRAW).draws());
        assertThat(ChipCount.stacksAfter(hand)).containsExactly(1250L, 1250L);
    }

    @Test
    @DisplayName("given a hand that says draw and not which, or no draw game, then a sentence says what is missing")
    void otherGames() {
        assertThat(ImportedFile.of(FILE).refusals())
                .extracting(Refusal::isSetAside, refusal -> refusal.place().hand())
                .containsExactly(tuple(false, "9003"), tuple(true, "9004"));
        assertThat(ImportedFile.of(FILE).refusals().getFirst().why())
                .startsWith("the format says that a draw game was played and not which one");
    }

    @Test
    @DisplayName("given a file of indented hands and hands in one line, then their sources are the file, byte for byte")
    void sources() {
        assertThat(SourceBytes.together(ImportedFile.of(FILE))).isEqualTo(FILE.getBytes(StandardCharsets.UTF_8));
    }

    @ParameterizedTest(name = "{0} -> {1}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            "draws": 3                 | "draws": 4                 | UNREADABLE        |      | 12
            "ranking": "deuce-to-seven" | "ranking": "high"         | UNREADABLE        |      | 12
            "draws": 3, "events"       | "draws": 3, "draws": 3, "events" | UNREADABLE  |      | 12
            "bet_type": "FL"           | "bet_type": "HP"           | UNREADABLE        |      | 23
            "starting_stack": 40.00    | "starting_stack": 4e1      | UNREADABLE        |      | 33
            "starting_stack": 40.00    | "starting_stack": -40.00   | UNREADABLE        |      | 33
            "starting_stack": 40.00    | "starting_stack": 40.001   | UNREADABLE        |      | 33
            "starting_stack": 40.00    | "starting_stack": 4000000000000000000000000000000000000000 | UNREADABLE | | 33
            "id": 1, "seat": 3         | "id": 0, "seat": 3         | UNREADABLE        |      | 34
            "name": "Bob"              | "name": "Bo\\u0007b"       | UNREADABLE        |      | 34
            "player_id": 1, "action": "Raise", "amount": 4.00 | "player_id": 1, "action": "Raise", "amount": 3.00 | OTHER_THAN_STATED | 8 | 44
            "cards": "KsKd"}           | "cards": "KsKc"}           | AGAINST_THE_RULES | 5.4  | 15
            "cards": "KsKd"}           | "cards": "KsXd"}           | UNREADABLE        |      | 15
            "event": "StoodPat"        | "event": "SatDown"         | UNREADABLE        |      | 14
            "event": "StoodPat"        | "event": "Checked"         | UNREADABLE        |      | 14
            "event": "StoodPat", "seat": 6 | "event": "StoodPat", "seat": "6" | UNREADABLE |   | 14
            {"after": 7                | {"after": 99               | UNREADABLE        |      | 13
            {"after": 7                | {"before": 7               | UNREADABLE        |      | 13
            "action": "Check"          | "action": "Ponder"         | UNREADABLE        |      | 56
            "rake": 0.51               | "rake": 0.50               | OTHER_THAN_STATED | 4.11 | 71
            "win_amount": 15.49        | "win_amount": 15.48        | OTHER_THAN_STATED | 6.5  | 70
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

    @Test
    @DisplayName("given nesting, texts or values beyond the bounds, then the hand is refused with a sentence")
    void large() {
        assertThat(refusal("\"flags\": []", "\"flags\": " + "[".repeat(50) + "]".repeat(50)))
                .contains("nesting");
        assertThat(refusal("\"table_name\": \"Vega 4\"", "\"table_name\": \"" + "V".repeat(2_001) + "\""))
                .contains("texts");
        StringBuilder flags = new StringBuilder("\"flags\": [");
        for (int i = 0; i < 2_000; i++) {
            flags.append("0,0,0,0,0,0,0,0,0,0,0,\n");
        }
        assertThat(refusal("\"flags\": []", flags.append("0]").toString()))
                .contains("expected a hand of at most 20000 values");
    }

    private static String refusal(String right, String wrong) {
        return ImportedFile.of(FILE.replace(right, wrong)).refusals().getFirst().why();
    }
}
