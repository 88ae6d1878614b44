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
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.standpat.card.Cards;
import org.standpat.db.log.EventCodec.Encoded;
import org.standpat.db.log.EventType;
import org.standpat.db.log.UnreadableEventException;
import org.standpat.hand.HandEvent;
import org.standpat.houserules.ReshuffleProcedure;

class HandEventCodecTest {

    private static final short CARDS_DEALT = 4;
    private static final short RAISED = 10;

    private final HandEventCodec codec = new HandEventCodec();

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
                : Stream.of(type.getPermittedSubclasses()).flatMap(HandEventCodecTest::recordsOf);
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

    private static String approved(EventType type) throws IOException {
        String file = "/approved/%s.%d.json".formatted(type.name(), type.revision());
        try (InputStream text = HandEventCodecTest.class.getResourceAsStream(file)) {
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

    @Test
    void an_unknown_type_or_class_is_refused() {
        assertThatThrownBy(() -> codec.decode((short) 999, "{}"))
                .isInstanceOf(UnreadableEventException.class)
                .hasMessageContaining("999");
        assertThatThrownBy(() -> codec.encode("not an event"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("java.lang.String");
    }
}
