package org.standpat.service.events;

import java.util.HexFormat;
import java.util.Map;
import org.standpat.db.log.EventCodec;
import org.standpat.db.log.EventTypes.TypeName;
import org.standpat.db.log.StoredEvent;
import org.standpat.db.log.UnreadableEventException;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.util.RawValue;

/** A stored event as one line of JSON, with every card that is in it. */
final class EventLine {

    private static final JsonMapper JSON = JsonMapper.builder().build();

    private final EventCodec codec;
    private final Map<Short, TypeName> names;

    /**
     * Writes lines.
     *
     * @param names names of types by their ids; a type without one is shown by its id
     */
    EventLine(EventCodec codec, Map<Short, TypeName> names) {
        this.codec = codec;
        this.names = Map.copyOf(names);
    }

    /**
     * The event's place, name and time, and its own fields as {@code data}. Where they cannot be read, {@code unreadable} says why and
     * {@code payload} has the bytes in hexadecimal instead.
     */
    String of(StoredEvent event) {
        ObjectNode line = JSON.createObjectNode();
        line.put("hand", event.hand().toString());
        line.put("number", event.number());
        line.put("feedPosition", event.feedPosition());
        TypeName name = names.get(event.type());
        if (name == null) {
            line.put("type", event.type());
            line.putNull("revision");
        } else {
            line.put("type", name.name());
            line.put("revision", name.revision());
        }
        line.put("at", event.at().toString());
        try {
            line.putRawValue("data", new RawValue(codec.json(event.type(), event.payload())));
        } catch (UnreadableEventException unreadable) {
            line.put("unreadable", unreadable.getMessage());
            line.put("payload", HexFormat.of().formatHex(event.payload().bytes()));
        }
        return JSON.writeValueAsString(line);
    }
}
