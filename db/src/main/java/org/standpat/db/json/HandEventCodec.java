package org.standpat.db.json;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.standpat.db.log.EventCodec;
import org.standpat.db.log.EventType;
import org.standpat.db.log.UnreadableEventException;
import org.standpat.hand.HandEvent;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Hand events to JSON and back, by {@link HandEventTypes} and {@link HandJson}. Safe for use by many threads. */
public final class HandEventCodec implements EventCodec {

    private final JsonMapper mapper = HandJson.strict();
    private final Map<Short, Reading> readings = new HashMap<>();

    /** How the JSON of a type is read: the steps that make it the newest revision, then the reader of that. */
    private record Reading(List<UnaryOperator<ObjectNode>> steps, ObjectReader newest) {}

    /** A codec for every registered type. */
    public HandEventCodec() {
        for (EventType type : HandEventTypes.ALL.all()) {
            readings.put(
                    type.id(),
                    new Reading(RevisionSteps.from(type.name(), type.revision()), mapper.readerFor(type.eventClass())));
        }
    }

    @Override
    public Encoded encode(Object event) {
        EventType type = HandEventTypes.ALL
                .writtenFor(event.getClass())
                .orElseThrow(() -> new IllegalArgumentException(
                        "%s is not a registered hand event; add it to HandEventTypes.".formatted(event.getClass())));
        return new Encoded(type.id(), mapper.writeValueAsString(event));
    }

    @Override
    public HandEvent decode(short type, String json) {
        Reading reading = readings.get(type);
        if (reading == null) {
            throw new UnreadableEventException(
                    "Event type %d is unknown to this program; a newer one may have written it.".formatted(type), null);
        }
        HandEvent event;
        try {
            event = reading.steps().isEmpty() ? reading.newest().readValue(json) : older(type, reading, json);
        } catch (JacksonException misfit) {
            // Without the parser's own text: it quotes what it read, and that may be a card.
            throw misfit(type, "%s at %s".formatted(misfit.getClass().getSimpleName(), misfit.getPathReference()));
        }
        if (event == null) {
            throw misfit(type, "null came instead of an object");
        }
        return event;
    }

    private HandEvent older(short type, Reading reading, String json) {
        if (!(mapper.readTree(json) instanceof ObjectNode tree)) {
            throw misfit(type, "something else came than an object");
        }
        ObjectNode newest = tree;
        for (UnaryOperator<ObjectNode> step : reading.steps()) {
            try {
                newest = step.apply(newest);
            } catch (IllegalArgumentException notOfThisRevision) {
                throw misfit(type, String.valueOf(notOfThisRevision.getMessage()));
            }
        }
        return reading.newest().readValue(newest);
    }

    private static UnreadableEventException misfit(short type, String what) {
        EventType expected = HandEventTypes.ALL.byId(type).orElseThrow();
        return new UnreadableEventException(
                "The JSON of an event does not fit %s: %s.".formatted(expected, what), null);
    }
}
