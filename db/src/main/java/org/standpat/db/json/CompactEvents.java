package org.standpat.db.json;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.standpat.db.log.EventLimits;
import org.standpat.db.log.EventType;
import org.standpat.db.log.UnreadableEventException;
import org.standpat.hand.HandEvent;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.dataformat.cbor.CBORMapper;

/**
 * The payload of hand events in few bytes, and back: CBOR (RFC 8949), described for other readers in {@code docs/events.md}.
 *
 * <p>A payload is an array of the event's components in their order; or a map of the fields by name, as in JSON. Its type names the revision
 * of either. Events are always written as arrays of the newest revision; maps are what older revisions became that were once kept as JSON. Safe for use by many threads.
 */
public final class CompactEvents {

    private static final String FORM = "payload";

    private final JsonEvents json = new JsonEvents();
    private final FieldsByName fields = new FieldsByName();
    private final Map<Class<?>, ObjectWriter> writers = new HashMap<>();

    /** By type; only the newest revisions. */
    private final Map<Short, ObjectReader> readers = new HashMap<>();

    /** By type; of revisions that were written as arrays before there was a newer one. */
    private final Map<Short, ObjectReader> olderReaders = new HashMap<>();

    /** For every registered type. */
    public CompactEvents() {
        CBORMapper mapper = CompactMapper.make();
        for (EventType type : HandEventTypes.ALL.all()) {
            if (isNewest(type)) {
                writers.put(type.eventClass(), mapper.writerFor(type.eventClass()));
                readers.put(type.id(), mapper.readerFor(type.eventClass()));
            }
            OlderArrays.of(type.id()).ifPresent(older -> olderReaders.put(type.id(), mapper.readerFor(older)));
        }
    }

    private static boolean isNewest(EventType type) {
        return HandEventTypes.ALL.writtenFor(type.eventClass()).orElseThrow().equals(type);
    }

    /**
     * The payload of an event, an array; its type is {@link HandEventTypes}' newest for the event's class.
     *
     * @throws IllegalArgumentException when the class is not registered
     */
    public byte[] encode(HandEvent event) {
        ObjectWriter writer = writers.get(event.getClass());
        if (writer == null) {
            throw new IllegalArgumentException(
                    "%s is not a registered hand event; add it to HandEventTypes.".formatted(event.getClass()));
        }
        return writer.writeValueAsBytes(event);
    }

    /**
     * The event that was written as this type and payload, in today's class.
     *
     * @throws UnreadableEventException when the type is unknown or the payload does not fit it exactly; the message names no card
     */
    public HandEvent decode(short type, byte[] payload) {
        if (HandEventTypes.ALL.byId(type).isEmpty()) {
            throw Misfit.unknownType(type);
        }
        return FieldsByName.isMap(payload) ? json.read(type, namedFields(type, payload)) : components(type, payload);
    }

    /**
     * The event's own fields as JSON: of an array as {@link HandJson} writes the event, of a map as they are.
     *
     * @throws UnreadableEventException when the payload does not fit the type; a map fits any type, also one unknown to this program
     */
    public String json(short type, byte[] payload) {
        return FieldsByName.isMap(payload)
                ? fields.toJson(namedFields(type, payload))
                : json.write(decode(type, payload));
    }

    /**
     * The payload that an event has from now on which was kept as JSON. What is of its newest revision becomes an array. Everything else
     * becomes a map and loses nothing, also what this program cannot read: {@link #json} gives the same fields again.
     *
     * @throws UnreadableEventException when the text is no JSON object
     */
    public byte[] fromJson(short type, String text) {
        ObjectNode named = fields.ofJson(type, text);
        return readers.containsKey(type)
                ? arrayOf(type, text, named).orElseGet(() -> fields.toMap(named))
                : fields.toMap(named);
    }

    /** The array, where one says exactly the same. */
    private Optional<byte[]> arrayOf(short type, String text, ObjectNode named) {
        HandEvent event;
        try {
            event = json.read(type, text);
        } catch (UnreadableEventException keptAsItIs) {
            return Optional.empty();
        }
        return fields.ofJson(type, json.write(event)).equals(named) ? Optional.of(encode(event)) : Optional.empty();
    }

    private HandEvent components(short type, byte[] payload) {
        if (!FieldsByName.isArray(payload)) {
            throw Misfit.of(FORM, type, "it begins neither as an array nor as a map");
        }
        ObjectReader reader = readers.get(type);
        return reader == null ? older(type, payload) : (HandEvent) array(reader, type, payload);
    }

    /** Fields by name are what every step from one revision to the next is made for. */
    private HandEvent older(short type, byte[] payload) {
        ObjectReader reader = olderReaders.get(type);
        if (reader == null) {
            throw Misfit.of(FORM, type, "a map of fields was expected, because a newer revision is written as arrays");
        }
        return json.read(type, json.fields((Record) array(reader, type, payload)));
    }

    private static Object array(ObjectReader reader, short type, byte[] payload) {
        checkSize(type, payload);
        Object components;
        try {
            components = reader.readValue(payload);
        } catch (JacksonException misfit) {
            throw Misfit.of(FORM, type, Misfit.byteOf(misfit));
        }
        if (components == null) {
            throw Misfit.of(FORM, type, "null came instead of an array");
        }
        return components;
    }

    private ObjectNode namedFields(short type, byte[] payload) {
        checkSize(type, payload);
        return fields.ofMap(type, payload);
    }

    private static void checkSize(short type, byte[] payload) {
        if (payload.length > EventLimits.MAX_EVENT_BYTES) {
            throw new UnreadableEventException(
                    "The payload of an event of type %d has %d bytes, but may have %d at most."
                            .formatted(type, payload.length, EventLimits.MAX_EVENT_BYTES),
                    null);
        }
    }
}
