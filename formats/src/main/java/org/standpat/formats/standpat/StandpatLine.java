package org.standpat.formats.standpat;

import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.standpat.db.json.NamedEvents;
import org.standpat.export.RecordedEvent;
import org.standpat.export.json.StandpatFields;
import org.standpat.export.json.Views;
import org.standpat.formats.HandRefused;
import org.standpat.formats.Place;
import org.standpat.money.Denomination;
import org.standpat.view.Viewer;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Reads one line. What it does not know it refuses: a field that is passed over would be lost without a word. */
final class StandpatLine {

    private static final JsonMapper JSON = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxNestingDepth(StandpatFields.DEEPEST_NESTING)
                            .maxStringLength(StandpatFields.LONGEST_TEXT)
                            .maxNameLength(StandpatFields.LONGEST_NAME)
                            .maxNumberLength(StandpatFields.LONGEST_NUMBER)
                            .build())
                    .build())
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private static final NamedEvents EVENTS = new NamedEvents();

    private static final Set<String> OF_HAND = Set.of(
            StandpatFields.FORMAT,
            StandpatFields.VIEW,
            StandpatFields.CURRENCY,
            StandpatFields.DECIMALS,
            StandpatFields.EVENTS);
    private static final Set<String> OF_EVENT =
            Set.of(StandpatFields.TYPE, StandpatFields.REVISION, StandpatFields.AT, StandpatFields.FIELDS);

    private final Place place;

    private StandpatLine(Place place) {
        this.place = place;
    }

    /**
     * The hand of a line, whose events are still to be judged.
     *
     * @throws HandRefused when the line is none
     */
    static StandpatHand read(Place place, byte[] bytes) {
        return new StandpatLine(place).hand(bytes);
    }

    private StandpatHand hand(byte[] bytes) {
        JsonNode tree = tree(bytes);
        if (!(tree instanceof ObjectNode hand)
                || !hand.path(StandpatFields.FORMAT).isInt()) {
            throw refused("expected a hand that begins with {\"" + StandpatFields.FORMAT + "\":"
                    + StandpatFields.VERSION + ", got something else");
        }
        int version = hand.path(StandpatFields.FORMAT).intValue();
        if (version != StandpatFields.VERSION) {
            throw refused("expected version " + StandpatFields.VERSION + " of the format, got " + version
                    + "; a newer Standpat may have written it");
        }
        requireKnown(hand, OF_HAND, "a hand");
        Viewer viewer = Views.of(text(hand, StandpatFields.VIEW));
        if (viewer == null) {
            throw refused("expected the view of \"staff\", \"public\" or \"seat 1\", got another one");
        }
        return new StandpatHand(viewer, money(hand), events(hand));
    }

    private JsonNode tree(byte[] bytes) {
        // The parser guesses other encodings by itself, in which a line end is none here and the source would name the
        // wrong one.
        for (byte each : bytes) {
            if (each == 0) {
                throw refused("expected JSON in UTF-8, got a zero byte, as in UTF-16; save the file in UTF-8");
            }
        }
        try {
            return JSON.readTree(bytes);
        } catch (JacksonException fault) {
            // The parser's own text quotes what it read, and that may be a card.
            throw refused(
                    "expected JSON with texts, numbers and nesting within the limits of the format, got a fault near"
                            + " byte " + byteOf(fault));
        }
    }

    private static long byteOf(JacksonException fault) {
        return fault.getLocation() == null ? 0 : Math.max(0, fault.getLocation().getByteOffset());
    }

    private Denomination money(ObjectNode hand) {
        try {
            return new Denomination(text(hand, StandpatFields.CURRENCY), number(hand, StandpatFields.DECIMALS));
        } catch (IllegalArgumentException misfit) {
            throw refused(String.valueOf(misfit.getMessage()));
        }
    }

    private List<RecordedEvent> events(ObjectNode hand) {
        if (!(hand.get(StandpatFields.EVENTS) instanceof ArrayNode array)) {
            throw refused("expected a list of events in the field " + StandpatFields.EVENTS);
        }
        if (array.isEmpty() || array.size() > StandpatFields.MOST_EVENTS) {
            throw refused("expected 1 to " + StandpatFields.MOST_EVENTS + " events, got " + array.size());
        }
        List<RecordedEvent> events = new ArrayList<>();
        for (JsonNode element : array) {
            events.add(event(element, events.size() + 1));
        }
        return events;
    }

    private RecordedEvent event(JsonNode element, int number) {
        if (!(element instanceof ObjectNode event)
                || !(event.get(StandpatFields.FIELDS) instanceof ObjectNode fields)) {
            throw refused("expected event " + number + " to be an object with its fields");
        }
        requireKnown(event, OF_EVENT, "event " + number);
        NamedEvents.Name name =
                new NamedEvents.Name(text(event, StandpatFields.TYPE), number(event, StandpatFields.REVISION));
        try {
            return new RecordedEvent(EVENTS.read(name, fields), at(event, number));
        } catch (IllegalArgumentException misfit) {
            throw refused("event " + number + " cannot be read: " + misfit.getMessage());
        }
    }

    private @Nullable Instant at(ObjectNode event, int number) {
        if (!event.has(StandpatFields.AT)) {
            return null;
        }
        try {
            return Instant.parse(text(event, StandpatFields.AT));
        } catch (DateTimeException fault) {
            throw refused("expected event " + number + " at a time as in 2026-01-02T03:04:05Z, got something else");
        }
    }

    private String text(ObjectNode node, String field) {
        JsonNode value = node.get(field);
        if (value == null || !value.isString()) {
            throw refused("expected a text in the field " + field);
        }
        return value.stringValue();
    }

    private int number(ObjectNode node, String field) {
        JsonNode value = node.get(field);
        if (value == null || !value.isInt()) {
            throw refused("expected a whole number in the field " + field);
        }
        return value.intValue();
    }

    private void requireKnown(ObjectNode node, Set<String> known, String what) {
        for (String field : node.propertyNames()) {
            if (!known.contains(field)) {
                throw refused("expected of " + what + " the fields "
                        + known.stream().sorted().toList() + ", got one more");
            }
        }
    }

    private HandRefused refused(String why) {
        return new HandRefused(place, why);
    }
}
