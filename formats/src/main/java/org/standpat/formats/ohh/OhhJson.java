package org.standpat.formats.ohh;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.standpat.formats.HandRefused;
import org.standpat.formats.Place;
import org.standpat.formats.Spot;
import org.standpat.formats.text.HandText;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.json.JsonFactory;

/** The JSON of one hand, with its depth, lengths and number of values bounded and no field given twice. */
final class OhhJson {

    private static final JsonFactory FACTORY = JsonFactory.builder()
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(OhhLimits.DEEPEST_NESTING)
                    .maxNumberLength(OhhLimits.LONGEST_NUMBER)
                    .maxStringLength(OhhLimits.LONGEST_TEXT)
                    .maxNameLength(OhhLimits.LONGEST_FIELD)
                    .build())
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    private final Place hand;
    private final JsonParser parser;
    private final int firstLine;
    private int values;

    private OhhJson(Place hand, JsonParser parser, int firstLine) {
        this.hand = hand;
        this.parser = parser;
        this.firstLine = firstLine;
    }

    /**
     * Reads the one value of a text.
     *
     * @throws HandRefused when the text is no JSON, or larger anywhere than its bounds
     */
    static OhhValue read(HandText text) {
        int firstLine = text.lines().getFirst().number();
        try (JsonParser parser = FACTORY.createParser(ObjectReadContext.empty(), text.joined())) {
            return new OhhJson(text.place(), parser, firstLine).whole();
        }
    }

    private OhhValue whole() {
        try {
            OhhValue value = value(parser.nextToken());
            if (parser.nextToken() != null) {
                throw refused("expected one hand and then a line of its own for the next one, got more in one line");
            }
            return value;
        } catch (JacksonException fault) {
            TokenStreamLocation told = fault.getLocation();
            TokenStreamLocation where = told == null || told.getLineNr() < 1 ? parser.currentLocation() : told;
            throw new HandRefused(
                    hand.at(spot(where, firstLine), ""),
                    "the text is no JSON, or its nesting, numbers, texts or names are too large, at this place");
        }
    }

    private static Spot spot(TokenStreamLocation where, int firstLine) {
        return new Spot(firstLine + Math.max(where.getLineNr(), 1) - 1, Math.max(where.getColumnNr(), 1));
    }

    private Spot here() {
        return spot(parser.currentTokenLocation(), firstLine);
    }

    private HandRefused refused(String why) {
        return new HandRefused(hand.at(here(), ""), why);
    }

    private OhhValue value(JsonToken token) {
        Spot at = here();
        values++;
        if (values > OhhLimits.MOST_VALUES) {
            throw refused("expected a hand of at most " + OhhLimits.MOST_VALUES + " values");
        }
        if (token == JsonToken.START_OBJECT) {
            return fields(at);
        }
        if (token == JsonToken.START_ARRAY) {
            return items(at);
        }
        if (token == JsonToken.VALUE_STRING) {
            return new OhhValue.Text(at, text());
        }
        if (token == JsonToken.VALUE_NUMBER_INT || token == JsonToken.VALUE_NUMBER_FLOAT) {
            return new OhhValue.Digits(at, parser.getString());
        }
        if (token == JsonToken.VALUE_TRUE || token == JsonToken.VALUE_FALSE) {
            return new OhhValue.Flag(at, token == JsonToken.VALUE_TRUE);
        }
        return new OhhValue.Nothing(at);
    }

    private String text() {
        String text = parser.getString();
        if (text.chars().anyMatch(Character::isISOControl)) {
            throw refused("expected a text without control characters");
        }
        return text;
    }

    private OhhValue fields(Spot at) {
        Map<String, OhhValue> fields = new HashMap<>();
        while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
            String name = parser.currentName();
            fields.put(name, value(parser.nextToken()));
        }
        return new OhhValue.Fields(at, fields);
    }

    private OhhValue items(Spot at) {
        List<OhhValue> items = new ArrayList<>();
        for (JsonToken token = parser.nextToken(); token != JsonToken.END_ARRAY; token = parser.nextToken()) {
            items.add(value(token));
        }
        return new OhhValue.Items(at, items);
    }
}
