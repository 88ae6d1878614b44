package org.standpat.query.summary;

import java.util.List;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandFold;
import org.standpat.hand.HandState;

/**
 * A hand as listings and statistics need it: the table as it stands, and what each player did so far.
 *
 * @param state the hand after the last event
 * @param play what the players did
 * @param reshuffles how often the stub ran out and a pool was shuffled
 */
public record HandSummary(HandState state, Play play, int reshuffles) {

    /** The summary of a hand that has no event yet. */
    public static final HandSummary NOT_STARTED = new HandSummary(HandState.NOT_STARTED, Play.NONE, 0);

    /**
     * The summary after one more event.
     *
     * @throws org.standpat.hand.ImpossibleEvent when this event can never follow
     * @throws ArithmeticException when sums of chips are larger than a {@code long}
     */
    public static HandSummary after(HandSummary before, HandEvent event) {
        HandState state = HandFold.evolve(before.state, event);
        int more = event instanceof HandEvent.DeckReshuffled ? 1 : 0;
        return new HandSummary(state, before.play.after(before.state, event, state), before.reshuffles + more);
    }

    /** The summary after all events of a hand, in their order. */
    public static HandSummary of(Iterable<? extends HandEvent> events) {
        HandSummary summary = NOT_STARTED;
        for (HandEvent event : events) {
            summary = after(summary, event);
        }
        return summary;
    }

    /** What each player did, by seat number; empty before the hand started. */
    public List<PlayerFacts> players() {
        return play.players();
    }

    /** Whether the showdown began. */
    public boolean hadShowdown() {
        return play.hadShowdown();
    }
}
