package org.standpat.query.projection;

import java.util.ArrayList;
import java.util.List;
import org.standpat.db.log.StoredEvent;
import org.standpat.hand.HandState;
import org.standpat.query.summary.HandSummary;

/**
 * A player's row, and the event that made it what it is. Most events change the row of one player or of none, and only what has changed is
 * written.
 *
 * @param row the row
 * @param position number in the hand of the event that changed it last
 * @param feedPosition place in the log of that event
 */
record SeatedRow(PlayerRow row, int position, long feedPosition) {

    /**
     * The rows after this event, by seat number: those that it left as they were name the event that they named before. Who sits at a table
     * stays the same from its first event on.
     */
    static List<SeatedRow> after(List<SeatedRow> before, HandSummary summary, StoredEvent event) {
        if (!(summary.state() instanceof HandState.Started started)) {
            return List.of();
        }
        if (before.isEmpty()) {
            return summary.players().stream()
                    .map(facts -> new SeatedRow(PlayerRow.dealtIn(started, facts), event))
                    .toList();
        }
        boolean showdown = summary.hadShowdown();
        List<SeatedRow> after = before;
        boolean changed = false;
        for (int i = 0; i < before.size(); i++) {
            PlayerRow row = before.get(i).row();
            PlayerRow now = row.now(started, summary.players().get(i), showdown);
            if (!now.equals(row)) {
                after = changed ? after : new ArrayList<>(before);
                changed = true;
                after.set(i, new SeatedRow(now, event));
            }
        }
        return after;
    }

    private SeatedRow(PlayerRow row, StoredEvent event) {
        this(row, event.number(), event.feedPosition());
    }
}
