package org.standpat.formats.judge;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.standpat.card.Cards;
import org.standpat.formats.Spot;
import org.standpat.formats.transcript.Room.Showing;
import org.standpat.formats.transcript.Statement;
import org.standpat.formats.transcript.Statement.Mucked;
import org.standpat.formats.transcript.Statement.OfSeat;
import org.standpat.formats.transcript.Statement.Shown;
import org.standpat.hand.Ending;
import org.standpat.hand.HandCommand;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.HandMucked;
import org.standpat.hand.HandEvent.HandShown;
import org.standpat.hand.HandState.Finished;
import org.standpat.hand.HandState.ShowingDown;
import org.standpat.hand.Player;
import org.standpat.hand.Table;

/**
 * The showdown of a hand that is played from its file. Rooms show hands pot by pot, side pots first, or in an order
 * of their own; the record has them in the order of rule 6.1, and a remark says so.
 */
final class ShowdownReplay {

    private final RunningHand hand;
    private final Showing showing;
    private final List<String> remarks;
    private final List<OfSeat> said = new ArrayList<>();
    private final Map<Integer, Cards> mucked = new HashMap<>();

    ShowdownReplay(RunningHand hand, Showing showing, List<String> remarks) {
        this.hand = hand;
        this.showing = showing;
        this.remarks = remarks;
    }

    void says(OfSeat showOrMuck) {
        said.add(showOrMuck);
    }

    /** What players held who mucked, as far as it was known. */
    Map<Integer, Cards> mucked() {
        return mucked;
    }

    /** The hand is cancelled now: shows and mucks what was said before, as far as it came in the order of the rules. */
    void playBeforeCancelled() {
        List<OfSeat> open = new ArrayList<>(said);
        while (hand.state() instanceof ShowingDown showing) {
            OfSeat next = takeOf(open, showing.toShow());
            if (next == null) {
                return;
            }
            play(showing, next, next.at());
        }
    }

    /** Shows and mucks in the order of the rules what the file says; {@code end} is where the file ends. */
    void play(Spot end) {
        if (isCancelled()) {
            // What was said before was shown already; a showdown that is cut short does not follow from the rules.
            return;
        }
        List<OfSeat> open = new ArrayList<>(said);
        while (hand.state() instanceof ShowingDown showing && showing.toShow() != Table.NOBODY) {
            play(showing, takeOf(open, showing.toShow()), end);
        }
        for (OfSeat left : open) {
            compare(left);
        }
        compareOrder();
    }

    private void play(ShowingDown showing, @Nullable OfSeat statement, Spot end) {
        int seat = showing.toShow();
        Spot spot = statement == null ? end : statement.at();
        if (statement instanceof Shown shown) {
            hand.ask(spot, new HandCommand.Show(seat, shown.cards()));
            return;
        }
        boolean lastLeft =
                showing.table().players().stream().filter(Player::contends).count() == 1;
        if (statement == null && !lastLeft) {
            throw hand.otherwise(
                    spot,
                    "6.1",
                    "Rule 6.1: the file ends before the hand does: expected " + Awaited.words(showing) + ".");
        }
        mucked.put(seat, showing.table().player(seat).cards());
        hand.ask(spot, new HandCommand.Muck(seat));
    }

    private static @Nullable OfSeat takeOf(List<OfSeat> open, int seat) {
        for (OfSeat statement : open) {
            if (statement.seat() == seat) {
                open.remove(statement);
                return statement;
            }
        }
        return null;
    }

    /** What is left was shown by the rules already, or came after the hand was over. */
    private void compare(OfSeat left) {
        HandShown shown = shown(left.seat());
        if (left instanceof Shown stated) {
            if (shown == null && wasShowdown()) {
                throw hand.otherwise(left.at(), "6.1", "Rule 6.1: seat " + left.seat() + " has no hand to show here.");
            }
            if (shown == null) {
                remarks.add("seat " + left.seat() + " showed his hand after the others had folded");
            } else if (!shown.cards().knownSet().equals(stated.cards().knownSet())) {
                throw hand.otherwise(
                        left.at(), "6.2", "Rule 6.2: seat " + left.seat() + " holds other cards than the file says.");
            }
        } else if (shown != null) {
            throw hand.otherwise(
                    left.at(),
                    "6.2",
                    "Rule 6.2: seat " + left.seat() + " holds a hand that no other beats and mucks it.");
        }
    }

    private boolean isCancelled() {
        return hand.state() instanceof Finished finished && finished.ending() == Ending.CANCELLED;
    }

    private boolean wasShowdown() {
        return hand.events().stream().anyMatch(HandEvent.ShowdownOpened.class::isInstance);
    }

    private @Nullable HandShown shown(int seat) {
        for (HandEvent event : hand.events()) {
            if (event instanceof HandShown shown && shown.seat() == seat) {
                return shown;
            }
        }
        return null;
    }

    private void compareOrder() {
        List<Integer> stated = said.stream().map(OfSeat::seat).distinct().toList();
        List<Integer> actual = new ArrayList<>();
        for (HandEvent event : hand.events()) {
            if (event instanceof HandShown || event instanceof HandMucked) {
                actual.add(((HandEvent.OfSeat) event).seat());
            }
        }
        actual.retainAll(stated);
        if (!wasShowdown() || actual.equals(stated)) {
            return;
        }
        boolean onePot =
                hand.state() instanceof Finished finished && finished.pots().size() < 2;
        if (onePot && showing == Showing.BY_THE_RULE) {
            throw hand.otherwise(
                    said.getFirst().at(),
                    "6.1",
                    "Rule 6.1: hands are shown in the order of seats " + actual + ", the file has " + stated + ".");
        }
        remarks.add("the file has hands shown in the order of seats " + stated + ", the events by rule 6.1");
    }

    /** True for a statement of the showdown. */
    static boolean isOf(Statement statement) {
        return statement instanceof Shown || statement instanceof Mucked;
    }
}
