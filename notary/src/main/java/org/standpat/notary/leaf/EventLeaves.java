package org.standpat.notary.leaf;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import org.standpat.db.log.EventType;
import org.standpat.db.log.EventTypes;
import org.standpat.db.log.StoredEvent;
import org.standpat.proof.entry.EventEntry;
import org.standpat.proof.entry.Salt;
import org.standpat.proof.entry.SaltSecret;

/** Makes the leaves of events. Not safe for use by several threads at once. */
public final class EventLeaves {

    private final EventTypes types;
    private final SaltSecret.Salts salts;

    /** With the kinds of events that this program knows, and the salts that follow from this secret. */
    public EventLeaves(EventTypes types, SaltSecret secret) {
        this.types = types;
        this.salts = secret.salts();
    }

    /**
     * The leaf of an event.
     *
     * @throws LeafException when this program does not know its kind, and so cannot tell what of it is hidden
     */
    public EventEntry of(StoredEvent event) {
        return at(event, event.feedPosition());
    }

    /** The leaf that the event would have at another place of the log. */
    public EventEntry at(StoredEvent event, long feedPosition) {
        EventType type = types.byId(event.type())
                .orElseThrow(() -> new LeafException(
                        event, "this program does not know its kind: a newer one has written it, and has to go on"));
        return EventEntry.of(
                event.hand(),
                event.number(),
                feedPosition,
                ChronoUnit.MICROS.between(Instant.EPOCH, event.at()),
                type.name(),
                type.revision(),
                event.payload().bytes(),
                salt(event));
    }

    /** What its seal is opened with. To be given to nobody who may not see the whole event. */
    public Salt salt(StoredEvent event) {
        return salts.of(event.hand(), event.number());
    }
}
