package org.standpat.command.shell;

import java.util.List;
import java.util.UUID;
import org.standpat.command.refusal.Refusal;
import org.standpat.db.log.StoredEvent;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandState;

/** What a request led to, the same for a resend as for the first time. */
public sealed interface Answer {

    /**
     * Events were recorded.
     *
     * @param events the events, at least one, in their order
     * @param state the hand after the last of them
     */
    record Recorded(UUID hand, List<RecordedEvent> events, HandState state) implements Answer {
        public Recorded {
            events = List.copyOf(events);
        }

        /** The last event, whose number is the hand's position. */
        public StoredEvent last() {
            return events.getLast().row();
        }
    }

    /** An event and its row in the log. */
    record RecordedEvent(StoredEvent row, HandEvent event) {}

    /** The rules forbade it. */
    record Refused(Refusal refusal) implements Answer {}
}
