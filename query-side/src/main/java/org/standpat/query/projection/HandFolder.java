package org.standpat.query.projection;

import java.util.List;
import org.standpat.db.log.EventCodec;
import org.standpat.db.log.EventLog;
import org.standpat.db.log.StoredEvent;
import org.standpat.db.log.UnreadableEventException;
import org.standpat.hand.HandEvent;

/** Folds stored events. */
final class HandFolder {

    private final EventLog log;
    private final EventCodec codec;

    HandFolder(EventLog log, EventCodec codec) {
        this.log = log;
        this.codec = codec;
    }

    /**
     * The hand after one more event.
     *
     * @throws UnreadableEventException when the event cannot be read
     * @throws org.standpat.hand.ImpossibleEvent when it cannot follow
     */
    FoldedHand after(FoldedHand before, StoredEvent event) {
        return before.after(decode(event), event);
    }

    /**
     * The hand before this event, folded from the event table.
     *
     * @throws IllegalStateException when the record has a hole
     * @throws UnreadableEventException when an event before it cannot be read
     * @throws org.standpat.hand.ImpossibleEvent when an event before it cannot follow
     */
    FoldedHand before(StoredEvent event) {
        if (event.number() == 1) {
            return FoldedHand.NOT_STARTED;
        }
        List<StoredEvent> earlier = log.hand(event.hand());
        FoldedHand hand = FoldedHand.NOT_STARTED;
        for (StoredEvent one : earlier.subList(0, Math.min(earlier.size(), event.number() - 1))) {
            hand = after(hand, one);
        }
        return hand;
    }

    private HandEvent decode(StoredEvent stored) {
        if (!(codec.decode(stored.type(), stored.payload()) instanceof HandEvent event)) {
            throw new UnreadableEventException("Event type " + stored.type() + " is no event of a hand.", null);
        }
        if (event instanceof HandEvent.HandStarted started && !started.hand().equals(stored.hand())) {
            throw new UnreadableEventException("The event says that it starts hand " + started.hand() + ".", null);
        }
        return event;
    }
}
