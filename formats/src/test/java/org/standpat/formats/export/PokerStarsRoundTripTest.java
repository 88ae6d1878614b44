package org.standpat.formats.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.standpat.card.Cards;
import org.standpat.export.SeenHand;
import org.standpat.export.pokerstars.PokerStarsExport;
import org.standpat.formats.GoodFile;
import org.standpat.formats.ImportedFile;
import org.standpat.formats.ImportedHand;
import org.standpat.formats.Refusal;
import org.standpat.hand.Dealing;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.CardsDealt;
import org.standpat.hand.HandEvent.CardsReplaced;
import org.standpat.hand.HandEvent.DeckReshuffled;
import org.standpat.hand.HandEvent.DeckShuffled;
import org.standpat.hand.HandEvent.HandStarted;
import org.standpat.hand.Ruling;
import org.standpat.houserules.HouseRules;
import org.standpat.houserules.Profiles;
import org.standpat.houserules.Rake;
import org.standpat.houserules.Stakes;
import org.standpat.houserules.Variant;
import org.standpat.money.Denomination;
import org.standpat.view.Viewer;

class PokerStarsRoundTripTest {

    private static final Denomination CENTS = new Denomination("USD", 2);
    private static final int HANDS = 250;
    private static final int MOST_COMMANDS_BEFORE = 23;
    private static final Ruling ROOM_CANCELS = new Ruling("pokerstars", "Hand cancelled", "7.4");

    @Test
    @DisplayName(
            "given hands by the room's rules, when they are written and read again, then every fact that the text holds is the same")
    void sameFacts() {
        int reshuffled = 0;
        for (int i = 0; i < HANDS; i++) {
            long seed = PlayedHands.SEED + i;
            List<HandEvent> events = PlayedHands.plain(seed, 2 + i % 5, rules(i));
            Denomination money = i % 3 == 0 ? Denomination.CHIPS : CENTS;
            String text = Written.by(new PokerStarsExport(), SeenHand.undated(events, Viewer.STAFF, money));

            ImportedFile read = ImportedFile.of(text);

            assertThat(read.refusals()).as("seed %d%n%s", seed, text).isEmpty();
            assertThat(read.hand().money()).as("seed %d", seed).isEqualTo(money);
            assertThat(facts(read.hand().events()))
                    .as("seed %d%n%s", seed, text)
                    .containsExactlyElementsOf(facts(events));
            reshuffled += text.contains("The deck is reshuffled") ? 1 : 0;
        }
        assertThat(reshuffled).as("hands with a reshuffle among those tried").isPositive();
    }

