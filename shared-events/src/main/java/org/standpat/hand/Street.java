package org.standpat.hand;

import java.util.List;
import org.standpat.hand.HandState.Betting;
import org.standpat.hand.HandState.Drawing;
import org.standpat.hand.HandState.Finished;
import org.standpat.hand.HandState.Opening;
import org.standpat.hand.HandState.Settling;
import org.standpat.hand.HandState.ShowingDown;
import org.standpat.hand.HandState.Started;

/** The streets that another one can follow on. A record in which a street begins before the last one is over has lost an event. */
enum Street {
    OPENING,
    BETTING,
    DRAW,
    SHOWDOWN;

    /**
     * The state, which is one of these streets and over.
     *
     * @throws IllegalArgumentException when it is another one, or somebody has still to act or to receive cards
     */
    static Started over(HandState state, Street... before) {
        Started started = HandFold.in(Started.class, state);
        boolean follows = switch (started) {
            case Opening opening -> any(before, OPENING) && nobodyIsOwed(opening.table());
            case Betting betting -> any(before, BETTING) && betting.toAct() == Table.NOBODY;
            case Drawing drawing ->
                any(before, DRAW) && drawing.toDeclare() == Table.NOBODY && nobodyIsOwed(drawing.table());
            case ShowingDown showing -> any(before, SHOWDOWN) && showing.toShow() == Table.NOBODY;
            case Settling ignored -> false;
            case Finished ignored -> false;
        };
        if (!follows) {
            throw new IllegalArgumentException("it comes after one of " + List.of(before)
                    + " in which nobody has still to act or to receive cards");
        }
        return started;
    }

    private static boolean any(Street[] streets, Street wanted) {
        for (Street street : streets) {
            if (street == wanted) {
                return true;
            }
        }
        return false;
    }

    private static boolean nobodyIsOwed(Table table) {
        for (Player player : table.players()) {
            if (player.owed() > 0) {
                return false;
            }
        }
        return true;
    }
}
