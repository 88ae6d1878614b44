package org.standpat.query.api;

import java.util.Optional;
import org.standpat.hand.HandState;
import org.standpat.hand.Player;

/**
 * A player after one event of a hand. Chips are whole smallest units.
 *
 * @param seat his seat
 * @param player the room's name for him
 * @param stack chips behind; when the hand is over, after it as recorded
 * @param correctedStack chips behind as corrected by later rulings; null while no pot was ruled on
 * @param bet chips put in on this round
 * @param committed chips put in so far, this round's included
 * @param dead those of them that are for the main pot alone: dead blinds, and antes that not everybody pays
 * @param standing {@code in-hand}, {@code folded}, {@code shown}, {@code mucked} or {@code dead}
 * @param allIn whether he is in the hand and has put in all he had
 * @param cards the cards he holds
 * @param owed cards that he has still to receive
 * @param owedLater those of them that come after everybody else has drawn
 * @param drew cards that he asked for on the draw under way or the last one, 0 when pat; null before he declares
 */
record SeatBody(
        int seat,
        String player,
        long stack,
        Optional<Long> correctedStack,
        long bet,
        long committed,
        long dead,
        String standing,
        boolean allIn,
        String cards,
        int owed,
        int owedLater,
        Optional<Integer> drew) {

    static SeatBody of(HandState.Started state, Player player) {
        return new SeatBody(
                player.seat(),
                player.name(),
                player.stack(),
                state instanceof HandState.Finished finished
                                && !finished.ruled().isEmpty()
                        ? Optional.of(finished.correctedStack(player.seat()))
                        : Optional.empty(),
                player.bet(),
                player.committed(),
                player.dead(),
                Words.of(player.standing()),
                player.allIn(),
                player.cards().toString(),
                player.owed(),
                player.draw().later(),
                player.draw().declared() ? Optional.of(player.draw().taken()) : Optional.empty());
    }
}
