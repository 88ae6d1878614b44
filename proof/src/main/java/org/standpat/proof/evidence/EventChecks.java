package org.standpat.proof.evidence;

import org.standpat.proof.entry.EventEntry;
import org.standpat.proof.note.Checkpoint;
import org.standpat.proof.tree.InclusionProof;

/** The checks of the events: one hand, all of its events from the first, each of them in the tree, and opened as the viewer may see it. */
final class EventChecks {

    /** The kind of event after which a hand is over. */
    private static final String COMPLETED = "HandCompleted";

    private EventChecks() {}

    static boolean isOver(Evidence evidence) {
        return evidence.events().stream().anyMatch(event -> event.entry().type().equals(COMPLETED));
    }

    static void check(Evidence evidence, Checkpoint checkpoint) {
        int line = EvidenceWriter.HEAD_LINES + 1;
        int number = 0;
        long feedPosition = 0;
        for (EvidenceEvent event : evidence.events()) {
            number++;
            order(evidence, event.entry(), line, number, feedPosition);
            feedPosition = event.entry().feedPosition();
            inclusion(event, line, checkpoint);
            opening(evidence.viewer(), event, line);
            line += event.lines();
        }
    }

    private static void order(Evidence evidence, EventEntry entry, int line, int number, long before) {
        Refusal.unless(
                entry.hand().equals(evidence.hand()),
                line,
                "An event of hand %s was expected, but one of %s came.".formatted(evidence.hand(), entry.hand()));
        Refusal.unless(
                entry.number() == number,
                line,
                "Event %d of the hand was expected, but number %d came: one is missing, doubled, or at another place."
                        .formatted(number, entry.number()));
        Refusal.unless(
                entry.feedPosition() > before,
                line,
                "Event %d was expected after place %d of the log, where the one before it is, but it is at place %d."
                        .formatted(number, before, entry.feedPosition()));
    }

    private static void inclusion(EvidenceEvent event, int line, Checkpoint checkpoint) {
        EventEntry entry = event.entry();
        Refusal.unless(
                entry.index() < checkpoint.size(),
                line,
                "Event %d is at place %d of the log, but the checkpoint ends at place %d."
                        .formatted(entry.number(), entry.feedPosition(), checkpoint.size()));
        Refusal.unless(
                new InclusionProof(entry.index(), checkpoint.size(), event.path())
                        .holds(entry.leaf(), checkpoint.root()),
                line,
                "Event %d is not what the log has signed at place %d: the event was changed, or its path."
                        .formatted(entry.number(), entry.feedPosition()));
    }

    private static void opening(EvidenceViewer viewer, EvidenceEvent event, int line) {
        EventEntry entry = event.entry();
        Refusal.unless(
                entry.isOpenForm(),
                line,
                "Event %d was expected to hide what not everybody may see, and does not.".formatted(entry.number()));
        Refusal.unless(
                viewer.sees(entry) == event.opened().isPresent(),
                line,
                "Event %d was expected to be %s to the viewer \"%s\", and is not."
                        .formatted(entry.number(), viewer.sees(entry) ? "opened" : "closed", viewer.text()));
        Refusal.unless(
                event.opened()
                        .map(opened -> entry.isOf(opened.salt(), opened.bytes()))
                        .orElse(true),
                line + 1,
                "The payload of event %d is not the one that was sealed: it was changed, or its salt."
                        .formatted(entry.number()));
    }
}
