package org.standpat.command.api;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import org.standpat.card.Card;
import org.standpat.card.Cards;
import org.standpat.hand.SeatedPlayer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Reads an object field by field. What does not fit is refused with the field's name, what was expected and what came. */
final class Fields {

    private static final Instant EARLIEST = Instant.parse("1970-01-01T00:00:00Z");
    private static final Instant LATEST = Instant.parse("9999-12-31T23:59:59Z");
    private static final int LONGEST_CARDS = 200;
    private static final int LONGEST_QUOTE = 40;

    private final String prefix;
    private final ObjectNode object;
    private final Set<String> known = new LinkedHashSet<>();

    private Fields(String prefix, ObjectNode object) {
        this.prefix = prefix;
        this.object = object;
    }

    /** The fields of a whole body. */
    static Fields of(ObjectNode body) {
        return new Fields("", body);
    }

    /** The fields of an object inside the body. */
    static Fields of(String path, JsonNode node) {
        if (node instanceof ObjectNode object) {
            return new Fields(path + ".", object);
        }
        throw misfit(path, "an object in braces", node);
    }

    /** Whether the field is there. */
    boolean has(String name) {
        known.add(name);
        return object.has(name);
    }

    JsonNode required(String name) {
        known.add(name);
        JsonNode node = object.get(name);
        if (node == null) {
            throw RequestFault.inField(path(name), "Field " + path(name) + " is missing." + whatCame());
        }
        return node;
    }

    String path(String name) {
        return prefix + name;
    }

    /** A name of a player, a table or a profile. */
    String name(String name) {
        return plain(name, "a name", SeatedPlayer.LONGEST_NAME);
    }

    /** A text of at most so many characters, such as the reason of a ruling. */
    String text(String name, int longest) {
        return plain(name, "a text", longest);
    }

    private String plain(String name, String what, int longest) {
        JsonNode node = required(name);
        if (!node.isString() || !isPlain(node.stringValue(), longest)) {
            throw misfit(
                    path(name), what + " of 1 to " + longest + " characters, none of them a control character", node);
        }
        return node.stringValue();
    }

    private static boolean isPlain(String text, int longest) {
        return !text.isBlank()
                && text.length() <= longest
                && text.codePoints().noneMatch(point -> switch (Character.getType(point)) {
                    case Character.CONTROL,
                            Character.SURROGATE,
                            Character.LINE_SEPARATOR,
                            Character.PARAGRAPH_SEPARATOR -> true;
                    default -> false;
                });
    }

    /** One of these words. */
    String word(String name, List<String> words) {
        JsonNode node = required(name);
        if (!node.isString() || !words.contains(node.stringValue())) {
            throw misfit(path(name), "one of " + String.join(", ", words), node);
        }
        return node.stringValue();
    }

    /** A whole number in this range. */
    long whole(String name, long least, long most) {
        return whole(path(name), required(name), least, most);
    }

    /** Any whole number of chips, also one that the rules refuse: they say by which of them. */
    long chips(String name) {
        JsonNode node = required(name);
        if (node.isIntegralNumber() && node.canConvertToLong()) {
            return node.longValue();
        }
        throw misfit(path(name), "a whole number of chips", node);
    }

    /** The number of a seat in a list. */
    static int seat(String path, JsonNode node) {
        return (int) whole(path, node, 1, SeatedPlayer.HIGHEST_SEAT);
    }

    private static long whole(String path, JsonNode node, long least, long most) {
        if (node.isIntegralNumber() && node.canConvertToLong()) {
            long number = node.longValue();
            if (number >= least && number <= most) {
                return number;
            }
        }
        throw misfit(path, "a whole number from " + least + " to " + most, node);
    }

