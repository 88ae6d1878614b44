package org.standpat.formats.judge;

import java.util.ArrayList;
import java.util.List;
import org.standpat.formats.transcript.Told;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.CardsReplaced;
import org.standpat.hand.HandEvent.DiscardDeclared;
import org.standpat.hand.HandEvent.StoodPat;
import org.standpat.hand.HandFold;
import org.standpat.hand.HandState;
import org.standpat.hand.HandState.Drawing;
import org.standpat.hand.ImpossibleEvent;
import org.standpat.hand.Table;

/**
 * Puts a draw into the order of the table that a file tells with all declarations before all cards. What the file tells between two of
 * these goes with the one before it.
 */
final class DrawSequence {

    private final List<Told> told = new ArrayList<>();
    private final List<List<Told>> waiting = new ArrayList<>();
    private HandState state;

    private DrawSequence(Drawing opened) {
        state = opened;
    }

    /**
     * The steps of a hand with the draw that begins at one of them as the house rules have it; where the rules do not allow what is told,
     * the order from there on is the file's.
     *
     * @param steps the whole hand
     * @param from the first step of the draw, from 0
     * @param opened the draw before anybody has declared
     */
    static List<Told> atTheTable(List<Told> steps, int from, Drawing opened) {
        int to = from;
        while (to < steps.size() && belongsToDraw(steps.get(to))) {
            to++;
        }
        DrawSequence draw = new DrawSequence(opened);
        draw.told.addAll(steps.subList(0, from));
        draw.order(steps.subList(from, to));
        draw.told.addAll(steps.subList(to, steps.size()));
        return List.copyOf(draw.told);
    }

    private static boolean belongsToDraw(Told step) {
        return step instanceof Told.Happened happened
                && !(happened.event() instanceof HandEvent.Folded)
                && !(happened.event() instanceof HandEvent.HandShown)
                && !(happened.event() instanceof HandEvent.HandMucked);
    }

    private void order(List<Told> steps) {
        waiting.add(new ArrayList<>());
        for (Told step : steps) {
            if (declares(step) || deals(step)) {
                waiting.add(new ArrayList<>());
            }
            waiting.getLast().add(step);
        }
        boolean goesOn = tell(0);
        while (goesOn && state instanceof Drawing drawing) {
            int next = next(drawing);
            goesOn = next >= 0 && tell(next);
        }
        waiting.forEach(told::addAll);
    }

    /** Where the first declaration or the first cards wait, whichever it is time for; -1 when the draw is over or the file has none. */
    private int next(Drawing drawing) {
        boolean declares = drawing.turn() != Table.NOBODY;
        boolean over = !declares && !drawing.table().owesCards();
        for (int i = 0; i < waiting.size() && !over; i++) {
            Told first = waiting.get(i).getFirst();
            if (declares ? declares(first) : deals(first)) {
                return i;
            }
        }
        return -1;
    }

    /** False when it cannot follow, such as what happened when the draw was over. */
    private boolean tell(int index) {
        List<Told> group = waiting.remove(index);
        told.addAll(group);
        try {
            for (Told step : group) {
                if (step instanceof Told.Happened happened) {
                    state = HandFold.evolve(state, happened.event());
                }
            }
            return true;
        } catch (ImpossibleEvent cannotFollow) {
            return false;
        }
    }

    private static boolean declares(Told step) {
        return step instanceof Told.Happened happened
                && (happened.event() instanceof DiscardDeclared || happened.event() instanceof StoodPat);
    }

    private static boolean deals(Told step) {
        return step instanceof Told.Happened happened && happened.event() instanceof CardsReplaced;
    }
}
