package org.standpat.service.exports;

import java.util.List;
import java.util.UUID;
import org.standpat.query.export.HandPages;

/** Hands that were named. */
final class NamedPages implements HandPages {

    private final List<UUID> hands;
    private int next;

    NamedPages(List<UUID> hands) {
        this.hands = List.copyOf(hands);
    }

    @Override
    public List<UUID> next() {
        List<UUID> page = hands.subList(next, Math.min(hands.size(), next + MOST_HANDS));
        next += page.size();
        return page;
    }
}