    /** A moment, in whole microseconds. */
    Optional<Instant> moment(String name) {
        if (!has(name)) {
            return Optional.empty();
        }
        JsonNode node = required(name);
        String expected = "a moment such as 2026-01-31T20:15:00Z";
        if (!node.isString()) {
            throw misfit(path(name), expected, node);
        }
        try {
            Instant moment = OffsetDateTime.parse(node.stringValue()).toInstant();
            if (moment.isBefore(EARLIEST) || moment.isAfter(LATEST)) {
                throw misfit(path(name), "a moment of the years 1970 to 9999", node);
            }
            return Optional.of(moment.truncatedTo(ChronoUnit.MICROS));
        } catch (DateTimeException notOne) {
            throw misfit(path(name), expected, node);
        }
    }

    /** True or false; {@code otherwise} when the field is not there. */
    boolean flag(String name, boolean otherwise) {
        if (!has(name)) {
            return otherwise;
        }
        JsonNode node = required(name);
        if (!node.isBoolean()) {
            throw misfit(path(name), "true or false", node);
        }
        return node.booleanValue();
    }

    /** One card; {@code ??} is one that is not known. */
    Card card(String name) {
        JsonNode node = required(name);
        if (!node.isString() || node.stringValue().length() > LONGEST_CARDS) {
            throw misfit(path(name), "a card such as \"7h\"", node);
        }
        try {
            return Card.parse(node.stringValue());
        } catch (IllegalArgumentException notACard) {
            throw RequestFault.inField(path(name), "Field " + path(name) + ": " + notACard.getMessage() + ".");
        }
    }

    /** Cards in one text ({@code "7h5c"}) or as a list of texts. */
    Cards cards(String name) {
        JsonNode node = required(name);
        StringBuilder text = new StringBuilder();
        for (JsonNode part : node.isArray() ? node : List.of(node)) {
            if (!part.isString() || text.length() > LONGEST_CARDS) {
                throw misfit(path(name), "cards such as \"7h5c\" or [\"7h\",\"5c\"]", node);
            }
            text.append(part.stringValue()).append(' ');
        }
        try {
            return Cards.parse(text.toString());
        } catch (IllegalArgumentException notCards) {
            throw RequestFault.inField(path(name), "Field " + path(name) + ": " + notCards.getMessage() + ".");
        }
    }

    /** A list of at most so many things; each is read with its path. */
    <T> List<T> list(String name, int most, BiFunction<String, JsonNode, T> read) {
        JsonNode node = required(name);
        if (!node.isArray() || node.size() > most) {
            throw misfit(path(name), "a list of at most " + most, node);
        }
        List<T> things = new ArrayList<>(node.size());
        for (int i = 0; i < node.size(); i++) {
            things.add(read.apply(path(name) + "[" + i + "]", node.get(i)));
        }
        return things;
    }

    /** Refuses fields that nobody asked for: they are most often misspelt. */
    void noOthers() {
        for (String name : object.propertyNames()) {
            if (!known.contains(name)) {
                throw RequestFault.inField(
                        path(quote(name)),
                        "Field " + path(quote(name)) + " is not known here. Known are: " + String.join(", ", known)
                                + ".");
            }
        }
    }

    private String whatCame() {
        if (object.isEmpty()) {
            return " No field came.";
        }
        return " Fields that came: " + quote(String.join(", ", object.propertyNames())) + ".";
    }

    static RequestFault misfit(String path, String expected, JsonNode actual) {
        return RequestFault.inField(
                path, "Field " + path + ": expected " + expected + ", got " + describe(actual) + ".");
    }

    /** What came, in words, cut short so that an answer never grows with what was sent. */
    static String describe(JsonNode node) {
        if (node.isString()) {
            return "the text \"" + quote(node.stringValue()) + "\"";
        }
        if (node.isNumber()) {
            return "the number " + quote(node.asString());
        }
        if (node.isBoolean()) {
            return node.asString();
        }
        if (node.isArray()) {
            return "a list of " + node.size();
        }
        return node.isObject() ? "an object" : "nothing";
    }

    private static String quote(String text) {
        return text.length() <= LONGEST_QUOTE ? text : text.substring(0, LONGEST_QUOTE) + "...";
    }
}
