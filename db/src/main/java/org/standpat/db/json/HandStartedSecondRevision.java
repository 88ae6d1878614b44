package org.standpat.db.json;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * From the first revision of HandStarted to the second. The first one knew no antes, one way to draw, no time-outs and no hand before;
 * hands that it started were played as is filled in here.
 */
final class HandStartedSecondRevision {

    private static final int SUBSTANTIAL_ACTION = 2;

    private HandStartedSecondRevision() {}

    /**
     * The second revision of this first one, which stays as it is.
     *
     * @throws IllegalArgumentException when a field is there that only the second revision has
     */
    static ObjectNode of(ObjectNode first) {
        ObjectNode second = first.deepCopy();
        if (second.get("rules") instanceof ObjectNode rules) {
            add(rules, "ante", noAnte());
            add(rules, "draw", draw(rules.remove("burn")));
            add(rules, "substantialAction", JsonNodeFactory.instance.numberNode(SUBSTANTIAL_ACTION));
            add(rules, "timeOut", JsonNodeFactory.instance.stringNode("WAITED_FOR"));
        }
        add(second, "owing", JsonNodeFactory.instance.arrayNode());
        add(second, "previous", JsonNodeFactory.instance.nullNode());
        return second;
    }

    private static ObjectNode noAnte() {
        return JsonNodeFactory.instance
                .objectNode()
                .put("from", "NOBODY")
                .put("amount", 0)
                .put("paidFirst", "BLIND");
    }

    /** Without {@code burn} where it was missing: the reader of the second revision says so. */
    private static ObjectNode draw(@Nullable JsonNode burn) {
        ObjectNode draw = JsonNodeFactory.instance.objectNode().put("order", "ANNOUNCE_THEN_REPLACE");
        if (burn != null) {
            draw.set("burn", burn);
        }
        return draw.put("fiveCards", "AT_ONCE").put("change", "NEVER").put("exposed", "AT_ONCE");
    }

    private static void add(ObjectNode object, String name, JsonNode value) {
        if (object.has(name)) {
            throw new IllegalArgumentException("field " + name + " is not of this revision");
        }
        object.set(name, value);
    }
}
