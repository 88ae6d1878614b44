package org.standpat.service.exports;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.standpat.db.log.EventCodec;
import org.standpat.db.log.EventLog;
import org.standpat.db.log.StoredEvent;
import org.standpat.db.log.UnreadableEventException;
import org.standpat.hand.HandEvent.HandStarted;
import org.standpat.query.export.HandPages;
import org.standpat.query.listing.HandSearch;

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
        ids.stream().filter(hand -> mayBeMeant(starts.get(hand))).forEach(found::add);
    }

    /** A hand whose start cannot be read may be one that is looked for: it is told as left out, rather than not at all. */
    private boolean mayBeMeant(@Nullable StoredEvent start) {
        try {
            return start == null
                    || !(codec.decode(start.type(), start.payload()) instanceof HandStarted started)
                    || search.finds(started);
        } catch (UnreadableEventException unreadable) {
            return true;
        }
    }
}
