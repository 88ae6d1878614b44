package org.standpat.query.export;

import java.util.List;
import java.util.UUID;

/** The hands of a selection, a few at a time, so that they are never all in memory. */
@FunctionalInterface
public interface HandPages {

    /** Most hands of a page: all their events are held at once. */
    int MOST_HANDS = 20;

    /** The next hands, {@value #MOST_HANDS} at most; none when all were given. */
    List<UUID> next();
}
