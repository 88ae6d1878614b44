package org.standpat.service.verify;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.UUID;
import org.standpat.verify.Finding;

/** What became of the hands so far. Many threads may add to it; it keeps numbers and a bounded list, whatever the number of hands. */
public final class VerifyReport {

    /** Faults that are named; of more only the number is told. */
    public static final int MOST_NAMED = 1_000;

    private final List<HandFinding> named = new ArrayList<>();
    private long hands;
    private long events;
    private long faults;
    private long faultyHands;

    /** One more hand has been gone over. */
    synchronized void add(UUID hand, int handEvents, List<Finding> findings) {
        hands++;
        events += handEvents;
        faults += findings.size();
        faultyHands += findings.isEmpty() ? 0 : 1;
        for (Finding finding : findings) {
            if (named.size() < MOST_NAMED) {
                named.add(new HandFinding(hand, finding));
            }
        }
    }

    /** Hands gone over. */
    public synchronized long hands() {
        return hands;
    }

    /** Their events. */
    public synchronized long events() {
        return events;
    }

    /** What was found. */
    public synchronized long faults() {
        return faults;
    }

    /** Hands in which something was found. */
    public synchronized long faultyHands() {
        return faultyHands;
    }

    /** The faults that are named, by hand and event. */
    synchronized List<HandFinding> named() {
        return named.stream()
                .sorted(Comparator.comparing((HandFinding fault) -> fault.hand().toString())
                        .thenComparingInt(fault -> fault.finding().eventNumber()))
                .toList();
    }
}
