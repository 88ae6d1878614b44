package org.standpat.formats.ohh;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.standpat.formats.HandRefused;
import org.standpat.formats.Place;
import org.standpat.formats.Spot;
import org.standpat.formats.text.Coin;
import org.standpat.formats.text.LineLexer;
import tools.jackson.databind.node.ObjectNode;

/** The fields of an object, read by what they have to be. A field that is null counts as one that is not there. */
final class OhhObject {

    private final Place hand;
    private final String name;
    private final OhhValue.Fields fields;

    private OhhObject(Place hand, String name, OhhValue.Fields fields) {
        this.hand = hand;
        this.name = name;
        this.fields = fields;
    }

    /**
     * The object that a value has to be.
     *
     * @param name what it is called, for messages
     */
    static OhhObject of(Place hand, String name, OhhValue value) {
        if (value instanceof OhhValue.Fields fields) {
            return new OhhObject(hand, name, fields);
        }
        throw new HandRefused(hand.at(value.at(), ""), "expected " + name + " to be an object");
    }

    /** Where it begins. */
    Spot at() {
        return fields.at();
    }

    /** All fields without their places. */
    ObjectNode node() {
        return OhhNodes.of(fields);
    }

    /** The same object of the hand of this number. */
    OhhObject ofHand(String number) {
        return new OhhObject(hand.ofHand(number), name, fields);
    }

    /** Where the hand stands. */
    Place hand() {
        return hand;
    }

    private @Nullable OhhValue get(String field) {
        OhhValue value = fields.values().get(field);
        return value instanceof OhhValue.Nothing ? null : value;
    }

    /** True when the field is there. */
    boolean has(String field) {
        return get(field) != null;
    }

    private OhhValue require(String field) {
        OhhValue value = get(field);
        if (value == null) {
            throw refused("expected the field \"" + field + "\" in " + name + ", got none");
        }
        return value;
    }

    /** A refusal of the object. */
    HandRefused refused(String why) {
        return new HandRefused(hand.at(at(), ""), why);
    }

    /** A refusal of a field, which has to be there. */
    HandRefused refused(String field, String why) {
        return new HandRefused(hand.at(require(field).at(), ""), why);
    }

    /** Where a field stands, which has to be there. */
    Spot at(String field) {
        return require(field).at();
    }

    /** The text of a field; numbers are taken as they are written. */
    String text(String field) {
        OhhValue value = require(field);
        if (value instanceof OhhValue.Text text) {
            return text.text();
        }
        if (value instanceof OhhValue.Digits number) {
            return number.digits();
        }
        throw refused(field, "expected \"" + field + "\" to be a text or a number");
    }

    /** The text of a field; empty when it is not there. */
    String textOrEmpty(String field) {
        return has(field) ? text(field) : "";
    }

    /** A whole number of at most nine digits. */
    int number(String field) {
        LineLexer lexer = lexer(field);
        int number = lexer.number();
        lexer.expectEnd();
        return number;
    }

    /** An amount in smallest units; 0 when the field is not there. */
    long amount(String field, Coin coin) {
        if (!has(field)) {
            return 0;
        }
        LineLexer lexer = lexer(field);
        long amount = lexer.amount(coin);
        lexer.expectEnd();
        return amount;
    }

    /** Reads the text of a field. */
    LineLexer lexer(String field) {
        return LineLexer.of(hand, at(field), text(field));
    }

    /** True when the field is there and true. */
    boolean isSet(String field) {
        return has(field) && require(field) instanceof OhhValue.Flag flag && flag.isSet();
    }

    /** The object of a field. */
    OhhObject object(String field) {
        return of(hand, "\"" + field + "\"", require(field));
    }

    /** The values of a field; none when it is not there. */
    List<OhhValue> values(String field) {
        if (!has(field)) {
            return List.of();
        }
        if (require(field) instanceof OhhValue.Items items) {
            return items.values();
        }
        throw refused(field, "expected \"" + field + "\" to be an array");
    }

    /** The objects of a field; none when it is not there. */
    List<OhhObject> objects(String field) {
        return values(field).stream()
                .map(value -> of(hand, "an entry of \"" + field + "\"", value))
                .toList();
    }
}
