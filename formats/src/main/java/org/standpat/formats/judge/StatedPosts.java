package org.standpat.formats.judge;

import java.util.Map;
import java.util.TreeMap;
import org.standpat.formats.Spot;
import org.standpat.formats.transcript.Statement;
import org.standpat.formats.transcript.Statement.Post;
import org.standpat.formats.transcript.Statement.Posted;
import org.standpat.formats.transcript.Transcript;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.AntePosted;
import org.standpat.hand.HandEvent.BlindPosted;

/** Compares the forced bets that the rules take from everybody with those that the file says were posted. */
final class StatedPosts {

    private final Transcript transcript;
    private final RunningHand hand;
    private final Map<Integer, Spot> spots = new TreeMap<>();

    private StatedPosts(Transcript transcript, RunningHand hand) {
        this.transcript = transcript;
        this.hand = hand;
    }

    static void compare(Transcript transcript, RunningHand hand) {
        new StatedPosts(transcript, hand).compare();
    }

    private void compare() {
        Map<Integer, Long> antes = new TreeMap<>();
        Map<Integer, Long> blinds = new TreeMap<>();
        for (Statement statement : transcript.statements()) {
            if (statement instanceof Posted posted) {
                spots.putIfAbsent(posted.seat(), posted.at());
                (posted.post() == Post.ANTE ? antes : blinds).merge(posted.seat(), posted.amount(), Long::sum);
            }
        }
        for (HandEvent event : hand.events()) {
            switch (event) {
                case AntePosted ante -> antes.merge(ante.seat(), -ante.amount(), Long::sum);
                case BlindPosted blind -> blinds.merge(blind.seat(), -blind.amount(), Long::sum);
                default -> {}
            }
        }
        antes.forEach((seat, more) -> refuse("3.5", "antes", seat, more));
        blinds.forEach((seat, more) -> refuse("3.2", "blinds", seat, more));
    }

    private void refuse(String rule, String what, int seat, long more) {
        if (more != 0) {
            Spot spot = spots.getOrDefault(seat, transcript.button().at());
            throw hand.otherwise(
                    spot,
                    rule,
                    "Rule " + rule + ": the file has seat " + seat + " post " + Math.abs(more)
                            + (more > 0 ? " more" : " less") + " in " + what + " than the rules do.");
        }
    }
}
