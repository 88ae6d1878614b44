package org.standpat.export;

import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.standpat.hand.HandEvent;

/**
 * An event of a hand that is to be written.
 *
 * @param event what happened
 * @param at when it was recorded; null where nobody kept that
 */
public record RecordedEvent(HandEvent event, @Nullable Instant at) {

    /** An event of which nobody kept when it was recorded. */
    public static RecordedEvent undated(HandEvent event) {
        return new RecordedEvent(event, null);
    }
}
