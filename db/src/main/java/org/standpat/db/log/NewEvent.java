package org.standpat.db.log;

import java.time.Instant;
import java.time.temporal.ChronoUnit;

/**
 * An event that is to be recorded.
 *
 * @param type id of its {@link EventType}
 * @param at when it happened; whole microseconds, as PostgreSQL keeps them
 * @param payload its own fields
 */
public record NewEvent(short type, Instant at, Payload payload) {
    public NewEvent {
        at = at.truncatedTo(ChronoUnit.MICROS);
    }
}
