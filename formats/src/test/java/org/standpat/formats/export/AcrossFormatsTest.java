package org.standpat.formats.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.standpat.export.ExportFormat;
import org.standpat.export.SeenHand;
import org.standpat.export.json.StandpatExport;
import org.standpat.export.ohh.OhhExport;
import org.standpat.export.phh.PhhExport;
import org.standpat.export.pokerstars.PokerStarsExport;
import org.standpat.formats.ImportedFile;
import org.standpat.formats.Refusal;
import org.standpat.formats.export.HandFacts.Fact;
import org.standpat.hand.HandEvent;
import org.standpat.houserules.HouseRules;
import org.standpat.houserules.Profiles;
import org.standpat.houserules.Rake;
import org.standpat.houserules.Stakes;
import org.standpat.houserules.Variant;
import org.standpat.houserules.Variant.Structure;
import org.standpat.money.Denomination;
import org.standpat.ranking.Ranking;
import org.standpat.ranking.Rankings;
import org.standpat.view.Viewer;

/** Two formats that can both hold a fact hold the same one. */
class AcrossFormatsTest {

    private static final int HANDS = 240;
    private static final int ONE_CANCELLED_IN = 8;
    private static final int ANY_HANDS = 200;

    private static final Set<Fact> EVERY_FACT = EnumSet.allOf(Fact.class);

    /** The room's text has no words for a hand's identity, its house rules, burns and what the floor says. */
    private static final Set<Fact> OF_ROOM_TEXT =
            EnumSet.complementOf(EnumSet.of(Fact.IDENTITY, Fact.HOUSE_RULES, Fact.BURNS, Fact.FLOOR));

    private static final List<ExportFormat> FORMATS =
            List.of(new PokerStarsExport(), PhhExport.ONE, new OhhExport(), new StandpatExport());

    private static final Ranking DEUCE_TO_SEVEN = Rankings.named("deuce-to-seven");

    private static final List<Variant> GAMES = List.of(
            Variant.named(Variant.LIMIT_2_7_TRIPLE_DRAW),
            Variant.named(Variant.NO_LIMIT_2_7_SINGLE_DRAW),
            Variant.named(Variant.LIMIT_2_7_TRIPLE_DRAW),
            new Variant(DEUCE_TO_SEVEN, 3, Structure.POT_LIMIT),
            Variant.named(Variant.NO_LIMIT_2_7_SINGLE_DRAW),
            Variant.named(Variant.POT_LIMIT_2_7_DOUBLE_DRAW),
            Variant.named(Variant.LIMIT_A_5_TRIPLE_DRAW));

    private static final List<Denomination> MONEY = List.of(
            Denomination.CHIPS,
            new Denomination("USD", 2),
            new Denomination("EUR", 2),
            new Denomination("GBP", 2),
            new Denomination("JPY", 0));

    @Test
    @DisplayName(
            "given hands by one room's rules, when written in every format and read again, then each two tell the same of every fact that both hold")
    void sameStory() {
        Map<String, Integer> pairs = new LinkedHashMap<>();
        Set<Fact> told = EnumSet.noneOf(Fact.class);
        for (int i = 0; i < HANDS; i++) {
            long seed = PlayedHands.SEED + i;
            List<HandEvent> whole = PlayedHands.plain(seed, 2 + i % 5, rules(i));
            List<HandEvent> events = i % ONE_CANCELLED_IN == 0 ? PlayedHands.cancelled(seed, whole) : whole;
            compare(seed, events, MONEY.get(i % MONEY.size()), FORMATS, pairs, told);
        }
        assertThat(pairs).as("hands of each pair of formats").hasSize(6);
        assertThat(told)
                .as("facts of the hands that were compared")
                .containsAll(EnumSet.complementOf(EnumSet.of(Fact.BURNS)));
    }

    @Test
    @DisplayName(
            "given hands in which anything may happen, when written in formats that name the house rules and read again, then each two tell the same")
    void anyStory() {
        Map<String, Integer> pairs = new LinkedHashMap<>();
        Set<Fact> told = EnumSet.noneOf(Fact.class);
        List<ExportFormat> formats = FORMATS.stream()
                .filter(format -> factsOf(format).contains(Fact.HOUSE_RULES))
                .toList();
        for (int i = 0; i < ANY_HANDS; i++) {
            long seed = PlayedHands.SEED + i;
            compare(seed, PlayedHands.any(seed), MONEY.get(i % MONEY.size()), formats, pairs, told);
        }
        assertThat(pairs).as("hands of each pair of formats").hasSize(3);
        assertThat(told).as("facts of the hands that were compared").isEqualTo(EVERY_FACT);
    }

    /** Writes and reads the hand in each format that has words for it, and compares each with the hand and with each other. */
    private static void compare(
            long seed,
            List<HandEvent> events,
            Denomination money,
            List<ExportFormat> formats,
            Map<String, Integer> pairs,
            Set<Fact> told) {
        HandFacts first = HandFacts.of(events, money);
        EVERY_FACT.stream().filter(fact -> !first.of(fact).isEmpty()).forEach(told::add);
        Map<ExportFormat, HandFacts> read = new LinkedHashMap<>();
        for (ExportFormat format : formats) {
            readAgain(seed, format, SeenHand.undated(events, Viewer.STAFF, money))
                    .ifPresent(again -> read.put(format, again));
        }
        List<Map.Entry<ExportFormat, HandFacts>> both = new ArrayList<>(read.entrySet());
        for (int i = 0; i < both.size(); i++) {
            ExportFormat one = both.get(i).getKey();
            HandFacts ofOne = both.get(i).getValue();
            same(seed, one.name(), factsOf(one), ofOne, first);
            for (int j = 0; j < i; j++) {
                ExportFormat other = both.get(j).getKey();
                String pair = other.name() + " and " + one.name();
                Set<Fact> facts = EnumSet.copyOf(factsOf(one));
                facts.retainAll(factsOf(other));
                same(seed, pair, facts, ofOne, both.get(j).getValue());
                pairs.merge(pair, 1, Integer::sum);
            }
        }
    }

    private static Set<Fact> factsOf(ExportFormat format) {
        return format instanceof PokerStarsExport ? OF_ROOM_TEXT : EVERY_FACT;
    }

    private static void same(long seed, String what, Set<Fact> facts, HandFacts one, HandFacts other) {
        for (Fact fact : facts) {
            assertThat(one.of(fact)).as("seed %d, %s: %s", seed, what, fact).isEqualTo(other.of(fact));
        }
    }

    /** Empty where the format has no words for the hand, which it has to say. */
    private static Optional<HandFacts> readAgain(long seed, ExportFormat format, SeenHand hand) {
        StringBuilder text = new StringBuilder();
        if (!NoWords.isWritten(text, format, hand)) {
            return Optional.empty();
        }
        ImportedFile read = ImportedFile.of(text.toString());
        assertThat(read.refusals())
                .as("seed %d in %s", seed, format.name())
                .extracting(Refusal::sentence)
                .isEmpty();
        return Optional.of(HandFacts.of(read.hand()));
    }

    private static HouseRules rules(int number) {
        long ante = number % 4 == 3 ? 10 : 0;
        return Profiles.named(Profiles.POKERSTARS)
                .rules(GAMES.get(number % GAMES.size()), new Stakes(50, 100, ante))
                .with(number % 3 == 1 ? new Rake(500, 300, 1, false) : Rake.NONE);
    }
}
