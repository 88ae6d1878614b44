package org.standpat.db.json;

import java.util.function.Supplier;
import org.standpat.db.log.UnreadableEventException;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.cfg.JsonNodeFeature;
import tools.jackson.databind.cfg.MapperBuilder;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.NumericNode;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.dataformat.cbor.CBORMapper;

/** An event's fields by name, as a CBOR map that holds exactly what the JSON object of the same fields holds. */
final class FieldsByName {

    /** The upper three bits of the first byte of a CBOR item say its kind. */
    private static final int KIND = 0b111_00000;

    private static final int KIND_OF_ARRAY = 0b100_00000;
    private static final int KIND_OF_MAP = 0b101_00000;

    private final ObjectMapper json = exactTrees(JsonMapper.builder()).build();
    private final ObjectMapper cbor =
            exactTrees(CBORMapper.builder(CompactMapper.factory())).build();

    /** Whether a payload holds fields by name, not components in their order. */
    static boolean isMap(byte[] payload) {
        return isOfKind(KIND_OF_MAP, payload);
    }

    /** Whether a payload holds components in their order. */
    static boolean isArray(byte[] payload) {
        return isOfKind(KIND_OF_ARRAY, payload);
    }

    private static boolean isOfKind(int kind, byte[] payload) {
        return payload.length > 0 && (payload[0] & KIND) == kind;
    }

    /**
     * The fields of a JSON object.
     *
     * @throws UnreadableEventException when the text is anything else
     */
    ObjectNode ofJson(short type, String text) {
        return fields("JSON", type, () -> json.readTree(text));
    }

    /**
     * The fields of a CBOR map.
     *
     * @throws UnreadableEventException when the bytes are anything else, or hold what JSON has no word for
     */
    ObjectNode ofMap(short type, byte[] payload) {
        ObjectNode fields = fields("payload", type, () -> cbor.readTree(payload));
        if (!canBeSaidInJson(fields)) {
            throw misfit("payload", type, "a field holds what JSON has no word for");
        }
        return fields;
    }

    /** The JSON object with these fields. */
    String toJson(ObjectNode fields) {
        return json.writeValueAsString(fields);
    }

    /** The CBOR map with these fields. */
    byte[] toMap(ObjectNode fields) {
        return cbor.writeValueAsBytes(fields);
    }

    /** Numbers of any size and precision stay what they are. */
    private static <M extends ObjectMapper, B extends MapperBuilder<M, B>> B exactTrees(B builder) {
        return builder.enable(
                        DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS,
                        DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
                .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION);
    }

    private static ObjectNode fields(String form, short type, Supplier<JsonNode> reading) {
        JsonNode tree;
        try {
            tree = reading.get();
        } catch (JacksonException misfit) {
            throw misfit(form, type, Misfit.place(misfit));
        }
        if (tree instanceof ObjectNode fields) {
            return fields;
        }
        throw misfit(form, type, "something else came");
    }

    /** Also for types that this program does not know. */
    private static UnreadableEventException misfit(String form, short type, String what) {
        return new UnreadableEventException(
                "The %s of an event of type %d was expected to hold fields by name: %s.".formatted(form, type, what),
                null);
    }

    private static boolean canBeSaidInJson(JsonNode node) {
        return switch (node.getNodeType()) {
            case BOOLEAN, NULL -> true;
            case NUMBER -> node instanceof NumericNode number && !number.isNaN();
            case STRING -> CompactText.isUnicode(node.stringValue());
            case ARRAY -> node.valueStream().allMatch(FieldsByName::canBeSaidInJson);
            case OBJECT ->
                node.propertyNames().stream().allMatch(CompactText::isUnicode)
                        && node.valueStream().allMatch(FieldsByName::canBeSaidInJson);
            case BINARY, POJO, MISSING -> false;
        };
    }
}
