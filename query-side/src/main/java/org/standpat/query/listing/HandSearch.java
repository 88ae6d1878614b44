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
