package org.standpat.db.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.standpat.card.Cards;
import org.standpat.db.json.JsonCodec.Encoded;
import org.standpat.db.log.EventType;
import org.standpat.db.log.UnreadableEventException;
import org.standpat.hand.HandEvent;
import org.standpat.houserules.NoLimit;
import org.standpat.houserules.PotLimit;
import org.standpat.houserules.ReshuffleProcedure;

class JsonEventsTest {

    private static final short HAND_STARTED_1 = 1;
    private static final short HAND_STARTED_2 = 24;
    private static final short CARDS_DEALT = 4;
    private static final short RAISED = 10;

    private final JsonCodec codec = new JsonCodec();

    static final List<HandEvent> SAMPLES = SampleEvents.ALL;

    static List<EventType> types() {
        return HandEventTypes.ALL.all();
    }

    @Test
    void every_event_has_a_stable_name_and_a_sample() {
        Set<Class<?>> events = recordsOf(HandEvent.class).collect(Collectors.toSet());

        assertThat(types()).extracting(EventType::eventClass).hasSameElementsAs(events);
        assertThat(SAMPLES).extracting(Object::getClass).hasSameElementsAs(events);
    }

    private static Stream<Class<?>> recordsOf(Class<?> type) {
        return type.isRecord()
                ? Stream.of(type)
                : Stream.of(type.getPermittedSubclasses()).flatMap(JsonEventsTest::recordsOf);
    }

    @ParameterizedTest
    @FieldSource("SAMPLES")
    void an_event_is_written_as_approved(HandEvent event) throws IOException {
        EventType type = HandEventTypes.ALL.writtenFor(event.getClass()).orElseThrow();

        Encoded encoded = codec.encode(event);

        assertThat(encoded.type()).isEqualTo(type.id());
        assertThat(encoded.json()).isEqualTo(approved(type));
    }

    @ParameterizedTest
    @FieldSource("SAMPLES")
    void what_is_written_is_read_as_the_same_event(HandEvent event) {
        Encoded encoded = codec.encode(event);

        assertThat(codec.decode(encoded.type(), encoded.json())).isEqualTo(event);
    }

    /** Also those of revisions that are no longer written. */
    @ParameterizedTest
    @MethodSource("types")
    void what_was_ever_approved_is_read_as_todays_class(EventType type) throws IOException {
        assertThat(codec.decode(type.id(), approved(type))).isInstanceOf(type.eventClass());
    }

    @Test
    void the_first_hands_are_read_with_what_they_could_not_say() throws IOException {
        EventType first = HandEventTypes.ALL.byId(HAND_STARTED_1).orElseThrow();

        assertThat(codec.decode(first.id(), approved(first))).isEqualTo(SampleEvents.FIRST_REVISION_OF_HAND_STARTED);
        assertThat(codec.decode(first.id(), approved(first).replace("\"burn\":true", "\"burn\":false")))
                .isInstanceOfSatisfying(
                        HandEvent.HandStarted.class,
                        started -> assertThat(started.rules().draw().burn()).isFalse());
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            value = {
                "\"burn\":true,;``",
                "\"burn\":true;\"burn\":null",
                "\"burn\":true;\"burn\":1",
                "\"burn\":true;\"burn\":true,\"burn\":false",
                "\"burn\":true;\"burn\":true,\"timeOut\":\"WAITED_FOR\"",
                "\"burn\":true;\"burn\":true,\"extra\":1",
                "\"button\":4;\"button\":4,\"owing\":[]",
                "\"button\":4;\"button\":4,\"previous\":null",
                "\"button\":4};\"button\":4} {}",
                "\"mostSeats\":6;\"mostSeats\":\"6\"",
                "\"mostSeats\":6;\"mostSeats\":6.0",
            },
            delimiter = ';')
    void an_old_revision_is_read_as_exactly_as_a_new_one(String good, String bad) throws IOException {
        String json = approved(HandEventTypes.ALL.byId(HAND_STARTED_1).orElseThrow());
        assertThat(json).contains(good);

        assertThatThrownBy(() -> codec.decode(HAND_STARTED_1, json.replace(good, bad)))
                .isInstanceOf(UnreadableEventException.class)
                .hasMessageContaining("HandStarted.1");
        assertThatThrownBy(() -> codec.decode(HAND_STARTED_1, "[" + json + "]"))
                .isInstanceOf(UnreadableEventException.class);
    }

    @Test
    void the_hand_before_is_said_or_null_but_never_left_out() throws IOException {
        EventType second = HandEventTypes.ALL.byId(HAND_STARTED_2).orElseThrow();
        String json = approved(second);
        String without = json.replaceFirst(",\"previous\":\\{[^}]*}", "");
        assertThat(without).isNotEqualTo(json);

        assertThatThrownBy(() -> codec.decode(HAND_STARTED_2, without))
                .isInstanceOf(UnreadableEventException.class)
                .hasMessageContaining("previous");
        assertThat(codec.decode(HAND_STARTED_2, without.replaceFirst("}$", ",\"previous\":null}")))
                .isInstanceOfSatisfying(
                        HandEvent.HandStarted.class,
                        started -> assertThat(started.previous()).isNull());
    }

