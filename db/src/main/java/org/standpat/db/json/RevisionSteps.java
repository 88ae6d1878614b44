package org.standpat.db.json;

import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Reads what was written long ago: the steps from the fields of one revision of an event to that of the next. A new revision adds one step
 * at the end of its event's list; a step that is there is never changed, because what it reads never changes.
 */
final class RevisionSteps {

    /** By name of the event: first the step from revision 1 to revision 2, then from 2 to 3, and so on. */
    private static final Map<String, List<UnaryOperator<ObjectNode>>> STEPS = Map.of(
            "HandStarted", List.of(HandStartedSecondRevision::of),
            // Revision 2 only knows more kinds of blinds.
            "BlindPosted", List.of(UnaryOperator.identity()),
            // Revision 2 commits to each place of the deck, revision 1 to the order as a whole.
            "DeckShuffled", List.of(UnaryOperator.identity()),
            "DeckReshuffled", List.of(UnaryOperator.identity()),
            "CardsDealt", List.of(RevisionSteps::withoutPlaces),
            "CardsReplaced", List.of(RevisionSteps::withoutPlaces),
            "CardExposed", List.of(RevisionSteps::withoutPlace));

    private RevisionSteps() {}

    /** The steps from this revision of an event to the newest one, in order; none for the newest. */
    static List<UnaryOperator<ObjectNode>> from(String name, int revision) {
        List<UnaryOperator<ObjectNode>> steps = STEPS.getOrDefault(name, List.of());
        return steps.subList(revision - 1, steps.size());
    }

    private static ObjectNode withoutPlaces(ObjectNode first) {
        return with(first, "places", JsonNodeFactory.instance.arrayNode());
    }

    private static ObjectNode withoutPlace(ObjectNode first) {
        return with(first, "place", JsonNodeFactory.instance.nullNode());
    }

    private static ObjectNode with(ObjectNode older, String name, JsonNode value) {
        if (older.has(name)) {
            throw new IllegalArgumentException("field " + name + " is not of this revision");
        }
        ObjectNode newer = older.deepCopy();
        newer.set(name, value);
        return newer;
    }
}
