package org.standpat.query.listing;

import java.time.Instant;
import java.util.Optional;
import org.standpat.hand.HandEvent.HandStarted;

/**
 * Which hands are looked for. Everything that is given must hold.
 *
 * @param player the room's name for somebody who was dealt in
 * @param table the room's name for the table
 * @param from hands that began at this time or later
 * @param to hands that began before this time
 */
public record HandSearch(
        Optional<String> player, Optional<String> table, Optional<Instant> from, Optional<Instant> to) {

    /** The first time that a hand of the log can have begun at: the start of year 1. */
    public static final Instant FIRST_TIME = Instant.parse("0001-01-01T00:00:00Z");

    /** The last one: the end of year 9999. The tables have no room for times far beyond. */
    public static final Instant LAST_TIME = Instant.parse("9999-12-31T23:59:59.999999999Z");

    /** Whether a hand of the log can have begun then. */
    public static boolean isKept(Instant time) {
        return !time.isBefore(FIRST_TIME) && !time.isAfter(LAST_TIME);
    }

    /** Whether every hand is meant. */
    public boolean isForAll() {
        return player.isEmpty() && table.isEmpty() && from.isEmpty() && to.isEmpty();
    }

    /** Whether a hand that began so is meant: the same hands as the tables give. */
    public boolean finds(HandStarted hand) {
        return player.filter(name -> hand.seats().stream()
                                .noneMatch(seat -> seat.player().equals(name)))
                        .isEmpty()
                && table.filter(name -> !hand.table().equals(name)).isEmpty()
                && from.filter(hand.startedAt()::isBefore).isEmpty()
                && to.filter(time -> !hand.startedAt().isBefore(time)).isEmpty();
    }
}
