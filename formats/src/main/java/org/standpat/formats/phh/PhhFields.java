package org.standpat.formats.phh;

import java.util.ArrayList;
import java.util.List;
import org.standpat.formats.HandRefused;
import org.standpat.formats.Place;
import tools.jackson.databind.JsonNode;

/** The fields of one hand by name and type. Whatever has another type than PHH says is refused with its line. */
final class PhhFields {

    /** The field that holds the actions. */
    static final String ACTIONS = "actions";

    private final JsonNode table;
    private final PhhSection section;

    /** The fields of a hand, which are those of this table. */
    PhhFields(JsonNode table, PhhSection section) {
        this.table = table;
        this.section = section;
    }

    /** Where a field stands; the hand itself when the field is missing. */
    Place place(String field) {
        return section.field(field);
    }

    /** True when the hand has this field. */
    boolean has(String field) {
        return table.has(field);
    }

    /** Any value; one that is no value where the field is not there. */
    JsonNode node(String field) {
        return value(field);
    }

    /** A field that has to be there. */
    String text(String field) {
        require(field);
        return textOr(field, "");
    }

    /** A field of text, or {@code missing} where it is not there. */
    String textOr(String field, String missing) {
        if (!has(field)) {
            return missing;
        }
        JsonNode value = value(field);
        if (!value.isString()) {
            throw wrongType(field, "a string");
        }
        return bounded(field, value.stringValue());
    }

    /** A name or number, as text; empty where it is not there. */
    String label(String field) {
        return value(field).isIntegralNumber() ? bounded(field, value(field).asString()) : textOr(field, "");
    }

    /** A whole number; {@code missing} where it is not there. */
    int numberOr(String field, int missing) {
        if (!has(field)) {
            return missing;
        }
        if (!value(field).isInt()) {
            throw wrongType(field, "a whole number");
        }
        return value(field).intValue();
    }

    /** True or false; false where it is not there. */
    boolean flag(String field) {
        if (!has(field)) {
            return false;
        }
        if (!value(field).isBoolean()) {
            throw wrongType(field, "true or false");
        }
        return value(field).booleanValue();
    }

    /** An amount of chips that has to be there. */
    long chips(String field) {
        require(field);
        return PhhNumbers.chips(value(field), place(field));
    }

    /** Amounts of chips that have to be there, one for each player. */
    List<Long> requiredChips(String field, int players) {
        require(field);
        return chipsOfPlayers(field, players);
    }

    /** Amounts of chips, one for each player; none where the field is not there. */
    List<Long> chipsOfPlayers(String field, int players) {
        List<Long> amounts = new ArrayList<>();
        for (JsonNode element : oneEach(field, players)) {
            Place place = place(field).at(place(field).line(), field + " of p" + (amounts.size() + 1));
            amounts.add(PhhNumbers.chips(element, place));
        }
        return amounts;
    }

    /** Texts, one for each player; none where the field is not there. */
    List<String> textOfPlayers(String field, int players) {
        List<String> texts = new ArrayList<>();
        for (JsonNode element : oneEach(field, players)) {
            if (!element.isString()) {
                throw new HandRefused(place(field), "expected strings, got " + kind(element));
            }
            texts.add(element.stringValue());
        }
        return texts;
    }

    /** An array that has to be there. */
    JsonNode array(String field) {
        require(field);
        if (!value(field).isArray()) {
            throw wrongType(field, "an array");
        }
        return value(field);
    }

    /** What kind of value came, for a refusal. */
    static String kind(JsonNode value) {
        return switch (value.getNodeType()) {
            case STRING -> "the string " + PhhLimits.quote(value.stringValue());
            case NUMBER -> "the number " + PhhLimits.shortened(value.asString());
            case BOOLEAN -> value.asString();
            case ARRAY -> "an array";
            case OBJECT -> "a table";
            case BINARY, MISSING, NULL, POJO -> "no value";
        };
    }

    private Iterable<JsonNode> oneEach(String field, int players) {
        if (!has(field)) {
            return List.of();
        }
        JsonNode array = array(field);
        if (array.size() != players) {
            throw new HandRefused(
                    place(field),
                    "expected " + players + " elements, as many as there are starting_stacks, got " + array.size());
        }
        return array;
    }

    private void require(String field) {
        if (!has(field)) {
            throw new HandRefused(section.place(), "the field " + field + " is missing");
        }
    }

    private String bounded(String field, String text) {
        if (text.length() > PhhLimits.LONGEST_NAME) {
            throw new HandRefused(
                    place(field), "expected at most " + PhhLimits.LONGEST_NAME + " characters, got " + text.length());
        }
        return text;
    }

    private JsonNode value(String field) {
        return table.path(field);
    }

    private HandRefused wrongType(String field, String expected) {
        return new HandRefused(place(field), "expected " + expected + ", got " + kind(value(field)));
    }
}
