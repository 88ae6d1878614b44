package org.standpat.service.demo;

import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.standpat.db.log.EventCodec;
import org.standpat.db.log.EventLog;
import org.standpat.hand.AlwaysTrue;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.HandCompleted;
import org.standpat.hand.HandEvent.Share;
import org.standpat.hand.HandFold;
import org.standpat.hand.HandState;
import org.standpat.hand.HandState.Started;

/** Replays hands from their stored events alone. Nothing is decided again. */
final class Replay {

    private final EventLog log;
    private final EventCodec codec;

    Replay(EventLog log, EventCodec codec) {
        this.log = log;
        this.codec = codec;
    }

    /**
     * A replayed hand.
     *
     * @param events how many events it has
     * @param end the state after the last of them
     * @param faults what is not as it should be, as sentences; empty when all is well
     */
    record Replayed(int events, HandState end, List<String> faults) {

        Replayed {
            faults = List.copyOf(faults);
        }

        /** Every player's chips in the end, by seat number. */
        List<Share> stacks() {
            return Replay.stacks(end);
        }
    }

    /**
     * Reads the hand's events and folds them, and does both once more.
     *
     * @throws org.standpat.hand.ImpossibleEvent when an event cannot follow
     * @throws org.standpat.db.log.UnreadableEventException when an event cannot be read
     */
    Replayed twice(UUID hand) {
        Replayed first = once(hand);
        Replayed second = once(hand);
        if (first.equals(second)) {
            return first;
        }
        List<String> faults = new ArrayList<>(first.faults());
        faults.add("two replays end differently");
        return new Replayed(first.events(), first.end(), faults);
    }

    private Replayed once(UUID hand) {
        List<HandEvent> events = log.hand(hand).stream()
                .map(row -> (HandEvent) codec.decode(row.type(), row.payload()))
                .toList();
        List<String> faults = new ArrayList<>();
        HandState state = HandState.NOT_STARTED;
        long chips = 0;
        for (HandEvent event : events) {
            state = HandFold.evolve(state, event);
            if (event instanceof HandEvent.HandStarted && state instanceof Started started) {
                chips = AlwaysTrue.chips(started);
            }
            faults.addAll(AlwaysTrue.faults(state, chips));
            if (event instanceof HandCompleted completed && !completed.stacks().equals(stacks(state))) {
                faults.add("the stacks differ from those of the last event");
            }
        }
        return new Replayed(events.size(), state, faults);
    }

    private static List<Share> stacks(HandState state) {
        return state instanceof Started started
                ? started.table().players().stream()
                        .map(player -> new Share(player.seat(), player.stack()))
                        .toList()
                : List.of();
    }
}
