package org.standpat.view;

import java.util.Collection;
import org.standpat.hand.HandEvent;

/** When a hand is read. */
public enum Moment {
    /** It is still played. */
    LIVE,
    /** It is over. What is ruled after it does not make it live again. */
    ENDED;

    /** Where a hand with these events stands: it is over when one of them completed it. */
    public static Moment of(Collection<? extends HandEvent> events) {
        return events.stream().anyMatch(HandEvent.HandCompleted.class::isInstance) ? ENDED : LIVE;
    }
}
