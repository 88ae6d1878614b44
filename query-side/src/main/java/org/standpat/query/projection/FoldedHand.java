package org.standpat.query.projection;

import java.time.Instant;
import java.util.Optional;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandState;
import org.standpat.query.summary.HandSummary;

/**
 * A hand as folded from stored events.
 *
 * @param summary the fold over the events
 * @param finishedAt when the event that ended the hand was recorded; rulings may follow later
 */
record FoldedHand(HandSummary summary, Optional<Instant> finishedAt) {

    /** A hand that has no event yet. */
    static final FoldedHand NOT_STARTED = new FoldedHand(HandSummary.NOT_STARTED, Optional.empty());

    /**
     * The hand after one more event, which was recorded then.
     *
     * @throws org.standpat.hand.ImpossibleEvent when it cannot follow
     */
    FoldedHand after(HandEvent event, Instant at) {
        HandSummary next = HandSummary.after(summary, event);
        boolean endsIt = finishedAt.isEmpty() && next.state() instanceof HandState.Finished;
        return new FoldedHand(next, endsIt ? Optional.of(at) : finishedAt);
    }
}
