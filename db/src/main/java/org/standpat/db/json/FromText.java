package org.standpat.db.json;

import java.util.function.Function;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.deser.std.StdDeserializer;

/** Reads a value from the text that names it; a complaint of the parser becomes the complaint about the JSON. */
final class FromText<T> extends StdDeserializer<T> {

    private final Class<T> type;
    private final Function<String, T> parser;

    FromText(Class<T> type, Function<String, T> parser) {
        super(type);
        this.type = type;
        this.parser = parser;
    }

    @Override
    public T deserialize(JsonParser json, DeserializationContext context) {
        if (json.currentToken() != JsonToken.VALUE_STRING) {
            return context.reportInputMismatch(type, "Text was expected, but %s came.", json.currentToken());
        }
        String text = json.getString();
        try {
            return parser.apply(text);
        } catch (IllegalArgumentException notOne) {
            return context.reportInputMismatch(type, "%s", notOne.getMessage());
        }
    }
}
