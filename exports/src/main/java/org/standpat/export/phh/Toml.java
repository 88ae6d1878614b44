package org.standpat.export.phh;

import java.time.LocalTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Fields of a TOML table, one a line; arrays of texts and tables one element a line. */
final class Toml {

    private static final int DELETE = 0x7f;
    private static final int FIRST_PRINTABLE = 0x20;

    private final StringBuilder text = new StringBuilder();

    Toml text(String field, String value) {
        return raw(field, quoted(value));
    }

    Toml number(String field, long value) {
        return raw(field, Long.toString(value));
    }

    Toml flag(String field, boolean value) {
        return raw(field, Boolean.toString(value));
    }

    /** A time of the day as TOML has it, with seconds always. */
    Toml time(String field, LocalTime value) {
        return raw(field, DateTimeFormatter.ISO_LOCAL_TIME.format(value));
    }

    Toml numbers(String field, List<Long> values) {
        return raw(field, values.stream().map(String::valueOf).collect(Collectors.joining(", ", "[", "]")));
    }

    Toml texts(String field, List<String> values) {
        return raw(field, values.stream().map(Toml::quoted).collect(Collectors.joining(", ", "[", "]")));
    }

    /** A table on one line. */
    Toml table(String field, ObjectNode value) {
        return raw(field, inline(value));
    }

    /** An array on one line. */
    Toml array(String field, ArrayNode value) {
        return raw(field, inline(value));
    }

    /** A value on one line. TOML has no word for nothing, so fields that hold none are left out. */
    static String inline(JsonNode value) {
        if (value instanceof ObjectNode table) {
            return table.properties().stream()
                    .filter(field -> !field.getValue().isNull())
                    .map(field -> field.getKey() + " = " + inline(field.getValue()))
                    .collect(Collectors.joining(", ", "{", "}"));
        }
        if (value instanceof ArrayNode array) {
            return array.valueStream().map(Toml::inline).collect(Collectors.joining(", ", "[", "]"));
        }
        return value.isString() ? quoted(value.stringValue()) : value.asString();
    }

    /** An array of values that are TOML already. */
    Toml lines(String field, List<String> values) {
        return raw(
                field, values.isEmpty() ? "[]" : values.stream().collect(Collectors.joining(",\n  ", "[\n  ", ",\n]")));
    }

    private Toml raw(String field, String value) {
        text.append(field).append(" = ").append(value).append('\n');
        return this;
    }

    /** A basic string: quotes, backslashes and everything that TOML wants escaped are. */
    static String quoted(String value) {
        StringBuilder quoted = new StringBuilder("\"");
        value.codePoints().forEach(character -> {
            if (character == '"' || character == '\\') {
                quoted.append('\\').appendCodePoint(character);
            } else if (character < FIRST_PRINTABLE || isEscaped(character)) {
                quoted.append(String.format("\\u%04X", isSurrogate(character) ? 0xFFFD : character));
            } else {
                quoted.appendCodePoint(character);
            }
        });
        return quoted.append('"').toString();
    }

    private static boolean isEscaped(int character) {
        int type = Character.getType(character);
        return (character >= DELETE && Character.isISOControl(character))
                || type == Character.LINE_SEPARATOR
                || type == Character.PARAGRAPH_SEPARATOR
                || isSurrogate(character);
    }

    /** Half of a character is no text that TOML could hold. */
    private static boolean isSurrogate(int character) {
        return Character.getType(character) == Character.SURROGATE;
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
