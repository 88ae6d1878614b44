package org.standpat.query.projection;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.standpat.db.log.StoredEvent;

/** What one transaction does to one hand: a step for each event, and the events that it parks. */
final class HandSteps {

    private static final int NOT_PARKED = Integer.MAX_VALUE;

    private final HandFolder folder;
    private final Instant now;
    private final List<ProjectedHand> steps = new ArrayList<>();
    private final List<ParkedEvent> parked = new ArrayList<>();
    private Optional<ProjectedHand> known;
    private final int written;
    private int position;
    private int parkedFrom;

    private HandSteps(HandFolder folder, Instant now, Optional<ProjectedHand> known, int position, int parkedFrom) {
        this.folder = folder;
        this.now = now;
        this.known = known;
        this.written = position;
        this.position = position;
        this.parkedFrom = parkedFrom;
    }

    /** A hand that is held exactly as the event before left it. */
    static HandSteps after(HandFolder folder, Instant now, ProjectedHand known) {
        return new HandSteps(folder, now, Optional.of(known), known.position(), NOT_PARKED);
    }

    /** A hand of which only this is known. */
    static HandSteps of(HandFolder folder, Instant now, HandTables.Standing standing) {
        return new HandSteps(
                folder,
                now,
                Optional.empty(),
                standing.position(),
                standing.parkedFrom().orElse(NOT_PARKED));
    }

    /**
     * Takes the next event that came. One that the tables reflect already is passed over. The feed may bring two events of a hand
     * in the wrong order when their transactions overlapped: the later one then brings the earlier one along.
     */
    void take(StoredEvent event) {
        if (event.number() >= parkedFrom) {
            parkBehind(event);
        } else if (event.number() > position) {
            try {
                FoldedHand before = known.filter(hand -> hand.position() == event.number() - 1)
                        .map(ProjectedHand::folded)
                        .orElseGet(() -> folder.before(event));
                step(new ProjectedHand(folder.after(before, event), event));
            } catch (RuntimeException fault) {
                if (!Faults.isOfTheEvent(fault)) {
                    throw fault;
                }
                park(event, fault);
            }
        }
    }

    private void step(ProjectedHand next) {
        steps.add(next);
        known = Optional.of(next);
        position = next.position();
    }

    private void park(StoredEvent event, RuntimeException fault) {
        parkedFrom = event.number();
        parked.add(new ParkedEvent(
                event.hand(), event.number(), event.feedPosition(), now, false, Reasons.of(event, fault)));
    }

    private void parkBehind(StoredEvent event) {
        parked.add(new ParkedEvent(
                event.hand(), event.number(), event.feedPosition(), now, true, Reasons.behind(parkedFrom)));
    }

    /** The row of this step cannot be written: it is parked, the steps after it behind it, and those before it stay. */
    void refuse(ProjectedHand refused, RuntimeException fault) {
        int index = steps.indexOf(refused);
        List<ProjectedHand> after = List.copyOf(steps.subList(index + 1, steps.size()));
        steps.subList(index, steps.size()).clear();
        park(refused.last(), fault);
        after.forEach(step -> parkBehind(step.last()));
        known = Optional.empty();
    }

    /** The steps in order. */
    List<ProjectedHand> steps() {
        return List.copyOf(steps);
    }

    /** What is to be written when the hand is written as this step left it. */
    HandChange upTo(ProjectedHand step) {
        return new HandChange(step, written);
    }

    /** How the hand stands after the last step; empty when there was none. */
    Optional<ProjectedHand> last() {
        return steps.isEmpty() ? Optional.empty() : Optional.of(steps.getLast());
    }

    List<ParkedEvent> parked() {
        return List.copyOf(parked);
    }
}
