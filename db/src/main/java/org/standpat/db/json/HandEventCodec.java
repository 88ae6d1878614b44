package org.standpat.db.json;

import java.util.HashMap;
import java.util.Map;
import org.standpat.db.log.EventCodec;
import org.standpat.db.log.EventType;
import org.standpat.db.log.UnreadableEventException;
import org.standpat.hand.HandEvent;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.json.JsonMapper;

/** Hand events to JSON and back, by {@link HandEventTypes} and {@link HandJson}. Safe for use by many threads. */
public final class HandEventCodec implements EventCodec {

    private final JsonMapper mapper = HandJson.strict();
    private final Map<Short, ObjectReader> readers = new HashMap<>();

    /** A codec for every registered type. */
    public HandEventCodec() {
        for (EventType type : HandEventTypes.ALL.all()) {
            readers.put(type.id(), mapper.readerFor(type.eventClass()));
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
        ObjectReader reader = readers.get(type);
        if (reader == null) {
            throw new UnreadableEventException(
                    "Event type %d is unknown to this program; a newer one may have written it.".formatted(type), null);
        }
        HandEvent event;
        try {
            event = reader.readValue(json);
        } catch (JacksonException misfit) {
            // Without the parser's own text: it quotes what it read, and that may be a card.
            throw misfit(type, "%s at %s".formatted(misfit.getClass().getSimpleName(), misfit.getPathReference()));
        }
        if (event == null) {
            throw misfit(type, "null came instead of an object");
        }
        return event;
    }

    private static UnreadableEventException misfit(short type, String what) {
        EventType expected = HandEventTypes.ALL.byId(type).orElseThrow();
        return new UnreadableEventException(
                "The JSON of an event does not fit %s: %s.".formatted(expected, what), null);
    }
}
