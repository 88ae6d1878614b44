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
            case Opening opening -> any(before, OPENING) && isOver(opening);
            case Betting betting -> any(before, BETTING) && betting.toAct() == Table.NOBODY;
            case Drawing drawing ->
                any(before, DRAW)
                        && drawing.toDeclare() == Table.NOBODY
                        && !drawing.table().owesCards();
            case ShowingDown showing -> any(before, SHOWDOWN) && showing.toShow() == Table.NOBODY;
            case Settling ignored -> false;
            case HandState.Voided ignored -> false;
            case Finished ignored -> false;
        };
        if (!follows && !onlyOneIsLeft(started)) {
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

    /** Everything is posted, except by players who have no chip left, and dealt. */
    private static boolean isOver(Opening opening) {
        return !opening.table().owesCards() && OpeningFold.paid(opening).dues().isEmpty();
    }

    /** When all others are out, by a ruling even in the middle of a street, nothing has to be waited for (rule 4.12). */
    private static boolean onlyOneIsLeft(Started started) {
        return switch (started) {
            case Opening opening -> opening.table().inHand() == 1;
            case Betting betting -> betting.table().inHand() == 1;
            case Drawing drawing -> drawing.table().inHand() == 1;
            case ShowingDown showing -> showing.table().inHand() == 1;
            case Settling ignored -> false;
            case HandState.Voided ignored -> false;
            case Finished ignored -> false;
        };
    }
}
