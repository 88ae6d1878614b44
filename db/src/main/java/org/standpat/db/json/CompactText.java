package org.standpat.db.json;

import java.util.HexFormat;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.deser.std.StdDeserializer;
import tools.jackson.databind.ser.std.StdSerializer;

/** Text as text; but a text that spells 32 bytes in lower-case hexadecimal, as a commitment does, as a byte string of these bytes. */
final class CompactText {

    private static final int BYTES = 32;
    private static final int DIGITS = 2 * BYTES;

    private CompactText() {}

    static final class Writer extends StdSerializer<String> {

        Writer() {
            super(String.class);
        }

        @Override
        public void serialize(String text, JsonGenerator cbor, SerializationContext context) {
            if (spellsBytes(text)) {
                cbor.writeBinary(HexFormat.of().parseHex(text));
            } else {
                cbor.writeString(text);
            }
        }
    }

    static final class Reader extends StdDeserializer<String> {

        Reader() {
            super(String.class);
        }

        @Override
        public String deserialize(JsonParser cbor, DeserializationContext context) {
            if (cbor.currentToken() == JsonToken.VALUE_STRING) {
                String text = cbor.getString();
                return isUnicode(text)
                        ? text
                        : context.reportInputMismatch(String.class, "Text was expected that is well-formed UTF-8.");
            }
            if (cbor.getEmbeddedObject() instanceof byte[] bytes && bytes.length == BYTES) {
                return HexFormat.of().formatHex(bytes);
            }
            return context.reportInputMismatch(
                    String.class, "Text or %d bytes were expected, but %s came.", BYTES, cbor.currentToken());
        }
    }

    /** Whether it has no half of a character: such text could not be written again. */
    static boolean isUnicode(String text) {
        return text.codePoints().noneMatch(CompactText::isHalf);
    }

    private static boolean isHalf(int codePoint) {
        return codePoint >= Character.MIN_SURROGATE && codePoint <= Character.MAX_SURROGATE;
    }

    private static boolean spellsBytes(String text) {
        return text.length() == DIGITS && text.chars().allMatch(CompactText::isLowerCaseDigit);
    }

    private static boolean isLowerCaseDigit(int character) {
        return (character >= '0' && character <= '9') || (character >= 'a' && character <= 'f');
    }
}
