package org.standpat.service.drill;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;

/** What is counted and what is found, from many threads. */
final class Tally {

    /** Faults that are named; of more only the number is told. */
    static final int MOST_NAMED = 100;

    private final AtomicLong acknowledged = new AtomicLong();
    private final AtomicLong events = new AtomicLong();
    private final AtomicLong resent = new AtomicLong();
    private final AtomicLong wereThere = new AtomicLong();
    private final AtomicLong repeated = new AtomicLong();
    private final AtomicLong notNow = new AtomicLong();
    private final Map<Fault.Kind, Integer> found = new EnumMap<>(Fault.Kind.class);
    private final List<Fault> named = new ArrayList<>();

    /** A request was answered for the first time, with so many events. */
    void acknowledge(int itsEvents) {
        acknowledged.incrementAndGet();
        events.addAndGet(itsEvents);
    }

    /** A request without an answer was sent again and answered; whether its events had been there before. */
    void resend(boolean wasThere) {
        resent.incrementAndGet();
        wereThere.addAndGet(wasThere ? 1 : 0);
    }

    /** An answered request was sent again, and answered in the same words. */
    void repeat() {
        repeated.incrementAndGet();
    }

    /** A request was answered that the service cannot answer now. */
    void refuseForNow() {
        notNow.incrementAndGet();
    }

    synchronized void add(Fault fault) {
        found.merge(fault.kind(), 1, Integer::sum);
        if (named.size() < MOST_NAMED) {
            named.add(fault);
        }
    }

    long acknowledged() {
        return acknowledged.get();
    }

    long events() {
        return events.get();
    }

    long resent() {
        return resent.get();
    }

    long wereThere() {
        return wereThere.get();
    }

    long repeated() {
        return repeated.get();
    }

    long notNow() {
        return notNow.get();
    }

    /** Faults of this kind. */
    synchronized int found(Fault.Kind kind) {
        return found.getOrDefault(kind, 0);
    }

    /** All faults. */
    synchronized int found() {
        return found.values().stream().mapToInt(Integer::intValue).sum();
    }

    /** The faults that are named. */
    synchronized List<Fault> named() {
        return List.copyOf(named);
    }
}
