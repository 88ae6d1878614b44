package org.standpat.formats.ohh;

import java.util.ArrayList;
import java.util.List;
import org.standpat.export.json.EventObjects;
import org.standpat.formats.Spot;
import org.standpat.hand.HandEvent;
import tools.jackson.databind.node.ObjectNode;

/** One thing that happened in a hand: an action of a round, or between them an event for which the format has no action. */
sealed interface OhhStep {

    /** The field of an event beside the actions that says how many actions stand before it. */
    String AFTER = "after";

    /** Where it stands. */
    Spot at();

    /** An action of the format. */
    record Action(OhhObject action) implements OhhStep {
        @Override
        public Spot at() {
            return action.at();
        }
    }

    /** An event beside the actions. */
    record Beside(OhhObject object, HandEvent event) implements OhhStep {
        @Override
        public Spot at() {
            return object.at();
        }
    }

    /** All of a hand, in order. */
    static List<OhhStep> of(OhhObject hand) {
        List<OhhStep> steps = new ArrayList<>();
        List<OhhObject> beside = hand.object(OhhGame.DRAW).objects("events");
        int actions = 0;
        int next = 0;
        for (OhhObject round : hand.objects("rounds")) {
            for (OhhObject action : round.objects("actions")) {
                next = take(beside, next, actions, steps);
                actions++;
                steps.add(new Action(action));
            }
        }
        next = take(beside, next, actions, steps);
        if (next < beside.size()) {
            throw beside.get(next)
                    .refused(
                            AFTER,
                            "expected the number of actions before this event, of which there are " + actions
                                    + " in all, and not less than for the event before it");
        }
        return steps;
    }

    private static int take(List<OhhObject> beside, int from, int actions, List<OhhStep> steps) {
        int next = from;
        while (next < beside.size() && beside.get(next).number(AFTER) == actions) {
            OhhObject object = beside.get(next);
            steps.add(new Beside(object, event(object)));
            next++;
        }
        return next;
    }

    private static HandEvent event(OhhObject object) {
        try {
            ObjectNode fields = object.node();
            fields.remove(AFTER);
            return EventObjects.read(fields);
        } catch (IllegalArgumentException misfit) {
            throw object.refused("expected an event as docs/events.md describes it: " + misfit.getMessage());
        }
    }
}
