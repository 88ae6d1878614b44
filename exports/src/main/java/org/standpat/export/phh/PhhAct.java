package org.standpat.export.phh;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.standpat.hand.HandEvent;

/**
 * One action and the events beside it, which stay with it wherever it is written.
 *
 * @param draw draws begun so far, 0 before the first
 * @param kind what it is on a draw
 * @param words what it says; empty for the beginning of the hand, which has no action
 * @param before events that lead it: a declaration that was changed
 * @param after events without an action that follow on it
 */
record PhhAct(int draw, Kind kind, String words, List<HandEvent> before, List<HandEvent> after) {

    /** What an action is on a draw. */
    enum Kind {
        /** A discard, or standing pat. */
        DECLARATION(0),
        /** Cards that replace discards. */
        CARDS(1),
        /** The fold by which others see that a hand was killed. */
        KILLED(2),
        /** It belongs to no draw. */
        OTHER(3);

        private final int turn;

        Kind(int turn) {
            this.turn = turn;
        }
    }

    /** What happens before the first action. */
    static PhhAct beginning() {
        return of(0, Kind.OTHER, "");
    }

    /** An action with nothing beside it yet. */
    static PhhAct of(int draw, Kind kind, String words) {
        return new PhhAct(draw, kind, words, new ArrayList<>(), new ArrayList<>());
    }

    /** The actions with all declarations of each draw before all its cards; else they keep their order. */
    static List<PhhAct> declaredFirst(List<PhhAct> acts) {
        List<PhhAct> ordered = new ArrayList<>();
        List<PhhAct> drawing = new ArrayList<>();
        for (PhhAct act : acts) {
            if (!drawing.isEmpty() && !act.goesOn(drawing.getFirst())) {
                ordered.addAll(sorted(drawing));
                drawing.clear();
            }
            drawing.add(act);
        }
        ordered.addAll(sorted(drawing));
        return ordered;
    }

    private boolean goesOn(PhhAct first) {
        return kind != Kind.OTHER && first.kind != Kind.OTHER && draw == first.draw;
    }

    private static List<PhhAct> sorted(List<PhhAct> drawing) {
        return drawing.stream()
                .sorted(Comparator.comparingInt(act -> act.kind.turn))
                .toList();
    }
}
