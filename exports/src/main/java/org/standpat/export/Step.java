package org.standpat.export;

import org.standpat.hand.HandEvent;
import org.standpat.hand.HandState;
import org.standpat.hand.HandState.Betting;
import org.standpat.hand.HandState.Started;
import org.standpat.hand.Player;
import org.standpat.hand.Table;

/**
 * One event of a hand with the table around it.
 *
 * @param before the hand before it
 * @param event what happened
 * @param after the hand after it
 */
public record Step(HandState before, HandEvent event, Started after) {

    /** The table before the event; for the first event, which has none before it, the one after. */
    public Table tableBefore() {
        return before instanceof Started started ? started.table() : after.table();
    }

    /** The player before the event. */
    public Player playerBefore(int seat) {
        return tableBefore().player(seat);
    }

    /** The player after the event. */
    public Player playerAfter(int seat) {
        return after.table().player(seat);
    }

    /** Chips that the player put in by this event, or got back when it is less than 0. */
    public long putIn(int seat) {
        return playerBefore(seat).stack() - playerAfter(seat).stack();
    }

    /** True when the event took the player's last chip. */
    public boolean allIn(int seat) {
        return playerAfter(seat).stack() == 0 && playerBefore(seat).stack() > 0;
    }

    /** What everybody had to match before the event; 0 outside a betting round. */
    public long levelBefore() {
        return before instanceof Betting betting ? betting.betting().level() : 0;
    }
}
