package org.standpat.db.json;

import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.standpat.houserules.BettingStructure;
import org.standpat.houserules.FixedLimit;
import org.standpat.houserules.NoLimit;
import org.standpat.houserules.PotLimit;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.BeanProperty;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.deser.std.StdDeserializer;
import tools.jackson.databind.ser.std.StdSerializer;

/** A betting structure as an array of two: its name, the same as in JSON, and the array of its components. */
final class CompactBetting {

    private static final Map<String, Class<? extends BettingStructure>> BY_NAME = new TreeMap<>(Map.of(
            "FIXED_LIMIT", FixedLimit.class,
            "POT_LIMIT", PotLimit.class,
            "NO_LIMIT", NoLimit.class));

    private CompactBetting() {}

    static final class Writer extends StdSerializer<BettingStructure> {

        private final RecordToArray fixedLimit = new RecordToArray(FixedLimit.class);
        private final RecordToArray potLimit = new RecordToArray(PotLimit.class);
        private final RecordToArray noLimit = new RecordToArray(NoLimit.class);

        Writer() {
            super(BettingStructure.class);
        }

        @Override
        public void serialize(BettingStructure structure, JsonGenerator cbor, SerializationContext context) {
            cbor.writeStartArray(structure, 2);
            switch (structure) {
                case FixedLimit fixed -> named("FIXED_LIMIT", fixedLimit, fixed, cbor, context);
                case PotLimit pot -> named("POT_LIMIT", potLimit, pot, cbor, context);
                case NoLimit no -> named("NO_LIMIT", noLimit, no, cbor, context);
            }
            cbor.writeEndArray();
        }

        private static void named(
                String name,
                RecordToArray components,
                BettingStructure structure,
                JsonGenerator cbor,
                SerializationContext context) {
            cbor.writeString(name);
            components.serialize(structure, cbor, context);
        }
    }

    static final class Reader extends StdDeserializer<BettingStructure> {

        private final Map<String, ValueDeserializer<Object>> components;

        Reader() {
            this(Map.of());
        }

        private Reader(Map<String, ValueDeserializer<Object>> components) {
            super(BettingStructure.class);
            this.components = components;
        }

        @Override
        public ValueDeserializer<?> createContextual(DeserializationContext context, @Nullable BeanProperty property) {
            Map<String, ValueDeserializer<Object>> readers = new TreeMap<>();
            BY_NAME.forEach((name, type) ->
                    readers.put(name, context.findContextualValueDeserializer(context.constructType(type), null)));
            return new Reader(readers);
        }

        @Override
        public BettingStructure deserialize(JsonParser cbor, DeserializationContext context) {
            require(JsonToken.START_ARRAY, cbor.currentToken(), context);
            require(JsonToken.VALUE_STRING, cbor.nextToken(), context);
            ValueDeserializer<Object> reader = components.get(cbor.getString());
            if (reader == null) {
                return context.reportInputMismatch(this, "One of %s was expected.", components.keySet());
            }
            require(JsonToken.START_ARRAY, cbor.nextToken(), context);
            BettingStructure structure = (BettingStructure) reader.deserialize(cbor, context);
            require(JsonToken.END_ARRAY, cbor.nextToken(), context);
            return structure;
        }

        private void require(JsonToken expected, @Nullable JsonToken came, DeserializationContext context) {
            if (came != expected) {
                context.reportInputMismatch(this, "%s was expected, but %s came.", expected, came);
            }
        }
    }
}
