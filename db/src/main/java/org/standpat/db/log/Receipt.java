package org.standpat.db.log;

import java.util.List;

/** What became of an {@link Append}. */
public sealed interface Receipt {

    /**
     * It is committed.
     *
     * @param events the new rows; none when the append had no events
     */
    record Recorded(List<StoredEvent> events) implements Receipt {
        public Recorded {
            events = List.copyOf(events);
        }
    }

    /**
     * Nothing was recorded, because the hand is at another position than the one that the command was judged at.
     *
     * @param position the hand's position, 0 when there is no such hand
     */
    record Overtaken(int position) implements Receipt {}

    /** Nothing was recorded, because a request with this key was answered before. */
    record AnsweredBefore(StoredAnswer answer) implements Receipt {}
}
