package org.standpat.query.history;

import java.util.ArrayList;
import java.util.List;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandFold;
import org.standpat.hand.HandState;

/**
 * Writes a hand as text, a line for each thing that happened, in the style that players know from online rooms. The same events
 * give the same text on every machine. Cards that the events do not name are left out.
 */
public final class HandHistory {

    private HandHistory() {}

    /**
     * The text of the hand so far. When the hand is over, a summary follows, and after it whatever was ruled later.
     *
     * @param events the hand's events from the first, as the reader may see them
     * @return lines that each end with {@code \n}; empty when there is no event
     * @throws org.standpat.hand.ImpossibleEvent when an event cannot follow
     */
    public static String write(List<? extends HandEvent> events) {
        List<HandEvent> printable = PrintableNames.in(events);
        SpokenHands spoken = SpokenHands.of(printable);
        List<String> lines = new ArrayList<>();
        List<HandEvent> afterTheEnd = new ArrayList<>();
        SeatResults results = SeatResults.NONE;
        HandState state = HandState.NOT_STARTED;
        for (HandEvent event : printable) {
            HandState next = HandFold.evolve(state, event);
            results = results.after(state, event);
            lines.addAll(EventLines.of(state, event, next, spoken));
            if (state instanceof HandState.Finished) {
                afterTheEnd.add(event);
            }
            state = next;
        }
        if (state instanceof HandState.Finished finished) {
            lines.addAll(SummaryLines.of(finished, results, spoken));
            lines.addAll(CorrectionLines.of(finished, afterTheEnd));
        }
        return lines.isEmpty() ? "" : String.join("\n", lines) + "\n";
    }
}
