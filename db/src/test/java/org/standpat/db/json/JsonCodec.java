package org.standpat.db.json;

import org.standpat.db.log.EventType;
import org.standpat.hand.HandEvent;

/** Hand events as JSON and back, as the first two versions of the log kept them. */
public final class JsonCodec {

    private final JsonEvents json = new JsonEvents();

    /** What was kept of an event. */
    public record Encoded(short type, String json) {}

    public Encoded encode(HandEvent event) {
        EventType type = HandEventTypes.ALL.writtenFor(event.getClass()).orElseThrow();
        return new Encoded(type.id(), json.write(event));
    }

    public HandEvent decode(short type, String text) {
        return json.read(type, text);
    }
}
