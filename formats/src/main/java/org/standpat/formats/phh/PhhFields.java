package org.standpat.formats.phh;

import java.time.LocalTime;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.standpat.formats.HandRefused;
import org.standpat.formats.Place;
import org.tomlj.TomlArray;
import org.tomlj.TomlPosition;
import org.tomlj.TomlTable;

/** The fields of one hand by name and type. Whatever has another type than PHH says is refused with its line. */
final class PhhFields {

    private final TomlTable table;
    private final Place section;

    /**
     * The fields of a hand.
     *
     * @param section the hand's place; its line is the one that the table's first line has in the file
     */
    PhhFields(TomlTable table, Place section) {
        this.table = table;
        this.section = section;
    }

    /** Where a field stands; the hand itself when the field is missing. */
    Place place(String field) {
        return table.contains(List.of(field)) ? at(table.inputPositionOf(List.of(field)), field) : section;
    }

    /** True when the hand has this field. */
    boolean has(String field) {
        return table.contains(List.of(field));
    }

    /** A field that has to be there. */
    String text(String field) {
        require(field);
        return textOr(field, "");
    }

    /** A field of text, or {@code missing} where it is not there. */
    String textOr(String field, String missing) {
        return switch (value(field)) {
            case null -> missing;
            case String text -> bounded(field, text);
            case Object other -> throw wrongType(field, "a string", other);
        };
    }

    /** A name or number, as text; empty where it is not there. */
    String label(String field) {
        return value(field) instanceof Long number ? number.toString() : textOr(field, "");
    }

    /** A whole number; {@code missing} where it is not there. */
    long numberOr(String field, long missing) {
        return switch (value(field)) {
            case null -> missing;
            case Long number -> number;
            case Object other -> throw wrongType(field, "a whole number", other);
        };
    }

    /** A time of day; null where it is not there. */
    @Nullable
    LocalTime time(String field) {
        return switch (value(field)) {
            case null -> null;
            case LocalTime time -> time;
            case Object other -> throw wrongType(field, "a local time as in 20:30:00", other);
        };
    }

    /** An amount of chips that has to be there. */
    long chips(String field) {
        require(field);
        return PhhNumbers.chips(value(field), place(field));
    }

    /** Amounts of chips, one for each player; none where the field is not there. */
    List<Long> chipsOfPlayers(String field, int players) {
        List<Long> amounts = new ArrayList<>();
        TomlArray array = array(field);
        requireOneEach(field, array, players);
        for (int i = 0; i < array.size(); i++) {
            amounts.add(PhhNumbers.chips(array.get(i), element(field, array, i)));
        }
        return amounts;
    }

    /** Texts, one for each player; none where the field is not there. */
    List<String> textOfPlayers(String field, int players) {
        TomlArray array = array(field);
        requireOneEach(field, array, players);
        return texts(field, array);
    }

    /** An array that has to be there. */
    TomlArray requiredArray(String field) {
        require(field);
        return array(field);
    }

    /** Strings of an array, in its order. */
    List<String> texts(String field, TomlArray array) {
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < array.size(); i++) {
            if (!(array.get(i) instanceof String text)) {
                throw new HandRefused(element(field, array, i), "expected a string, got " + kind(array.get(i)));
            }
            texts.add(text);
        }
        return texts;
    }

    /** Where an element of an array stands. */
    Place element(String field, TomlArray array, int index) {
        return at(array.inputPositionOf(index), field + " " + (index + 1));
    }

    /** Refuses a hand without this field. */
    void require(String field) {
        if (!has(field)) {
            throw new HandRefused(section, "the field " + field + " is missing");
        }
    }

    /** What kind of value came, for a refusal. */
    static String kind(@Nullable Object value) {
        return switch (value) {
            case String text -> "the string " + PhhLimits.quote(text);
            case Long number -> "the number " + number;
            case Double number -> "the number " + number;
            case Boolean flag -> flag.toString();
            case TomlArray ignored -> "an array";
            case TomlTable ignored -> "a table";
            case null, default -> "a date or time";
        };
    }

    private TomlArray array(String field) {
        return switch (value(field)) {
            case null -> table.getArrayOrEmpty(List.of(field));
            case TomlArray array -> array;
            case Object other -> throw wrongType(field, "an array", other);
        };
    }

    private void requireOneEach(String field, TomlArray array, int players) {
        if (has(field) && array.size() != players) {
            throw new HandRefused(
                    place(field),
                    "expected " + players + " elements, as many as there are starting_stacks, got " + array.size());
        }
    }

    private String bounded(String field, String text) {
        if (text.length() > PhhLimits.LONGEST_NAME) {
            throw new HandRefused(
                    place(field), "expected at most " + PhhLimits.LONGEST_NAME + " characters, got " + text.length());
        }
        return text;
    }

    private @Nullable Object value(String field) {
        return table.get(List.of(field));
    }

    private HandRefused wrongType(String field, String expected, Object came) {
        return new HandRefused(place(field), "expected " + expected + ", got " + kind(came));
    }

    private Place at(@Nullable TomlPosition position, String part) {
        return section.at(position == null ? section.line() : section.line() + position.line() - 1, part);
    }
}
