package org.standpat.formats.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.standpat.export.ExportFormat;
import org.standpat.export.ExportFormats;
import org.standpat.export.HandWriter;
import org.standpat.export.RecordedEvent;
import org.standpat.export.SeenHand;
import org.standpat.export.WriteOutcome;
import org.standpat.export.json.StandpatExport;
import org.standpat.formats.ImportedFile;
import org.standpat.formats.ImportedHand;
import org.standpat.formats.Refusal;
import org.standpat.hand.HandEvent;
import org.standpat.houserules.HouseRules;
import org.standpat.houserules.Profiles;
import org.standpat.houserules.Stakes;
import org.standpat.money.Denomination;
import org.standpat.view.Viewer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class StandpatRoundTripTest {

    private static final int HANDS = 500;
    private static final JsonMapper JSON = new JsonMapper();
    private static final Instant FIRST = Instant.parse("2026-11-30T07:00:00.123456Z");

    @Test
    @DisplayName(
            "given 500 hands of every game with everything that may happen, when written and read, then each event and its time is the same")
    void eventForEvent() throws IOException {
        Set<Class<?>> kinds = new HashSet<>();
        StringBuilder file = new StringBuilder();
        HandWriter writer = new StandpatExport().begin(file);
        List<List<RecordedEvent>> hands = new ArrayList<>();
        for (int i = 0; i < HANDS; i++) {
            List<RecordedEvent> hand = recorded(PlayedHands.any(PlayedHands.SEED + i));
            hand.forEach(recorded -> kinds.add(recorded.event().getClass()));
            hands.add(hand);
            assertThat(writer.write(SeenHand.of(hand, Viewer.STAFF, new Denomination("EUR", 2))))
                    .isEqualTo(WriteOutcome.WRITTEN);
        }

        ImportedFile read = ImportedFile.of(file.toString());

        assertThat(read.refusals()).extracting(Refusal::sentence).isEmpty();
        assertThat(read.hands()).hasSize(HANDS);
        List<String> lines = file.toString().lines().toList();
        for (int i = 0; i < HANDS; i++) {
            ImportedHand hand = read.hands().get(i);
            assertThat(hand.events())
                    .as("seed %d", PlayedHands.SEED + i)
                    .containsExactlyElementsOf(
                            hands.get(i).stream().map(RecordedEvent::event).toList());
            assertThat(hand.money()).isEqualTo(new Denomination("EUR", 2));
            assertThat(hand.place().line()).isEqualTo(i + 1);
            assertThat(times(lines.get(i)))
                    .as("seed %d", PlayedHands.SEED + i)
                    .containsExactlyElementsOf(
                            hands.get(i).stream().map(RecordedEvent::at).toList());
        }
        assertThat(kinds).as("kinds of events among the hands").isEqualTo(leaves(HandEvent.class));
    }

    @Test
    @DisplayName(
            "given a hand that the house deals, when staff has it written in any format, then the seed of its deck is in none")
    void noSeed() {
        long seed = 0x5EED_5EED_5EED_5EEDL;
        HouseRules rules = Profiles.named(Profiles.POKERSTARS).rules(Stakes.blinds(50, 100));
        List<HandEvent> events = PlayedHands.plain(seed, 3, rules);
        assertThat(events).hasAtLeastOneElementOfType(HandEvent.DeckShuffled.class);
        for (ExportFormat format : ExportFormats.ALL) {
            assertThat(Written.staff(format, events).toLowerCase(Locale.ROOT))
                    .doesNotContain("5eed5eed")
                    .doesNotContain(Long.toString(seed));
        }
    }

    /** Every kind of event that there is. */
    private static Set<Class<?>> leaves(Class<?> sealed) {
        Set<Class<?>> leaves = new HashSet<>();
        for (Class<?> kind : sealed.getPermittedSubclasses()) {
            if (kind.isInterface()) {
                leaves.addAll(leaves(kind));
            } else {
                leaves.add(kind);
            }
        }
        return leaves;
    }

    private static List<RecordedEvent> recorded(List<HandEvent> events) {
        List<RecordedEvent> recorded = new ArrayList<>();
        for (HandEvent event : events) {
            recorded.add(new RecordedEvent(
                    event, recorded.size() % 3 == 2 ? null : FIRST.plusNanos(recorded.size() * 1_000L)));
        }
        return recorded;
    }

    /** When each event of a line was recorded. */
    private static List<@Nullable Instant> times(String line) {
        List<@Nullable Instant> times = new ArrayList<>();
        for (JsonNode event : JSON.readTree(line).get("events")) {
            times.add(event.has("at") ? Instant.parse(event.get("at").stringValue()) : null);
        }
        return times;
    }
}
