package org.standpat.query.projection;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.standpat.db.log.StoredEvent;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandState;
import org.standpat.query.summary.HandSummary;
import org.standpat.query.summary.HandTraits;

/**
 * A hand as folded from stored events.
 *
 * @param summary the fold over the events
 * @param traits what sets the hand apart from others
 * @param finishedAt when the event that ended the hand was recorded; rulings may follow later
 * @param players the rows of its players, by seat number
 */
record FoldedHand(HandSummary summary, HandTraits traits, Optional<Instant> finishedAt, List<SeatedRow> players) {

    /** A hand that has no event yet. */
    static final FoldedHand NOT_STARTED =
            new FoldedHand(HandSummary.NOT_STARTED, HandTraits.NONE, Optional.empty(), List.of());

    /** Copies the list. */
    FoldedHand {
        players = List.copyOf(players);
    }

    /**
     * The hand after one more event.
     *
     * @param event the event
     * @param stored the event as it is recorded
     * @throws org.standpat.hand.ImpossibleEvent when it cannot follow
     */
    FoldedHand after(HandEvent event, StoredEvent stored) {
        HandSummary next = HandSummary.after(summary, event);
        boolean endsIt = finishedAt.isEmpty() && next.state() instanceof HandState.Finished;
        return new FoldedHand(
                next,
                HandTraits.after(traits, next.state(), event),
                endsIt ? Optional.of(stored.at()) : finishedAt,
                SeatedRow.after(players, next, stored));
    }
}
