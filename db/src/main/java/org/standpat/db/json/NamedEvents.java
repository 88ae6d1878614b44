package org.standpat.db.json;

import java.util.HashMap;
import java.util.Map;
import org.standpat.db.log.EventType;
import org.standpat.db.log.UnreadableEventException;
import org.standpat.hand.HandEvent;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * Hand events as JSON outside the log: the stable name of the event, its revision, and its fields. What was written under an older revision
 * is read as the newest, as in the log. Safe for use by many threads.
 */
public final class NamedEvents {

    /**
     * What an event is called.
     *
     * @param type the stable name, such as {@code HandStarted}
     * @param revision which form its fields have, from 1
     */
    public record Name(String type, int revision) {}

    private final JsonMapper mapper = HandJson.strict();
    private final JsonEvents events = new JsonEvents();
    private final Map<Name, Short> ids = new HashMap<>();

    /** Of every registered type. */
    public NamedEvents() {
        for (EventType type : HandEventTypes.ALL.all()) {
            ids.put(new Name(type.name(), type.revision()), type.id());
        }
    }

    /** The name that this event is written under. */
    public Name nameOf(HandEvent event) {
        EventType type = HandEventTypes.ALL
                .writtenFor(event.getClass())
                .orElseThrow(() -> new IllegalArgumentException(
                        event.getClass() + " is no registered event; add it to" + " HandEventTypes"));
        return new Name(type.name(), type.revision());
    }

    /** The fields of an event, in the order of its components. */
    public ObjectNode fields(HandEvent event) {
        return mapper.valueToTree(event);
    }

    /**
     * The event that has these fields; the tree stays as it is.
     *
     * @throws IllegalArgumentException when there is no event of this name, or the fields are not exactly its own; the message names no card
     */
    public HandEvent read(Name name, ObjectNode fields) {
        Short id = ids.get(name);
        if (id == null) {
            throw new IllegalArgumentException("there is no event of this name and revision that this program knows");
        }
        try {
            return events.read(id, fields);
        } catch (UnreadableEventException misfit) {
            throw new IllegalArgumentException(misfit.getMessage(), misfit);
        }
    }
}
