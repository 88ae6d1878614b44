package org.standpat.db.json;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.standpat.db.log.EventType;
import org.standpat.db.log.UnreadableEventException;
import org.standpat.hand.HandEvent;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** The fields of hand events as JSON, of every revision that was ever written. Safe for use by many threads. */
final class JsonEvents {

    private final JsonMapper mapper = HandJson.strict();
    private final Map<Short, Reading> readings = new HashMap<>();

    /** How the JSON of a type is read: the steps that make it the newest revision, then the reader of that. */
    private record Reading(List<UnaryOperator<ObjectNode>> steps, ObjectReader newest) {}

    /** For every registered type. */
    JsonEvents() {
        for (EventType type : HandEventTypes.ALL.all()) {
            readings.put(
                    type.id(),
                    new Reading(RevisionSteps.from(type.name(), type.revision()), mapper.readerFor(type.eventClass())));
        }
    }

    /** The fields of an event, in the order of its components. */
    String write(HandEvent event) {
        return mapper.writeValueAsString(event);
    }

    /** The components of an event of any revision as fields by name. */
    ObjectNode fields(Record components) {
        return mapper.valueToTree(components);
    }

    /**
     * The event that has these fields.
     *
     * @throws UnreadableEventException when the type is unknown or the text does not fit it exactly; the message names no card
     */
    HandEvent read(short type, String json) {
        Reading reading = reading(type);
        try {
            return reading.steps().isEmpty()
                    ? notNull(type, reading.newest().readValue(json))
                    : older(type, reading, json);
        } catch (JacksonException misfit) {
            throw misfit(type, misfit);
        }
    }

    /** As above, from fields that were parsed elsewhere; the tree stays as it is. */
    HandEvent read(short type, ObjectNode fields) {
        Reading reading = reading(type);
        try {
            return newest(type, reading, fields);
        } catch (JacksonException misfit) {
            throw misfit(type, misfit);
        }
    }

    private Reading reading(short type) {
        Reading reading = readings.get(type);
        if (reading == null) {
            throw Misfit.unknownType(type);
        }
        return reading;
    }

    private HandEvent older(short type, Reading reading, String json) {
        if (!(mapper.readTree(json) instanceof ObjectNode fields)) {
            throw Misfit.of("JSON", type, "something else came than an object");
        }
        return newest(type, reading, fields);
    }

    private HandEvent newest(short type, Reading reading, ObjectNode fields) {
        ObjectNode newest = fields;
        for (UnaryOperator<ObjectNode> step : reading.steps()) {
            try {
                newest = step.apply(newest);
            } catch (IllegalArgumentException notOfThisRevision) {
                throw Misfit.of("JSON", type, String.valueOf(notOfThisRevision.getMessage()));
            }
        }
        return notNull(type, reading.newest().readValue(newest));
    }

    private static HandEvent notNull(short type, @Nullable HandEvent event) {
        if (event == null) {
            throw Misfit.of("JSON", type, "null came instead of an object");
        }
        return event;
    }

    private static UnreadableEventException misfit(short type, JacksonException misfit) {
        return Misfit.of("JSON", type, Misfit.place(misfit));
    }
}
