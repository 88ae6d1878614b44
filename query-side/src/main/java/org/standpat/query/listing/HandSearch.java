package org.standpat.query.listing;

import java.time.Instant;
import java.util.Optional;

/**
 * Which hands are looked for. Everything that is given must hold.
 *
 * @param player the room's name for somebody who was dealt in
 * @param table the room's name for the table
 * @param from hands that began at this time or later
 * @param to hands that began before this time
 */
public record HandSearch(
        Optional<String> player, Optional<String> table, Optional<Instant> from, Optional<Instant> to) {}
