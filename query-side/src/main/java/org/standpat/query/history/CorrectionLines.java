package org.standpat.query.history;

import java.util.ArrayList;
import java.util.List;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.PotRuled;
import org.standpat.hand.HandEvent.RulingIssued;
import org.standpat.hand.HandEvent.Share;
import org.standpat.hand.HandState.Finished;
import org.standpat.hand.Player;

/**
 * What was ruled after the hand was over (rule 7.6), and the hand as recorded beside the hand as corrected. The text above it stays
 * as it was.
 */
final class CorrectionLines {

    private CorrectionLines() {}

    /**
     * The section.
     *
     * @param finished the hand after the last of them
     * @param after the events after the end, in their order
     */
    static List<String> of(Finished finished, List<HandEvent> after) {
        if (after.isEmpty()) {
            return List.of();
        }
        List<String> lines = new ArrayList<>();
        lines.add(finished.ruled().isEmpty() ? "*** RULINGS ***" : "*** CORRECTION ***");
        for (HandEvent event : after) {
            if (event instanceof PotRuled ruled) {
                lines.addAll(ruled(finished, ruled));
            } else if (event instanceof RulingIssued issued) {
                lines.add(FloorLines.issued(issued.ruling()));
            }
        }
        if (!finished.ruled().isEmpty()) {
            for (Player player : finished.table().players()) {
                lines.add(both(finished, player));
            }
        }
        return lines;
    }

    private static List<String> ruled(Finished finished, PotRuled ruled) {
        String pot = Phrases.pot(ruled.pot(), finished.pots().size());
        List<String> lines = new ArrayList<>();
        lines.add(Phrases.capitalised(pot) + " ruled on" + FloorLines.by(ruled.ruling()));
        for (Share share : ruled.shares()) {
            lines.add(finished.table().player(share.seat()).name() + " is due " + share.amount() + " from " + pot);
        }
        return lines;
    }

    private static String both(Finished finished, Player player) {
        int seat = player.seat();
        long corrected = finished.correctedStack(seat);
        long won = won(finished, seat);
        return "Seat " + seat + ": " + player.name() + " as recorded won " + won + " and has " + player.stack()
                + ", as corrected won " + (won + corrected - player.stack()) + " and has " + corrected;
    }

    private static long won(Finished finished, int seat) {
        long won = 0;
        for (List<Share> shares : finished.awards().values()) {
            for (Share share : shares) {
                won += share.seat() == seat ? share.amount() : 0;
            }
        }
        return won;
    }
}
