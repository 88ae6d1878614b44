package org.standpat.query.summary;

import java.util.ArrayList;
import java.util.List;
import org.standpat.hand.SeatedPlayer;

/**
 * What a player did in one hand, as far as statistics count it (docs/statistics.md). Chips are whole smallest units.
 *
 * @param seat his seat
 * @param name the room's name for him
 * @param stackBefore chips before anything was posted
 * @param enteredPot whether he called, bet or raised on the first betting round; a posted blind does not count
 * @param raisedFirst whether he raised on the first betting round
 * @param showdown whether he was still in the hand when the showdown began and his hand was not ruled dead there
 * @param won chips that he was awarded, as corrected by later rulings
 * @param drawn how many cards he took on the first, second ... draw; 0 is a pat hand
 */
public record PlayerFacts(
        int seat,
        String name,
        long stackBefore,
        boolean enteredPot,
        boolean raisedFirst,
        boolean showdown,
        long won,
        List<Integer> drawn) {

    /** Copies the list. */
    public PlayerFacts {
        drawn = List.copyOf(drawn);
    }

    static PlayerFacts dealtIn(SeatedPlayer seated) {
        return new PlayerFacts(seated.seat(), seated.player(), seated.stack(), false, false, false, 0, List.of());
    }

    /** True when he was dealt a part of a pot after a showdown that he was in. */
    public boolean wonAtShowdown() {
        return showdown && won > 0;
    }

    PlayerFacts enteringPot() {
        return new PlayerFacts(seat, name, stackBefore, true, raisedFirst, showdown, won, drawn);
    }

    PlayerFacts raising() {
        return new PlayerFacts(seat, name, stackBefore, true, true, showdown, won, drawn);
    }

    PlayerFacts drawing(int cards) {
        List<Integer> more = new ArrayList<>(drawn);
        more.add(cards);
        return new PlayerFacts(seat, name, stackBefore, enteredPot, raisedFirst, showdown, won, more);
    }

    /** Another number than was declared last (rule 5.3). */
    PlayerFacts drawingInstead(int cards) {
        List<Integer> changed = new ArrayList<>(drawn);
        changed.set(changed.size() - 1, cards);
        return new PlayerFacts(seat, name, stackBefore, enteredPot, raisedFirst, showdown, won, changed);
    }

    PlayerFacts reachingShowdown() {
        return new PlayerFacts(seat, name, stackBefore, enteredPot, raisedFirst, true, won, drawn);
    }

    /** A hand that is ruled dead has not reached the showdown, also when that had begun (rule 7.3). */
    PlayerFacts outBeforeShowdown() {
        return new PlayerFacts(seat, name, stackBefore, enteredPot, raisedFirst, false, won, drawn);
    }

    PlayerFacts winning(long chips) {
        return havingWon(Math.addExact(won, chips));
    }

    PlayerFacts havingWon(long chips) {
        return new PlayerFacts(seat, name, stackBefore, enteredPot, raisedFirst, showdown, chips, drawn);
    }
}
