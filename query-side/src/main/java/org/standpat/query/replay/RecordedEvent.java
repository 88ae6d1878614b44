package org.standpat.query.replay;

import java.time.Instant;
import org.standpat.db.log.EventType;
import org.standpat.hand.HandEvent;

/**
 * An event of a hand as a viewer may see it.
 *
 * @param number 1, 2, 3 ... inside the hand
 * @param type its stable name and revision
 * @param at when it was recorded
 * @param event what happened; cards that the viewer may not see are unknown
 */
public record RecordedEvent(int number, EventType type, Instant at, HandEvent event) {}
