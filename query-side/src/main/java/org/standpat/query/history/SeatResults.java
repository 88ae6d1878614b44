package org.standpat.query.history;

import java.util.HashMap;
import java.util.Map;
import org.standpat.card.Cards;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandState;
import org.standpat.hand.HandState.Started;
import org.standpat.hand.Table;

/**
 * How the hand ended for each seat.
 *
 * @param left in words, how and when a seat folded or its hand was ruled dead
 * @param mucked cards that a seat mucked at showdown, as far as the reader may see them
 * @param won chips that a seat was awarded
 * @param refunded chips that went back to a seat because the hand does not count
 */
record SeatResults(
        Map<Integer, String> left, Map<Integer, Cards> mucked, Map<Integer, Long> won, Map<Integer, Long> refunded) {

    static final SeatResults NONE = new SeatResults(Map.of(), Map.of(), Map.of(), Map.of());

    SeatResults {
        left = Map.copyOf(left);
        mucked = Map.copyOf(mucked);
        won = Map.copyOf(won);
        refunded = Map.copyOf(refunded);
    }

    /** The results after one more event on this state. */
    SeatResults after(HandState before, HandEvent event) {
        if (!(before instanceof Started started)) {
            return this;
        }
        Table table = started.table();
        if (event instanceof HandEvent.Folded folded) {
            return leaving(folded.seat(), "folded " + when(table));
        }
        if (event instanceof HandEvent.HandKilled killed) {
            String when = started instanceof HandState.ShowingDown ? "at the Showdown" : when(table);
            return leaving(killed.seat(), "was ruled dead " + when);
        }
        if (event instanceof HandEvent.HandMucked muck) {
            Cards cards = table.player(muck.seat()).cards();
            return new SeatResults(left, with(mucked, muck.seat(), cards), won, refunded);
        }
        if (event instanceof HandEvent.Refunded refund) {
            return new SeatResults(left, mucked, won, with(refunded, refund.seat(), refund.amount()));
        }
        return event instanceof HandEvent.PotAwarded awarded ? awarding(awarded) : this;
    }

    private static String when(Table table) {
        return Phrases.foldedAt(table.draw(), table.rules().game().draws());
    }

    private SeatResults leaving(int seat, String how) {
        return new SeatResults(with(left, seat, how), mucked, won, refunded);
    }

    private SeatResults awarding(HandEvent.PotAwarded awarded) {
        Map<Integer, Long> more = new HashMap<>(won);
        for (HandEvent.Share share : awarded.shares()) {
            more.merge(share.seat(), share.amount(), Math::addExact);
        }
        return new SeatResults(left, mucked, more, refunded);
    }

    private static <V> Map<Integer, V> with(Map<Integer, V> map, int seat, V value) {
        Map<Integer, V> more = new HashMap<>(map);
        more.put(seat, value);
        return more;
    }
}
