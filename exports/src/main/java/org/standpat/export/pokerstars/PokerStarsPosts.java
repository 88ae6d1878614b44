package org.standpat.export.pokerstars;

import java.util.ArrayList;
import java.util.List;
import org.standpat.export.Step;
import org.standpat.hand.HandEvent.Blind;
import org.standpat.hand.HandEvent.BlindPosted;

/** How forced bets are written: a player who owes both blinds posts them on one line. */
final class PokerStarsPosts {

    private PokerStarsPosts() {}

    /** The steps with a live and a dead blind of one player, next to each other, as one. */
    static List<Step> together(List<Step> steps) {
        List<Step> together = new ArrayList<>();
        for (Step step : steps) {
            Step last = together.isEmpty() ? null : together.getLast();
            if (last != null && isOneLine(last, step)) {
                together.removeLast();
                together.add(new Step(last.before(), step.event(), step.after()));
            } else {
                together.add(step);
            }
        }
        return together;
    }

    private static boolean isOneLine(Step first, Step second) {
        return first.event() instanceof BlindPosted one
                && second.event() instanceof BlindPosted other
                && one.seat() == other.seat()
                && isExtra(one.blind())
                && isExtra(other.blind())
                && one.blind() != other.blind();
    }

    private static boolean isExtra(Blind blind) {
        return switch (blind) {
            case LIVE, DEAD -> true;
            case SMALL, BIG -> false;
        };
    }

    /** What the player posts by this step. */
    static String words(Step step, BlindPosted posted) {
        boolean both = step.putIn(posted.seat()) > posted.amount();
        return switch (posted.blind()) {
            case SMALL -> "small blind";
            case BIG -> "big blind";
            case LIVE -> both ? "small & big blinds" : "big blind";
            case DEAD -> both ? "small & big blinds" : "small blind";
        };
    }
}
