package org.standpat.export.json;

import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.standpat.db.json.NamedEvents;
import org.standpat.hand.Dealing;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.HandStarted;
import org.standpat.hand.SeatedPlayer;
import org.standpat.houserules.Profiles;
import org.standpat.houserules.Stakes;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Events as small objects in the fields that other formats leave to their writers: the event's stable name, its revision where that is not
 * the first, and its own fields beside them. A field that may be null may be left out, since not every format has a word for it.
 */
public final class EventObjects {

    /** The field with the event's name. */
    public static final String EVENT = "event";

    /** Revision of a name that has none beside it. */
    private static final int FIRST_REVISION = 1;

    private static final String COMMITMENT = "commitment";
    private static final String PLACE = "place";
    private static final String DEALING = "dealing";
    private static final String RULES = "rules";
    private static final String OWING = "owing";
    private static final String PREVIOUS = "previous";

    private static final List<String> OF_START = List.of(DEALING, OWING, PREVIOUS, RULES);

    private static final NamedEvents EVENTS = new NamedEvents();

    /** The first revision that has a place. */
    private static final NamedEvents.Name EXPOSED = new NamedEvents.Name("CardExposed", 2);

    private EventObjects() {}

    /** The object of an event. */
    public static ObjectNode of(HandEvent event) {
        ObjectNode object = JsonNodeFactory.instance.objectNode();
        NamedEvents.Name name = EVENTS.nameOf(event);
        object.put(EVENT, name.type());
        revision(object, name);
        return object.setAll(EVENTS.fields(event));
    }

    /**
     * The event of an object.
     *
     * @throws IllegalArgumentException when it is none; the message names no card
     */
    public static HandEvent read(ObjectNode object) {
        ObjectNode fields = object.deepCopy();
        String type = fields.path(EVENT).isString() ? fields.path(EVENT).stringValue() : "";
        NamedEvents.Name name = new NamedEvents.Name(type, revision(fields));
        fields.remove(EVENT);
        if (type.equals("DeckReshuffled") && !fields.has(COMMITMENT)) {
            fields.putNull(COMMITMENT);
        }
        if (name.equals(EXPOSED) && !fields.has(PLACE)) {
            fields.putNull(PLACE);
        }
        return EVENTS.read(name, fields);
    }

    /** What a format has no fields for of the start of a hand: where the cards come from, the house rules, who owes what. */
    public static ObjectNode start(HandStarted started) {
        ObjectNode fields = EVENTS.fields(started);
        ObjectNode object = JsonNodeFactory.instance.objectNode();
        revision(object, EVENTS.nameOf(started));
        object.set(DEALING, fields.get(DEALING));
        object.set(OWING, fields.get(OWING));
        if (started.previous() != null) {
            object.set(PREVIOUS, fields.get(PREVIOUS));
        }
        object.set(RULES, fields.get(RULES));
        return object;
    }

    /**
     * The start of a hand from such an object and what the format has fields for.
     *
     * @throws IllegalArgumentException when the object is not one of {@link #start}
     */
    public static HandStarted started(
            ObjectNode object, UUID hand, String table, Instant at, List<SeatedPlayer> seats, int button) {
        ObjectNode own = object.deepCopy();
        NamedEvents.Name name = new NamedEvents.Name("HandStarted", revision(own));
        HandStarted frame = new HandStarted(
                hand,
                table,
                at,
                Dealing.RECORDED,
                Profiles.named(Profiles.SOURCE_A).rules(Stakes.blinds(0, 1)),
                seats,
                button,
                List.of(),
                null);
        ObjectNode fields = EVENTS.fields(frame);
        fields.remove(List.of(DEALING, RULES, OWING));
        for (String field : own.propertyNames()) {
            if (!OF_START.contains(field)) {
                throw new IllegalArgumentException("expected the fields " + OF_START + ", got one more");
            }
        }
        fields.setAll(own);
        return (HandStarted) EVENTS.read(name, fields);
    }

    private static void revision(ObjectNode object, NamedEvents.Name name) {
        if (name.revision() != FIRST_REVISION) {
            object.put(StandpatFields.REVISION, name.revision());
        }
    }

    private static int revision(ObjectNode object) {
        var revision = object.remove(StandpatFields.REVISION);
        if (revision == null) {
            return FIRST_REVISION;
        }
        if (!revision.isInt()) {
            throw new IllegalArgumentException("expected the revision of an event to be a whole number");
        }
        return revision.intValue();
    }
}
