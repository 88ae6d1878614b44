package org.standpat.query.listing;

import java.util.List;
import java.util.Optional;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.HandStarted;
import org.standpat.hand.HandState;
import org.standpat.hand.Table;
import org.standpat.query.summary.HandSummary;
import org.standpat.query.summary.HandTraits;

/**
 * A hand as a search judges it by its events.
 *
 * @param start its first event
 * @param summary what tables keep of it
 * @param traits what sets it apart
 */
public record JudgedHand(HandStarted start, HandSummary summary, HandTraits traits) {

    /**
     * The hand after these events, in their order.
     *
     * @throws org.standpat.hand.ImpossibleEvent when one of them cannot follow
     * @throws IllegalArgumentException when they do not begin with the start of a hand
     */
    public static JudgedHand of(List<? extends HandEvent> events) {
        if (events.isEmpty() || !(events.getFirst() instanceof HandStarted start)) {
            throw new IllegalArgumentException("a hand is judged from its start on");
        }
        HandSummary summary = HandSummary.NOT_STARTED;
        HandTraits traits = HandTraits.NONE;
        for (HandEvent event : events) {
            summary = HandSummary.after(summary, event);
            traits = HandTraits.after(traits, summary.state(), event);
        }
        return new JudgedHand(start, summary, traits);
    }

    Table table() {
        return ((HandState.Started) summary.state()).table();
    }

    /** How it ended; empty while it is running. */
    Optional<HandState.Finished> finished() {
        return summary.state() instanceof HandState.Finished over ? Optional.of(over) : Optional.empty();
    }
}
