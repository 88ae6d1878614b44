package org.standpat.query.live;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/** The last changes before a place of the log, {@link LiveLimits#MOST_RECENT} at most. Safe for many threads. */
final class RecentChanges {

    private final TreeMap<Long, Change> byPosition = new TreeMap<>();
    private long from;
    private long upTo;

    /** Has none, and begins after this feed position. */
    RecentChanges(long position) {
        this.from = position;
        this.upTo = position;
    }

    /** The feed position up to which all changes since the beginning were added. */
    synchronized long upTo() {
        return upTo;
    }

    /** Adds the changes that follow on {@link #upTo}; drops the oldest of too many. */
    synchronized void add(Changes changes) {
        changes.changes().forEach(change -> byPosition.put(change.feedPosition(), change));
        upTo = changes.upTo();
        while (byPosition.size() > LiveLimits.MOST_RECENT) {
            from = byPosition.pollFirstEntry().getKey();
        }
    }

    /** What somebody watches after this position, {@link LiveLimits#PAGE} changes at most; empty when that is too long ago to be held. */
    synchronized Optional<Changes> after(long position, Interest interest) {
        if (position < from) {
            return Optional.empty();
        }
        List<Change> found = new ArrayList<>();
        for (Change change : byPosition.tailMap(position, false).values()) {
            if (interest.covers(change.hand())) {
                found.add(change);
                if (found.size() == LiveLimits.PAGE) {
                    return Optional.of(new Changes(found, change.feedPosition()));
                }
            }
        }
        // A stream may have been told of later places than are known here: by the tables that another build had.
        return Optional.of(new Changes(found, Math.max(position, upTo)));
    }
}
