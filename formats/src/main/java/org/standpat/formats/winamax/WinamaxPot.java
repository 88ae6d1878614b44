package org.standpat.formats.winamax;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.standpat.formats.HandRefused;
import org.standpat.formats.Refusal;
import org.standpat.formats.Spot;
import org.standpat.formats.text.HandDraft;
import org.standpat.formats.text.RoundBets;
import org.standpat.formats.transcript.StatedShare;
import org.standpat.formats.transcript.StatedSum;

/**
 * What the room says of the pots. A bet that nobody matched never goes back in its words: the bettor wins it, and it is part of the total.
 * By rule 4.11 it is in no pot, so it is taken from the figures of the bettor and from the total.
 */
final class WinamaxPot {

    private final HandDraft draft;
    private final RoundBets bets = new RoundBets();
    private final List<StatedShare> collected = new ArrayList<>();
    private final List<StatedShare> won = new ArrayList<>();
    private @Nullable StatedSum total;
    private @Nullable StatedSum rake;

    WinamaxPot(HandDraft draft) {
        this.draft = draft;
    }

    /** The bets of the round. */
    RoundBets bets() {
        return bets;
    }

    /** A player collects from a pot. */
    void collects(Spot at, int seat, long amount) {
        collected.add(new StatedShare(at, seat, amount));
    }

    /** A player has won so much in all. */
    void won(Spot at, int seat, long amount) {
        won.add(new StatedShare(at, seat, amount));
    }

    /** The summary has the pots after rake, and the rake. */
    void total(StatedSum afterRake, StatedSum taken) {
        total = afterRake;
        rake = taken;
    }

    /** Hands over the figures without the bet that nobody matched. */
    void end() {
        StatedSum stated = total;
        StatedSum taken = rake;
        if (stated == null || taken == null) {
            throw draft.brokenOff("the total pot and the rake");
        }
        long unmatched = bets.unmatched();
        long pots = stated.amount() + taken.amount() - unmatched;
        if (pots < 0) {
            throw different(stated.at(), "a pot that holds the " + unmatched + " that nobody matched");
        }
        draft.total(new StatedSum(stated.at(), pots), taken);
        for (StatedShare share : withoutUnmatched(inAll(collected))) {
            draft.collected(share);
        }
        for (StatedShare share : withoutUnmatched(won)) {
            draft.won(share);
        }
    }

    /** All that each player collects, in one figure. */
    private static List<StatedShare> inAll(List<StatedShare> shares) {
        Map<Integer, StatedShare> all = new TreeMap<>();
        for (StatedShare share : shares) {
            all.merge(
                    share.seat(),
                    share,
                    (one, other) -> new StatedShare(one.at(), one.seat(), one.amount() + other.amount()));
        }
        return List.copyOf(all.values());
    }

    private List<StatedShare> withoutUnmatched(List<StatedShare> shares) {
        long unmatched = bets.unmatched();
        List<StatedShare> without = new ArrayList<>();
        for (StatedShare share : shares) {
            long left = share.seat() == bets.highestSeat() ? share.amount() - unmatched : share.amount();
            if (left < 0) {
                throw different(
                        share.at(),
                        "that seat " + share.seat() + " collects the " + unmatched + " that nobody matched");
            }
            if (left > 0) {
                without.add(new StatedShare(share.at(), share.seat(), left));
            }
        }
        return without;
    }

    private HandRefused different(Spot at, String expected) {
        return new HandRefused(Refusal.otherThanStated(
                draft.place().at(at, ""), "4.11", "Rule 4.11: expected " + expected + ", got less."));
    }
}
