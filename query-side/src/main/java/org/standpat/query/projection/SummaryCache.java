package org.standpat.query.projection;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/**
 * Running hands as committed events left them, the least recently used one dropped when there are too many. It only saves reading:
 * what it does not hold is folded from the event table again.
 */
final class SummaryCache {

    private static final float LOAD_FACTOR = 0.75f;

    private final Map<UUID, ProjectedHand> hands =
            new LinkedHashMap<>(ProjectionLimits.MOST_CACHED_HANDS, LOAD_FACTOR, true) {
                private static final long serialVersionUID = 1L;

                @Override
                protected boolean removeEldestEntry(Map.Entry<UUID, ProjectedHand> eldest) {
                    return size() > ProjectionLimits.MOST_CACHED_HANDS;
                }
            };

    /** The hand, when it is held exactly as its event {@code position} left it. */
    synchronized Optional<ProjectedHand> at(UUID hand, int position) {
        return Optional.ofNullable(hands.get(hand)).filter(held -> held.position() == position);
    }

    synchronized void put(UUID hand, ProjectedHand projected) {
        hands.put(hand, projected);
    }

    synchronized void remove(UUID hand) {
        hands.remove(hand);
    }
}
