package org.standpat.hand;

import org.standpat.hand.HandEvent.ActionForced;
import org.standpat.hand.HandEvent.CardsTakenTold;
import org.standpat.hand.HandState.Started;

/** Events that change nothing by themselves; that they could happen is checked. */
final class TableTalkFold {

    private TableTalkFold() {}

    static HandState force(HandState state, ActionForced forced) {
        int turn = HandFold.in(Started.class, state).turn();
        if (turn != forced.seat()) {
            throw new IllegalArgumentException("seat " + turn + " is to act, not seat " + forced.seat());
        }
        return state;
    }

    static HandState tell(HandState state, CardsTakenTold told) {
        Table table = HandFold.in(HandState.Betting.class, state).table();
        int taken = table.player(told.opponent()).draw().taken();
        if (!table.hasSeat(told.seat()) || taken != told.taken()) {
            throw new IllegalArgumentException(
                    "seat " + told.opponent() + " took " + taken + " cards, not " + told.taken());
        }
        return state;
    }
}
