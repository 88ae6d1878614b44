package org.standpat.db.log;

/** Turns events into what the log keeps, and back. Both directions are exact: {@code decode(encode(e))} equals {@code e}. */
public interface EventCodec {

    /**
     * What the log keeps of an event.
     *
     * @param type id of its {@link EventType}
     * @param json a JSON object of its fields
     */
    record Encoded(short type, String json) {}

    /**
     * The type and text under which the event is kept.
     *
     * @throws IllegalArgumentException when its class is not registered
     */
    Encoded encode(Object event);

    /**
     * The event that was written as this type and text, in today's class.
     *
     * @throws UnreadableEventException when the type is unknown or the text does not fit it exactly
     */
    Object decode(short type, String json);
}
