package org.standpat.service.demo;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.standpat.db.log.UnreadableEventException;
import org.standpat.hand.HandEvent.Share;
import org.standpat.hand.ImpossibleEvent;
import org.standpat.query.summary.HandPhase;
import org.standpat.service.demo.ReadSide.Listed;
import org.standpat.service.demo.Replay.Replayed;

/** Replays every hand and compares where it ends with everything else that says how it ended. */
final class ReplayCheck {

    private final Replay replay;
    private final Map<UUID, List<Share>> endings;

    /**
     * A check of hands.
     *
     * @param endings stacks after some of the hands, by the files that they came from
     */
    ReplayCheck(Replay replay, Map<UUID, List<Share>> endings) {
        this.replay = replay;
        this.endings = endings;
    }

    /**
     * What became of one hand.
     *
     * @param events how many events were replayed
     * @param faults where the replay differs, as sentences; empty when it matches
     */
    record Checked(Listed hand, int events, List<String> faults) {

        Checked {
            faults = List.copyOf(faults);
        }

        boolean matches() {
            return faults.isEmpty();
        }
    }

    Checked check(Listed hand) {
        try {
            Replayed replayed = replay.twice(hand.hand());
            return new Checked(hand, replayed.events(), faults(hand, replayed));
        } catch (ImpossibleEvent | UnreadableEventException | IllegalStateException fault) {
            return new Checked(hand, 0, List.of(String.valueOf(fault.getMessage())));
        }
    }

    private List<String> faults(Listed hand, Replayed replayed) {
        List<String> faults = new ArrayList<>(replayed.faults());
        if (replayed.events() != hand.position()) {
            faults.add("the read side is at event " + hand.position() + " of " + replayed.events());
        }
        if (!HandPhase.of(replayed.end()).name().equalsIgnoreCase(hand.phase())) {
            faults.add("the read side says that it is " + hand.phase());
        }
        if (!replayed.stacks().equals(hand.stacks())) {
            faults.add("the read side has other stacks");
        }
        List<Share> ending = endings.getOrDefault(hand.hand(), replayed.stacks());
        if (!replayed.stacks().equals(ending)) {
            faults.add("its file has other stacks");
        }
        return faults;
    }
}
