package org.standpat.query.projection;

import java.time.Instant;
import java.util.List;
import org.standpat.hand.Ending;
import org.standpat.hand.HandState;
import org.standpat.hand.Player;
import org.standpat.hand.Table;
import org.standpat.query.summary.HandSummary;
import org.standpat.query.summary.PlayerFacts;

/**
 * What table {@code hand_player} says of a player in a hand. Chips are whole smallest units.
 *
 * @param seat his seat
 * @param player the room's name for him
 * @param startedAt when the hand began
 * @param stackBefore chips before the hand
 * @param stackAfter chips now, or after the hand as corrected
 * @param putIn chips put in and not got back
 * @param won chips awarded, as corrected
 * @param counts whether the hand was played to its end, and so counts in statistics
 * @param enteredPot whether he called, bet or raised on the first betting round
 * @param raisedFirst whether he raised on it
 * @param showdown whether he was in the hand at the showdown
 * @param wonAtShowdown whether he was awarded chips there
 * @param drawn cards taken on the first, second ... draw
 */
record PlayerRow(
        int seat,
        String player,
        Instant startedAt,
        long stackBefore,
        long stackAfter,
        long putIn,
        long won,
        boolean counts,
        boolean enteredPot,
        boolean raisedFirst,
        boolean showdown,
        boolean wonAtShowdown,
        List<Integer> drawn) {

    /** Copies the list. */
    PlayerRow {
        drawn = List.copyOf(drawn);
    }

    /** One row for each player, by seat number; none before the hand started. */
    static List<PlayerRow> of(HandSummary summary) {
        return summary.state() instanceof HandState.Started started
                ? summary.players().stream().map(facts -> of(started, facts)).toList()
                : List.of();
    }

    private static PlayerRow of(HandState.Started state, PlayerFacts facts) {
        Table table = state.table();
        Player player = table.player(facts.seat());
        return new PlayerRow(
                facts.seat(),
                facts.name(),
                table.startedAt(),
                facts.stackBefore(),
                stackAfter(state, player),
                player.committed(),
                facts.won(),
                counts(state),
                facts.enteredPot(),
                facts.raisedFirst(),
                facts.showdown(),
                facts.wonAtShowdown(),
                facts.drawn());
    }

    /** Hands that were played to their end count in statistics; misdeals and cancelled hands do not. */
    private static boolean counts(HandState state) {
        return state instanceof HandState.Finished finished && finished.ending() == Ending.PLAYED;
    }

    private static long stackAfter(HandState state, Player player) {
        return state instanceof HandState.Finished finished ? finished.correctedStack(player.seat()) : player.stack();
    }
}
