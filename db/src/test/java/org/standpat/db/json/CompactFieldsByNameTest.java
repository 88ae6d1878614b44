package org.standpat.db.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.standpat.db.log.EventType;
import org.standpat.db.log.UnreadableEventException;
import org.standpat.hand.HandEvent;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What becomes of events that were stored as JSON. */
class CompactFieldsByNameTest {

    private static final short HAND_STARTED_1 = 1;
    private static final short RAISED = 10;
    private static final short UNKNOWN = 999;

    private final CompactEvents compact = new CompactEvents();
    private final JsonCodec json = new JsonCodec();

    static List<EventType> types() {
        return HandEventTypes.ALL.all();
    }

    @ParameterizedTest
    @MethodSource("types")
    void json_of_every_revision_becomes_a_payload_that_says_the_same(EventType type) throws IOException {
        String text = approved(type);

        byte[] payload = compact.fromJson(type.id(), text);

        assertThat(compact.decode(type.id(), payload)).isEqualTo(json.decode(type.id(), text));
        assertThat(tree(compact.json(type.id(), payload))).isEqualTo(tree(text));
    }

    /** The order of fields and the spaces are those of jsonb. */
    @Test
    void json_of_the_newest_revision_becomes_what_is_written_today() {
        HandEvent raised = new HandEvent.Raised(4, 1_050, false);

        byte[] payload = compact.fromJson(RAISED, "{\"to\": 1050, \"full\": false, \"seat\": 4}");

        assertThat(payload).isEqualTo(compact.encode(raised));
    }

    @ParameterizedTest
    @ValueSource(shorts = {1, 2})
    void json_of_an_older_revision_becomes_a_map(short id) throws IOException {
        String text = approved(HandEventTypes.ALL.byId(id).orElseThrow());

        assertThat(FieldsByName.isMap(compact.fromJson(id, text))).isTrue();
    }

    @Test
    void an_older_revision_is_read_with_what_it_could_not_say() throws IOException {
        String text = approved(HandEventTypes.ALL.byId(HAND_STARTED_1).orElseThrow());

        assertThat(compact.decode(HAND_STARTED_1, compact.fromJson(HAND_STARTED_1, text)))
                .isEqualTo(SampleEvents.FIRST_REVISION_OF_HAND_STARTED);
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            delimiter = ';',
            value = {
                "\"burn\":true,;``",
                "\"burn\":true;\"burn\":null",
                "\"burn\":true;\"burn\":1",
                "\"burn\":true;\"burn\":true,\"timeOut\":\"WAITED_FOR\"",
                "\"burn\":true;\"burn\":true,\"extra\":1",
                "\"button\":4;\"button\":4,\"previous\":null",
                "\"mostSeats\":6;\"mostSeats\":6.0",
            })
    void an_older_revision_is_read_as_exactly_as_from_json(String good, String bad) throws IOException {
        String text = approved(HandEventTypes.ALL.byId(HAND_STARTED_1).orElseThrow());
        assertThat(text).contains(good);
        byte[] payload = compact.fromJson(HAND_STARTED_1, text.replace(good, bad));

        assertThatThrownBy(() -> compact.decode(HAND_STARTED_1, payload))
                .isInstanceOf(UnreadableEventException.class)
                .hasMessageContaining("HandStarted.1");
    }

    /** So that an upgrade loses nothing and stops at nothing: the event stays what it was, and unreadable. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "{\"seat\":4,\"to\":400}",
                "{\"seat\":4,\"to\":400,\"full\":true,\"extra\":[1,null,{\"a\":\"b\"}]}",
                "{\"seat\":4.0,\"to\":400,\"full\":true}",
                "{\"seat\":4,\"to\":\"400\",\"full\":true}",
                "{\"seat\":null,\"to\":400,\"full\":true}",
                "{\"seat\":4,\"to\":9223372036854775808,\"full\":true}",
                "{\"seat\":4,\"to\":-123456789012345678901234567890,\"full\":true}",
                "{\"seat\":4,\"to\":1.50,\"full\":true}",
                "{\"seat\":4,\"to\":0.1234567890123456789012345678901234567890,\"full\":true}",
                "{\"seat\":4,\"to\":1e400,\"full\":true}",
                "{\"\":\"\",\"söuth\":\"\uD83C\uDCA1\"}",
            })
    void json_that_is_not_understood_keeps_every_field(String text) {
        for (short type : new short[] {RAISED, UNKNOWN}) {
            byte[] payload = compact.fromJson(type, text);

            assertThat(compact.json(type, payload))
                    .satisfies(back -> assertThat(tree(back)).isEqualTo(tree(text)));
            assertThatThrownBy(() -> compact.decode(type, payload)).isInstanceOf(UnreadableEventException.class);
        }
    }

    /** A card written in another way than today is understood, but an array would not say how it was written. */
    @Test
    void json_that_would_be_written_otherwise_today_keeps_every_field() {
        String text = "{\"seat\":1,\"card\":\"aH\"}";
        short cardExposed = 27;

        byte[] payload = compact.fromJson(cardExposed, text);

        assertThat(compact.json(cardExposed, payload)).isEqualTo(text);
        assertThat(compact.decode(cardExposed, payload)).isEqualTo(json.decode(cardExposed, text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "null",
                "7",
                "\"7h\"",
                "[]",
                "[{}]",
                "{",
                "{} {}",
                "{\"seat\":1,\"seat\":2}",
                "{seat:1}",
                "{\"card\":7h}"
            })
    void what_is_no_object_of_fields_is_refused(String text) {
        assertThatThrownBy(() -> compact.fromJson(RAISED, text))
                .isInstanceOf(UnreadableEventException.class)
                .hasMessageContaining("type 10")
                .hasMessageNotContaining("7h")
                .hasNoCause();
    }

    @ParameterizedTest
    @CsvSource({
        "a1 64 73656174 41 01, bytes",
        "a1 64 73656174 fb 7ff8000000000000, not a number",
        "a1 64 73656174 fb 7ff0000000000000, infinity",
        "a2 64 73656174 01 64 73656174 01, a field twice",
        "a1 64 73656174 01 00, a byte after the end",
        "a2 64 73656174 01, a field is missing",
        "a1 64 73656174, a value is missing",
        "bf 64 73656174 01, never ended",
        "a1 64 73656174 81 81 81 81 81 81 81 81 81 81 81 81 81 81 81 81 81 01, nested too deeply",
    })
    void a_map_that_json_could_not_say_is_refused(String hex, String what) {
        byte[] payload = HexFormat.of().parseHex(hex.replace(" ", ""));

        assertThatThrownBy(() -> compact.decode(RAISED, payload))
                .as(what)
                .isInstanceOf(UnreadableEventException.class)
                .hasMessageContaining("type 10");
        assertThatThrownBy(() -> compact.json(RAISED, payload)).as(what).isInstanceOf(UnreadableEventException.class);
    }

    private static JsonNode tree(String text) {
        return JsonMapper.builder()
                .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
                .build()
                .readTree(text);
    }

    private static String approved(EventType type) throws IOException {
        String file = "/approved/%s.%d.json".formatted(type.name(), type.revision());
        try (InputStream text = Objects.requireNonNull(CompactFieldsByNameTest.class.getResourceAsStream(file), file)) {
            return new String(text.readAllBytes(), StandardCharsets.UTF_8).strip();
        }
    }
}
