package org.standpat.db.log;

/** Turns events into what the log keeps, and back. Both directions are exact: {@code decode(encode(e))} equals {@code e}. */
public interface EventCodec {

    /**
     * What the log keeps of an event.
     *
     * @param type id of its {@link EventType}
     * @param payload its fields
     */
    record Encoded(short type, Payload payload) {}

    /**
     * The type and bytes under which the event is kept.
     *
     * @throws IllegalArgumentException when its class is not registered
     */
    Encoded encode(Object event);

    /**
     * The event that was written as this type and these bytes, in today's class.
     *
     * @throws UnreadableEventException when the type is unknown or the bytes do not fit it exactly
     */
    Object decode(short type, Payload payload);

    /**
     * The fields of the event as JSON, as they were written.
     *
     * @throws UnreadableEventException when the type is unknown or the bytes are no event
     */
    String json(short type, Payload payload);
}
