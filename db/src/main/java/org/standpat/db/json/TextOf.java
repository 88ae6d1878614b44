package org.standpat.db.json;

import java.util.function.Function;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ser.std.StdSerializer;

/** Writes a value as the text that names it. */
final class TextOf<T> extends StdSerializer<T> {

    private final Function<T, String> text;

    TextOf(Class<T> type, Function<T, String> text) {
        super(type);
        this.text = text;
    }

    @Override
    public void serialize(T value, JsonGenerator json, SerializationContext context) {
        json.writeString(text.apply(value));
    }
}
