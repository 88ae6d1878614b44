package org.standpat.query.projection;

import java.util.ArrayList;
import java.util.List;
import org.standpat.hand.Ending;
import org.standpat.hand.HandState;
import org.standpat.hand.Player;
import org.standpat.query.summary.HandSummary;
import org.standpat.query.summary.PlayerFacts;

/**
 * What table {@code hand_player} says of a player in a hand, but for what it says of the hand itself. Chips are whole smallest units.
 *
 * @param facts what he did
 * @param stackAfter chips now, or after the hand as corrected
 * @param putIn chips put in and not got back
 * @param counts whether the hand was played to its end, and so counts in statistics
 * @param wonWithoutShowdown whether he was awarded chips in a hand without a showdown
 */
record PlayerRow(PlayerFacts facts, long stackAfter, long putIn, boolean counts, boolean wonWithoutShowdown) {

    /** One row for each player, by seat number; none before the hand started. */
    static List<PlayerRow> of(HandSummary summary) {
        if (!(summary.state() instanceof HandState.Started started)) {
            return List.of();
        }
        boolean counts = counts(started);
        boolean showdown = summary.hadShowdown();
        List<PlayerRow> rows = new ArrayList<>(summary.players().size());
        for (PlayerFacts facts : summary.players()) {
            Player player = started.table().player(facts.seat());
            boolean wonWithout = !showdown && facts.result().won() > 0;
            rows.add(new PlayerRow(facts, stackAfter(started, player), player.committed(), counts, wonWithout));
        }
        return rows;
    }

    /** Hands that were played to their end count in statistics; misdeals and cancelled hands do not. */
    private static boolean counts(HandState state) {
        return state instanceof HandState.Finished finished && finished.ending() == Ending.PLAYED;
    }

    private static long stackAfter(HandState state, Player player) {
        return state instanceof HandState.Finished finished ? finished.correctedStack(player.seat()) : player.stack();
    }
}
