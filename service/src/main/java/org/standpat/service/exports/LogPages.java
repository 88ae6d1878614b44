package org.standpat.service.exports;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.standpat.db.log.EventCodec;
import org.standpat.db.log.EventLog;
import org.standpat.db.log.StoredEvent;
import org.standpat.db.log.UnreadableEventException;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.HandStarted;
import org.standpat.hand.ImpossibleEvent;
import org.standpat.query.export.HandPages;
import org.standpat.query.listing.HandSearch;
import org.standpat.query.listing.JudgedHand;

/**
 * The hands of a log that a search finds, by their ids. It asks the log and not the listing, which may be behind: hands that were just
 * imported are in no listing before a service has run.
 */
final class LogPages implements HandPages {

    /** Ids, and first events, that are read by one statement. */
    static final int IDS_AT_ONCE = 500;

    private final EventLog log;
    private final EventCodec codec;
    private final HandSearch search;
    private final Queue<UUID> found = new ArrayDeque<>();
    private @Nullable UUID last;
    private boolean ended;
    private long gone;

    LogPages(EventLog log, EventCodec codec, HandSearch search) {
        this.log = log;
        this.codec = codec;
        this.search = search;
    }

    @Override
    public List<UUID> next() {
        while (found.isEmpty() && !ended) {
            readOn();
        }
        List<UUID> page = new ArrayList<>();
        for (UUID hand = found.poll(); hand != null; hand = page.size() < MOST_HANDS ? found.poll() : null) {
            page.add(hand);
        }
        return page;
    }

    /** Hands of the log that were looked at, found or not, and given out since. */
    long gone() {
        return gone - found.size();
    }

    private void readOn() {
        List<UUID> ids = log.handIds(last, IDS_AT_ONCE);
        ended = ids.size() < IDS_AT_ONCE;
        if (ids.isEmpty()) {
            return;
        }
        last = ids.getLast();
        gone += ids.size();
        if (search.isForAll()) {
            found.addAll(ids);
            return;
        }
        Map<UUID, StoredEvent> starts = new HashMap<>();
        log.firstEvents(ids).forEach(start -> starts.put(start.hand(), start));
        Map<UUID, Optional<Boolean>> verdicts = new HashMap<>();
        ids.forEach(hand -> verdicts.put(hand, verdict(starts.get(hand))));
        verdicts.putAll(judged(ids.stream()
                .filter(hand -> verdicts.getOrDefault(hand, Optional.of(true)).isEmpty())
                .toList()));
        ids.stream()
                .filter(hand -> verdicts.getOrDefault(hand, Optional.empty()).orElse(true))
                .forEach(found::add);
    }

    /** A hand that cannot be read may be one that is looked for: it is told as left out, rather than not at all. */
    private Optional<Boolean> verdict(@Nullable StoredEvent start) {
        try {
            return start != null && codec.decode(start.type(), start.payload()) instanceof HandStarted started
                    ? search.finds(started)
                    : Optional.of(true);
        } catch (UnreadableEventException unreadable) {
            return Optional.of(true);
        }
    }

    /** Hands that only all of their events tell about, a few at a time. */
    private Map<UUID, Optional<Boolean>> judged(List<UUID> hands) {
        Map<UUID, Optional<Boolean>> verdicts = new HashMap<>();
        for (int first = 0; first < hands.size(); first += MOST_HANDS) {
            Map<UUID, List<StoredEvent>> events = new HashMap<>();
            for (StoredEvent event : log.ofHands(hands.subList(first, Math.min(hands.size(), first + MOST_HANDS)))) {
                events.computeIfAbsent(event.hand(), hand -> new ArrayList<>()).add(event);
            }
            events.forEach((hand, stored) -> verdicts.put(hand, Optional.of(mayBeMeant(stored))));
        }
        return verdicts;
    }

    private boolean mayBeMeant(List<StoredEvent> stored) {
        try {
            List<HandEvent> events = new ArrayList<>();
            for (StoredEvent event : stored) {
                if (!(codec.decode(event.type(), event.payload()) instanceof HandEvent happened)) {
                    return true;
                }
                events.add(happened);
            }
            return search.finds(JudgedHand.of(events));
        } catch (UnreadableEventException | ImpossibleEvent | ArithmeticException unreadable) {
            return true;
        }
    }
}
