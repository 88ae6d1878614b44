package org.standpat.proof.evidence;

import java.util.List;
import java.util.Optional;
import org.standpat.proof.deck.DeckCommitment;
import org.standpat.proof.deck.Opening;
import org.standpat.proof.tree.Hash;

/**
 * One shuffled deck of the hand.
 *
 * @param event number of the event that shuffled it and committed to it
 * @param positions from the top of the deck, 1 to 52
 */
public record EvidenceDeck(int event, List<Position> positions) {

    /** Keeps the parts. */
    public EvidenceDeck {
        positions = List.copyOf(positions);
    }

    /**
     * One place of it.
     *
     * @param leaf its hash
     * @param opening which card lies there, where the viewer sees it
     */
    public record Position(Hash leaf, Optional<Opening> opening) {}

    /**
     * The root over all positions.
     *
     * @throws IllegalArgumentException when there are none or more than 52
     */
    public Hash root() {
        return new DeckCommitment(positions.stream().map(Position::leaf).toList()).root();
    }

    /** How many lines it takes in the file. */
    int lines() {
        return 1 + positions.size();
    }
}
