package org.standpat.query.api;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.standpat.db.access.CardAccess;

/**
 * Who was given hole cards that were not shown at the table, the newest first.
 *
 * @param entries one for each hand and request
 * @param next what to send as {@code before} for those before; null when these are the last
 */
record AccessBody(List<EntryBody> entries, Optional<Long> next) {

    AccessBody {
        entries = List.copyOf(entries);
    }

    /**
     * Unshown cards of one hand that were given to somebody.
     *
     * @param number its place in the record
     * @param at when it was recorded, before the cards left
     * @param who the holder of the key, or the user of the operating system who ran a verb
     * @param role "player" or "staff"
     * @param hand the hand; null for a text in quarantine
     * @param reason why, as he said it; null when he did not
     * @param live whether the hand was still played
     * @param what the address or the verb by which they were asked for
     */
    record EntryBody(
            long number,
            Instant at,
            String who,
            String role,
            Optional<UUID> hand,
            Optional<String> reason,
            boolean live,
            String what) {

        static EntryBody of(CardAccess access) {
            return new EntryBody(
                    access.number(),
                    access.at(),
                    access.who(),
                    access.role(),
                    access.hand(),
                    access.reason(),
                    access.live(),
                    access.what());
        }
    }

    /** A page of entries, of which there may be one more than fit. */
    static AccessBody of(List<CardAccess> found, int limit) {
        List<CardAccess> page = found.subList(0, Math.min(limit, found.size()));
        return new AccessBody(
                page.stream().map(EntryBody::of).toList(),
                found.size() > limit ? Optional.of(page.getLast().number()) : Optional.empty());
    }
}
