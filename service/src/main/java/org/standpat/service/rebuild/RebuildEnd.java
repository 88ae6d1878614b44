package org.standpat.service.rebuild;

import java.util.List;
import java.util.Optional;

/**
 * How a rebuild ended.
 *
 * @param events events replayed
 * @param millis how long it took
 * @param failure why it ended early; empty when it did not
 * @param parkedEvents events that could not be handled, those behind them included
 * @param parked the first of them, each as a sentence
 */
record RebuildEnd(long events, long millis, Optional<String> failure, long parkedEvents, List<String> parked) {

    RebuildEnd {
        parked = List.copyOf(parked);
    }

    /** Whether every event is in the tables. */
    boolean isGood() {
        return failure.isEmpty() && parkedEvents == 0;
    }
}