    @Test
    void every_betting_structure_names_itself() {
        HandEvent potLimit = SampleEvents.started(SampleEvents.rules(new PotLimit(200, true)));
        HandEvent noLimit = SampleEvents.started(SampleEvents.rules(new NoLimit(200, false)));

        assertThat(codec.encode(potLimit).json())
                .contains("\"betting\":{\"structure\":\"POT_LIMIT\",\"leastBet\":200,\"shortAllInsAddUp\":true}");
        assertThat(codec.encode(noLimit).json())
                .contains("\"betting\":{\"structure\":\"NO_LIMIT\",\"leastBet\":200,\"shortAllInsAddUp\":false}");
        for (HandEvent event : List.of(potLimit, noLimit)) {
            Encoded encoded = codec.encode(event);
            assertThat(codec.decode(encoded.type(), encoded.json())).isEqualTo(event);
        }
    }

    /** Whoever registers a new revision without the step that leads to it finds out here. */
    @Test
    void one_step_leads_from_each_revision_to_the_next() {
        for (EventType type : types()) {
            int newest = HandEventTypes.ALL
                    .writtenFor(type.eventClass())
                    .orElseThrow()
                    .revision();

            assertThat(RevisionSteps.from(type.name(), type.revision()))
                    .as(type.toString())
                    .hasSize(newest - type.revision());
        }
    }

    private static String approved(EventType type) throws IOException {
        String file = "/approved/%s.%d.json".formatted(type.name(), type.revision());
        try (InputStream text = JsonEventsTest.class.getResourceAsStream(file)) {
            if (text == null) {
                throw new AssertionError("src/test/resources" + file + " is missing; it holds the JSON of one " + type);
            }
            return new String(text.readAllBytes(), StandardCharsets.UTF_8).strip();
        }
    }

    @Test
    void a_recorded_reshuffle_has_no_commitment() {
        var event = new HandEvent.DeckReshuffled(
                ReshuffleProcedure.NEVER_OWN, ReshuffleProcedure.NEVER_OWN, 3, Cards.unknown(4), null);

        Encoded encoded = codec.encode(event);

        assertThat(encoded.json()).endsWith("\"commitment\":null}");
        assertThat(codec.decode(encoded.type(), encoded.json())).isEqualTo(event);
    }

    @Test
    void names_and_ids_are_given_once_and_for_ever() {
        assertThat(types()).extracting(EventType::toString).startsWith("HandStarted.1 (id 1)", "BlindPosted.1 (id 2)");
        assertThat(types()).extracting(type -> (int) type.id()).isSorted();
        assertThat(new TreeSet<>(types().stream().map(EventType::name).toList()))
                .hasSizeLessThanOrEqualTo(types().size());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"seat\":1,\"to\":400,\"full\":true,\"extra\":1}",
                "{\"seat\":1,\"to\":400}",
                "{\"seat\":1,\"to\":400,\"full\":null}",
                "{\"seat\":\"1\",\"to\":400,\"full\":true}",
                "{\"seat\":1.5,\"to\":400,\"full\":true}",
                "{\"seat\":1,\"to\":400,\"full\":1}",
                "{\"seat\":1,\"seat\":2,\"to\":400,\"full\":true}",
                "{\"seat\":1,\"to\":400,\"full\":true} {}",
                "{\"seat\":1,\"to\":9223372036854775808,\"full\":true}",
                "{\"seat\":1,\"to\":400,\"full\":true",
                "[1,400,true]",
                "null",
                "",
            })
    void json_that_does_not_fit_exactly_is_refused(String json) {
        assertThatThrownBy(() -> codec.decode(RAISED, json))
                .isInstanceOf(UnreadableEventException.class)
                .hasMessageContaining("Raised.1");
    }

    @ParameterizedTest
    @ValueSource(strings = {"7h5c4d3s1c", "7h7h4d3s2c", "10h5c4d3s2c", "7h5c4d3s2"})
    void cards_that_are_none_are_refused_and_not_told(String cards) {
        assertThatThrownBy(() -> codec.decode(CARDS_DEALT, "{\"seat\":1,\"cards\":\"%s\"}".formatted(cards)))
                .isInstanceOf(UnreadableEventException.class)
                .hasMessageContaining("CardsDealt.1")
                .hasMessageContaining("cards")
                .hasNoCause()
                .hasMessageNotContaining("7h");
        assertThatThrownBy(() -> codec.decode(CARDS_DEALT, "{\"seat\":1,\"cards\":[\"7h\"]}"))
                .isInstanceOf(UnreadableEventException.class);
        assertThatThrownBy(() -> codec.decode(CARDS_DEALT, "{\"seat\":1,\"cards\":null}"))
                .isInstanceOf(UnreadableEventException.class);
    }
}
