package org.standpat.formats.merge;

import java.util.Map;
import org.standpat.formats.HandRefused;
import org.standpat.formats.Place;
import org.standpat.formats.Spot;
import org.standpat.formats.text.LineLexer;

/**
 * One element of a hand's XML.
 *
 * @param hand the hand that it belongs to
 * @param at where it begins
 * @param name its name
 * @param round the round that it stands in; empty outside of one
 * @param attributes values by name
 */
record MergeElement(Place hand, Spot at, String name, String round, Map<String, Value> attributes) {

    /**
     * The value of an attribute.
     *
     * @param at where it begins
     * @param text what it says, with entities resolved
     */
    record Value(Spot at, String text) {}

    MergeElement {
        attributes = Map.copyOf(attributes);
    }

    /** The value of an attribute; empty when the element has none of this name. */
    String text(String attribute) {
        Value value = attributes.get(attribute);
        return value == null ? "" : value.text();
    }

    /** True when the element has this attribute with this value. */
    boolean says(String attribute, String value) {
        return text(attribute).equals(value);
    }

    /**
     * Reads the value of an attribute from its beginning.
     *
     * @throws HandRefused when the element has none of this name
     */
    LineLexer lexer(String attribute) {
        Value value = attributes.get(attribute);
        if (value == null) {
            throw refused("expected the attribute \"" + attribute + "\" of <" + name + ">, got none");
        }
        return LineLexer.of(hand, value.at(), value.text());
    }

    /** A refusal of this element. */
    HandRefused refused(String why) {
        return new HandRefused(hand.at(at, ""), why);
    }
}
