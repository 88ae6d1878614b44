package org.standpat.db.access;

import java.time.Instant;
import java.util.Optional;
import java.util.UUID;

/**
 * Hole cards of one hand that were given to somebody, although they were not shown at the table.
 *
 * @param number its place in the record, in the order of time but for those at the same instant
 * @param at when it was recorded, which is before the cards left
 * @param who the holder of the key, or the user of the operating system
 * @param role {@code player} or {@code staff}
 * @param hand the hand; empty for a text in quarantine
 * @param reason as it was sent; empty when none was
 * @param live whether the hand was still played
 * @param what the address or the verb by which they were asked for
 */
public record CardAccess(
        long number,
        Instant at,
        String who,
        String role,
        Optional<UUID> hand,
        Optional<String> reason,
        boolean live,
        String what) {}
