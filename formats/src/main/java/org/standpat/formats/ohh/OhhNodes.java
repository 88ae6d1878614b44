package org.standpat.formats.ohh;

import java.math.BigDecimal;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Values without their places, for readers of whole objects. */
final class OhhNodes {

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    /** Digits that a long number always has room for. */
    private static final int DIGITS_OF_LONG = 18;

    private OhhNodes() {}

    static ObjectNode of(OhhValue.Fields fields) {
        ObjectNode node = NODES.objectNode();
        for (Map.Entry<String, OhhValue> field : fields.values().entrySet()) {
            node.set(field.getKey(), of(field.getValue()));
        }
        return node;
    }

    private static JsonNode of(OhhValue value) {
        return switch (value) {
            case OhhValue.Fields fields -> of(fields);
            case OhhValue.Items items -> {
                ArrayNode array = NODES.arrayNode();
                items.values().forEach(item -> array.add(of(item)));
                yield array;
            }
            case OhhValue.Text text -> NODES.stringNode(text.text());
            case OhhValue.Digits number -> number(number.digits());
            case OhhValue.Flag flag -> NODES.booleanNode(flag.isSet());
            case OhhValue.Nothing ignored -> NODES.nullNode();
        };
    }

    /** As a parser of JSON would have it: the smallest kind of whole number, and a decimal where it is none. */
    private static JsonNode number(String digits) {
        boolean whole = digits.length() <= DIGITS_OF_LONG && digits.chars().allMatch(OhhNodes::isOfInteger);
        if (!whole) {
            return NODES.numberNode(new BigDecimal(digits));
        }
        long number = Long.parseLong(digits);
        return number == (int) number ? NODES.numberNode((int) number) : NODES.numberNode(number);
    }

    private static boolean isOfInteger(int character) {
        return character == '-' || (character >= '0' && character <= '9');
    }
}
