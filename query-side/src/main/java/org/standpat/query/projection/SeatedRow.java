package org.standpat.query.projection;

import java.util.ArrayList;
import java.util.List;
import org.standpat.db.log.StoredEvent;
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

    /** The rows after this event: those that it left as they were name the event that they named before. */
    static List<SeatedRow> after(List<SeatedRow> before, HandSummary summary, StoredEvent event) {
        List<PlayerRow> rows = PlayerRow.of(summary);
        List<SeatedRow> after = new ArrayList<>(rows.size());
        for (int i = 0; i < rows.size(); i++) {
            PlayerRow row = rows.get(i);
            // Who sits at a table stays the same from its first event on, in the same order.
            boolean unchanged = i < before.size() && before.get(i).row().equals(row);
            after.add(unchanged ? before.get(i) : new SeatedRow(row, event.number(), event.feedPosition()));
        }
        return after;
    }
}
