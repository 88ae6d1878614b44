package org.standpat.db.json;

import org.standpat.db.log.EventCodec;
import org.standpat.db.log.EventType;
import org.standpat.db.log.Payload;
import org.standpat.hand.HandEvent;

/** Hand events as the log keeps them, and back, by {@link HandEventTypes} and {@link CompactEvents}. Safe for use by many threads. */
public final class HandEventCodec implements EventCodec {

    private final CompactEvents compact = new CompactEvents();

    @Override
    public Encoded encode(Object event) {
        EventType type = HandEventTypes.ALL
                .writtenFor(event.getClass())
                .orElseThrow(() -> new IllegalArgumentException(
                        "%s is not a registered hand event; add it to HandEventTypes.".formatted(event.getClass())));
        return new Encoded(type.id(), Payload.of(compact.encode((HandEvent) event)));
    }

    @Override
    public HandEvent decode(short type, Payload payload) {
        return compact.decode(type, payload.bytes());
    }

    @Override
    public String json(short type, Payload payload) {
        return compact.json(type, payload.bytes());
    }
}
