package org.standpat.export;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.Share;
import org.standpat.hand.HandState.Finished;

/** What players won when a hand ended; later rulings are not in it. */
public final class Awards {

    private Awards() {}

    /** Chips by seat, seats that won nothing left out. */
    public static Map<Integer, Long> bySeat(Finished end) {
        Map<Integer, Long> won = new TreeMap<>();
        for (List<Share> shares : end.awards().values()) {
            for (Share share : shares) {
                won.merge(share.seat(), share.amount(), Math::addExact);
            }
        }
        return won;
    }

    /** Chips that went back to each seat because the hand does not count. */
    public static Map<Integer, Long> refunds(SeenHand hand) {
        Map<Integer, Long> back = new TreeMap<>();
        for (RecordedEvent recorded : hand.events()) {
            if (recorded.event() instanceof HandEvent.Refunded refund) {
                back.merge(refund.seat(), refund.amount(), Math::addExact);
            }
        }
        return back;
    }
}
