package org.standpat.proof.evidence;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.standpat.proof.tree.Hash;

/**
 * What the events of a hand say of one deck that was committed to: how large it is, and what came from it.
 *
 * @param event number of the event that shuffled it
 * @param shuffle its number in the hand: 0 is the first deck, 1 and more are reshuffles
 * @param size how many places it has
 * @param root what the event committed to
 * @param pool of a reshuffle: the cards of the pool that the viewer sees, without those that are not known; indexes
 * @param dealt the cards that the viewer sees, by the places that they lay at; what has to be opened
 * @param burned the places of burned cards
 */
public record DealtDeck(
        int event,
        int shuffle,
        int size,
        Hash root,
        Set<Integer> pool,
        Map<Integer, Integer> dealt,
        Set<Integer> burned) {

    /** Keeps the parts. */
    public DealtDeck {
        pool = Set.copyOf(pool);
        dealt = Map.copyOf(dealt);
        burned = Set.copyOf(burned);
    }

    /**
     * The decks of a hand, in order, as far as the events say. Those that assemble evidence learn from it what to open.
     *
     * @param events of the hand, from its first, opened as the viewer sees them
     * @throws IllegalArgumentException when the events do not fit together, such as two cards from one place
     */
    public static List<DealtDeck> of(List<EvidenceEvent> events) {
        try {
            return DeckFollower.follow(events);
        } catch (Refusal refusal) {
            throw new IllegalArgumentException(refusal.getMessage(), refusal);
        }
    }
}
