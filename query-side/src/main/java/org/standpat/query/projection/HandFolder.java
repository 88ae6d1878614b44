package org.standpat.query.projection;

import java.util.List;
import org.standpat.db.log.EventCodec;
import org.standpat.db.log.EventLog;
import org.standpat.db.log.StoredEvent;
import org.standpat.db.log.UnreadableEventException;
import org.standpat.hand.HandEvent;
import org.standpat.query.summary.HandSummary;

/** Folds stored events into summaries. */
final class HandFolder {

    private final EventLog log;
    private final EventCodec codec;

    HandFolder(EventLog log, EventCodec codec) {
        this.log = log;
        this.codec = codec;
    }

    /**
     * The summary after one more event.
     *
     * @throws UnreadableEventException when the event cannot be read
     * @throws org.standpat.hand.ImpossibleEvent when it cannot follow
     */
    HandSummary after(HandSummary before, StoredEvent event) {
        return HandSummary.after(before, decode(event));
    }

    /**
     * The summary before this event, folded from the event table.
     *
     * @throws IllegalStateException when the record has a hole
     * @throws UnreadableEventException when an event before it cannot be read
     * @throws org.standpat.hand.ImpossibleEvent when an event before it cannot follow
     */
    HandSummary before(StoredEvent event) {
        if (event.number() == 1) {
            return HandSummary.NOT_STARTED;
        }
        List<StoredEvent> earlier = log.hand(event.hand());
        HandSummary summary = HandSummary.NOT_STARTED;
        for (StoredEvent one : earlier.subList(0, Math.min(earlier.size(), event.number() - 1))) {
            summary = after(summary, one);
        }
        return summary;
    }

    private HandEvent decode(StoredEvent stored) {
        if (!(codec.decode(stored.type(), stored.json()) instanceof HandEvent event)) {
            throw new UnreadableEventException("Event type " + stored.type() + " is no event of a hand.", null);
        }
        if (event instanceof HandEvent.HandStarted started && !started.hand().equals(stored.hand())) {
            throw new UnreadableEventException("The event says that it starts hand " + started.hand() + ".", null);
        }
        return event;
    }
}
