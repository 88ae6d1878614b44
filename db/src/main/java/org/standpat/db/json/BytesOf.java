package org.standpat.db.json;

import java.util.function.Function;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ser.std.StdSerializer;

/** Writes a value as a byte string. */
final class BytesOf<T> extends StdSerializer<T> {

    private final Function<T, byte[]> bytes;

    BytesOf(Class<T> type, Function<T, byte[]> bytes) {
        super(type);
        this.bytes = bytes;
    }

    @Override
    public void serialize(T value, JsonGenerator cbor, SerializationContext context) {
        cbor.writeBinary(bytes.apply(value));
    }
}
