package org.standpat.db.json;

import java.util.function.Function;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.deser.std.StdDeserializer;

/** Reads a value from a byte string; a complaint about the bytes becomes the complaint about the payload. */
final class FromBytes<T> extends StdDeserializer<T> {

    private final Class<T> type;
    private final Function<byte[], T> reader;

    FromBytes(Class<T> type, Function<byte[], T> reader) {
        super(type);
        this.type = type;
        this.reader = reader;
    }

    @Override
    public T deserialize(JsonParser cbor, DeserializationContext context) {
        if (!(cbor.getEmbeddedObject() instanceof byte[] bytes)) {
            return context.reportInputMismatch(type, "A byte string was expected, but %s came.", cbor.currentToken());
        }
        try {
            return reader.apply(bytes);
        } catch (IllegalArgumentException notOne) {
            return context.reportInputMismatch(type, "%s", notOne.getMessage());
        }
    }
}