    static List<GoodFile> roomsOwn() {
        return GoodFile.all(
                List.of(
                        "pokerstars/odd-names-side-pot.txt",
                        "pokerstars/tournament-mixed-game.txt",
                        "pokerstars/single-draw-missed-blinds.txt",
                        "pokerstars/single-draw-antes.txt",
                        "pokerstars/reshuffle.txt",
                        "pokerstars/cancelled-and-another.txt"),
                List.of("pokerstars"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("roomsOwn")
    @DisplayName(
            "given a text of the room's own, when its hands are written and read again, then every fact that the text holds is the same")
    void roomsOwnText(GoodFile file) {
        ImportedFile first = ImportedFile.of(file.name(), file.bytes());
        // What the room cancelled before a hand had begun is no hand and stays out of the record.
        assertThat(first.refusals()).allMatch(Refusal::isSetAside);
        assertThat(first.entries()).isNotEmpty();
        for (ImportedHand hand : first.hands()) {
            String text =
                    Written.by(new PokerStarsExport(), SeenHand.undated(hand.events(), Viewer.STAFF, hand.money()));

            ImportedFile read = ImportedFile.of(text);

            assertThat(read.refusals()).as("%s%n%s", hand.place(), text).isEmpty();
            assertThat(read.hand().money()).isEqualTo(hand.money());
            assertThat(facts(read.hand().events()))
                    .as("%s%n%s", hand.place(), text)
                    .containsExactlyElementsOf(facts(hand.events()));
        }
    }

    @Test
    @DisplayName(
            "given hands that are cancelled at any time, when they are written and read again, then every fact is the same")
    void sameFactsOfCancelledHands() {
        int cancelled = 0;
        int showingDown = 0;
        for (int i = 0; i < HANDS; i++) {
            long seed = PlayedHands.SEED + i;
            List<HandEvent> events =
                    PlayedHands.cancelled(seed, 2 + i % 5, rules(i), 1 + i % MOST_COMMANDS_BEFORE, ROOM_CANCELS);
            if (events.isEmpty()) {
                continue;
            }
            String text = Written.by(new PokerStarsExport(), SeenHand.undated(events, Viewer.STAFF, CENTS));

            ImportedFile read = ImportedFile.of(text);

            assertThat(read.refusals()).as("seed %d%n%s", seed, text).isEmpty();
            assertThat(facts(read.hand().events()))
                    .as("seed %d%n%s", seed, text)
                    .containsExactlyElementsOf(facts(events));
            cancelled++;
            showingDown += text.contains("*** SHOW DOWN ***") ? 1 : 0;
        }
        assertThat(cancelled).as("hands cancelled").isGreaterThan(HANDS / 2);
        assertThat(showingDown).as("hands cancelled during the showdown").isPositive();
    }

    @Test
    @DisplayName(
            "given a cancelled hand whose text gives a player more back than he put in, then it is refused by rule 7.4")
    void otherRefund() {
        List<HandEvent> events = PlayedHands.cancelled(PlayedHands.SEED, 3, rules(0), 1, ROOM_CANCELS);
        String text = Written.by(new PokerStarsExport(), SeenHand.undated(events, Viewer.STAFF, Denomination.CHIPS));

        ImportedFile read = ImportedFile.of(text.replace("(big blind) collected (0)", "(big blind) collected (101)"));

        assertThat(read.refusals())
                .singleElement()
                .satisfies(
                        refused -> assertThat(refused.toString()).contains("7.4", "gets back 100, the file says 101"));
    }

    private static HouseRules rules(int number) {
        Variant variant =
                Variant.named(number % 2 == 0 ? Variant.LIMIT_2_7_TRIPLE_DRAW : Variant.NO_LIMIT_2_7_SINGLE_DRAW);
        long ante = number % 4 == 3 ? 10 : 0;
        return Profiles.named(Profiles.POKERSTARS)
                .rules(variant, new Stakes(50, 100, ante))
                .with(rake(number));
    }

    private static Rake rake(int number) {
        return number % 3 == 1 ? new Rake(500, 300, 1, false) : Rake.NONE;
    }

    /** The events without what the room's text has no words for: who deals, and by which scale rake is taken. */
    private static List<HandEvent> facts(List<HandEvent> events) {
        List<HandEvent> facts = new ArrayList<>();
        for (HandEvent event : events) {
            switch (event) {
                case HandStarted started ->
                    facts.add(new HandStarted(
                            new UUID(0, 0),
                            started.table(),
                            started.startedAt().truncatedTo(ChronoUnit.SECONDS),
                            Dealing.RECORDED,
                            started.rules().with(Rake.NONE),
                            started.seats(),
                            started.button(),
                            started.owing(),
                            null));
                case DeckShuffled ignored -> {}
                case CardsDealt dealt -> facts.add(new CardsDealt(dealt.seat(), dealt.cards()));
                case CardsReplaced replaced -> facts.add(new CardsReplaced(replaced.seat(), replaced.cards()));
                case DeckReshuffled reshuffled ->
                    facts.add(new DeckReshuffled(
                            reshuffled.procedure(),
                            reshuffled.poolOf(),
                            reshuffled.seat(),
                            Cards.of(reshuffled.pool().knownSet()),
                            null));
                default -> facts.add(event);
            }
        }
        return facts;
    }
}
