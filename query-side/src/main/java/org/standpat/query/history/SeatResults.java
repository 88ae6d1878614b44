package org.standpat.query.history;

import java.util.HashMap;
import java.util.Map;
import org.standpat.card.Cards;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandState;

/**
 * How the hand ended for each seat.
 *
 * @param foldedAfterDraw draws begun when a seat folded
 * @param mucked cards that a seat mucked at showdown, as far as the reader may see them
 * @param won chips that a seat was awarded
 */
record SeatResults(Map<Integer, Integer> foldedAfterDraw, Map<Integer, Cards> mucked, Map<Integer, Long> won) {

    static final SeatResults NONE = new SeatResults(Map.of(), Map.of(), Map.of());

    SeatResults {
        foldedAfterDraw = Map.copyOf(foldedAfterDraw);
        mucked = Map.copyOf(mucked);
        won = Map.copyOf(won);
    }

    /** The results after one more event on this state. */
    SeatResults after(HandState before, HandEvent event) {
        if (!(before instanceof HandState.Started started)) {
            return this;
        }
        if (event instanceof HandEvent.Folded folded) {
            return new SeatResults(
                    with(foldedAfterDraw, folded.seat(), started.table().draw()), mucked, won);
        }
        if (event instanceof HandEvent.HandMucked muck) {
            Cards cards = started.table().player(muck.seat()).cards();
            return new SeatResults(foldedAfterDraw, with(mucked, muck.seat(), cards), won);
        }
        return event instanceof HandEvent.PotAwarded awarded ? awarding(awarded) : this;
    }

    private SeatResults awarding(HandEvent.PotAwarded awarded) {
        Map<Integer, Long> more = new HashMap<>(won);
        for (HandEvent.Share share : awarded.shares()) {
            more.merge(share.seat(), share.amount(), Math::addExact);
        }
        return new SeatResults(foldedAfterDraw, mucked, more);
    }

    private static <V> Map<Integer, V> with(Map<Integer, V> map, int seat, V value) {
        Map<Integer, V> more = new HashMap<>(map);
        more.put(seat, value);
        return more;
    }
}
