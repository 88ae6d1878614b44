package org.standpat.db.json;

import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import tools.jackson.databind.node.ObjectNode;

/**
 * Reads what was written long ago: the steps from the JSON of one revision of an event to that of the next. A new revision adds one step
 * at the end of its event's list; a step that is there is never changed, because what it reads never changes.
 */
final class RevisionSteps {

    /** By name of the event: first the step from revision 1 to revision 2, then from 2 to 3, and so on. */
    private static final Map<String, List<UnaryOperator<ObjectNode>>> STEPS = Map.of(
            "HandStarted", List.of(HandStartedSecondRevision::of),
            // Revision 2 only knows more kinds of blinds.
            "BlindPosted", List.of(UnaryOperator.identity()));

    private RevisionSteps() {}

    /** The steps from this revision of an event to the newest one, in order; none for the newest. */
    static List<UnaryOperator<ObjectNode>> from(String name, int revision) {
        List<UnaryOperator<ObjectNode>> steps = STEPS.getOrDefault(name, List.of());
        return steps.subList(revision - 1, steps.size());
    }
}
