package org.standpat.db.json;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.OptionalLong;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.deser.std.StdDeserializer;
import tools.jackson.databind.ser.std.StdSerializer;

/**
 * A time as the whole number of microseconds since 1970-01-01T00:00Z; where it is no whole number, or one of more than 64 bits, as the
 * text that ISO 8601 and the JSON write.
 */
final class CompactInstant {

    private CompactInstant() {}

    static final class Writer extends StdSerializer<Instant> {

        Writer() {
            super(Instant.class);
        }

        @Override
        public void serialize(Instant time, JsonGenerator cbor, SerializationContext context) {
            OptionalLong micros = wholeMicros(time);
            if (micros.isPresent()) {
                cbor.writeNumber(micros.getAsLong());
            } else {
                cbor.writeString(time.toString());
            }
        }
    }

    static final class Reader extends StdDeserializer<Instant> {

        Reader() {
            super(Instant.class);
        }

        @Override
        public Instant deserialize(JsonParser cbor, DeserializationContext context) {
            if (cbor.currentToken() == JsonToken.VALUE_NUMBER_INT) {
                return Instant.EPOCH.plus(cbor.getLongValue(), ChronoUnit.MICROS);
            }
            if (cbor.currentToken() == JsonToken.VALUE_STRING) {
                return fromText(cbor.getString(), context);
            }
            return context.reportInputMismatch(
                    Instant.class, "Microseconds or a time as text were expected, but %s came.", cbor.currentToken());
        }

        private static Instant fromText(String text, DeserializationContext context) {
            try {
                return Instant.parse(text);
            } catch (DateTimeException noTime) {
                return context.reportInputMismatch(Instant.class, "%s", noTime.getMessage());
            }
        }
    }

    private static OptionalLong wholeMicros(Instant time) {
        if (!time.truncatedTo(ChronoUnit.MICROS).equals(time)) {
            return OptionalLong.empty();
        }
        try {
            return OptionalLong.of(ChronoUnit.MICROS.between(Instant.EPOCH, time));
        } catch (ArithmeticException moreThan64Bits) {
            return OptionalLong.empty();
        }
    }
}
