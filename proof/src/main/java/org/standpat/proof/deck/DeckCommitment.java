package org.standpat.proof.deck;

import java.util.List;
import org.standpat.proof.tree.Frontier;
import org.standpat.proof.tree.Hash;

/**
 * What fixes every place of a shuffled deck and tells none.
 *
 * @param places the hash of each, the top of the deck first; 1 to 52
 */
public record DeckCommitment(List<Hash> places) {

    /**
     * Checks and keeps the hashes.
     *
     * @throws IllegalArgumentException when there are none, or more than cards
     */
    public DeckCommitment {
        if (places.isEmpty() || places.size() > CardIndex.CARDS) {
            throw new IllegalArgumentException("The hashes of 1 to %d places of a deck were expected, but %d came."
                    .formatted(CardIndex.CARDS, places.size()));
        }
        places = List.copyOf(places);
    }

    /** The root of the tree over the places (RFC 6962, 2.1: MTH): what the event of the shuffle says. */
    public Hash root() {
        Frontier tree = Frontier.EMPTY;
        for (Hash place : places) {
            tree = tree.with(place);
        }
        return tree.root();
    }
}
