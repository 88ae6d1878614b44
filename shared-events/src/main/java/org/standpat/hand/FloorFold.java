package org.standpat.hand;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.standpat.hand.HandEvent.HandCompleted;
import org.standpat.hand.HandEvent.PotRuled;
import org.standpat.hand.HandEvent.Refunded;
import org.standpat.hand.HandEvent.Share;
import org.standpat.hand.HandState.Betting;
import org.standpat.hand.HandState.Drawing;
import org.standpat.hand.HandState.Finished;
import org.standpat.hand.HandState.Opening;
import org.standpat.hand.HandState.ShowingDown;
import org.standpat.hand.HandState.Started;
import org.standpat.hand.HandState.Voided;

/** What rulings of the floor do to a hand (section 7). */
final class FloorFold {

    private FloorFold() {}

    /** The player is out as if folded (rule 7.3). If it was his turn, it is the next player's. */
    static HandState kill(HandState state, int seat) {
        Started started = HandFold.in(Started.class, state);
        Player player = started.table().player(seat);
        if (!player.contends() || started.table().contenders() < 2) {
            throw new IllegalArgumentException("seat " + seat + " has no hand that can be ruled dead, or the last one");
        }
        Table table = HandFold.muck(started.table(), seat, Player.Standing.DEAD);
        return switch (started) {
            case Opening opening -> opening.with(table);
            case Betting betting -> new Betting(table, betting.betting(), turn(betting, table));
            case Drawing drawing -> {
                int next = drawing.toDeclare() == seat ? DrawFold.nextToDeclare(table, seat) : drawing.toDeclare();
                yield new Drawing(table, next, drawing.first(), drawing.burned(), Table.NOBODY);
            }
            case ShowingDown showing ->
                showing.toShow() == seat
                        ? ShowdownFold.nextToShow(showing, table, seat)
                        : new ShowingDown(table, showing.toShow(), showing.first());
            case HandState.Settling ignored -> throw isOver();
            case Voided ignored -> throw isOver();
            case Finished ignored -> throw isOver();
        };
    }

    private static int turn(Betting betting, Table table) {
        int turn = betting.toAct();
        boolean still =
                turn != Table.NOBODY && table.inHand() > 1 && betting.betting().awaits(table, table.player(turn));
        return still ? turn : betting.betting().nextAfter(table, turn);
    }

    static Voided end(HandState state, Ending ending, Ruling ruling) {
        return switch (HandFold.in(Started.class, state)) {
            case Opening opening -> new Voided(opening.table(), ending, ruling);
            case Betting betting -> new Voided(betting.table(), ending, ruling);
            case Drawing drawing -> new Voided(drawing.table(), ending, ruling);
            case ShowingDown showing -> new Voided(showing.table(), ending, ruling);
            case HandState.Settling ignored -> throw isOver();
            case Voided ignored -> throw isOver();
            case Finished ignored -> throw isOver();
        };
    }

    static Voided refund(Voided voided, Refunded refunded) {
        Table table = voided.table().with(refunded.seat(), player -> player.refunded(refunded.amount()));
        return new Voided(table, voided.ending(), voided.ruling());
    }

    static Finished complete(Voided voided, HandCompleted completed) {
        List<Share> stacks = new ArrayList<>();
        for (Player player : voided.table().players()) {
            stacks.add(new Share(player.seat(), player.stack()));
        }
        long left = voided.table().committed();
        if (left != 0 || !stacks.equals(completed.stacks())) {
            throw new IllegalArgumentException("with " + left + " chips still to be refunded the stacks are " + stacks
                    + ", the event says " + completed.stacks());
        }
        return new Finished(voided.table(), voided.ending(), List.of(), Map.of(), Map.of(), Map.of());
    }

    /** The last ruling on a pot is the one that counts. */
    static Finished rule(Finished finished, PotRuled ruled) {
        if (ruled.pot() < 0 || ruled.pot() >= finished.pots().size()) {
            throw new IllegalArgumentException(
                    "there are " + finished.pots().size() + " pots, none has number " + ruled.pot());
        }
        long sum = 0;
        for (Share share : ruled.shares()) {
            if (!finished.table().hasSeat(share.seat()) || share.amount() <= 0) {
                throw new IllegalArgumentException("seat " + share.seat() + " cannot get " + share.amount() + " chips");
            }
            sum = Math.addExact(sum, share.amount());
        }
        if (sum != finished.due(ruled.pot())) {
            throw new IllegalArgumentException("pot " + ruled.pot() + " holds " + finished.due(ruled.pot())
                    + " chips after rake, shares add up to " + sum);
        }
        Map<Integer, List<Share>> rulings = new HashMap<>(finished.ruled());
        rulings.put(ruled.pot(), ruled.shares());
        return new Finished(
                finished.table(), finished.ending(), finished.pots(), finished.raked(), finished.awards(), rulings);
    }

    private static IllegalArgumentException isOver() {
        return new IllegalArgumentException("the hand is being settled or is over");
    }
}
