package org.standpat.proof.deck;

import java.nio.ByteBuffer;
import org.standpat.proof.entry.Salt;
import org.standpat.proof.tree.Hash;

/**
 * Which card lies at a place of a shuffled deck, and the salt that shows it. It is for those alone who may see the card.
 *
 * @param place from the top, 0 to 51
 * @param card its index, 0 to 51
 * @param salt of this place
 */
public record Opening(int place, int card, Salt salt) {

    /**
     * Checks the parts.
     *
     * @throws IllegalArgumentException when there is no such place or card
     */
    public Opening {
        if (place < 0 || place >= CardIndex.CARDS) {
            throw new IllegalArgumentException(
                    "A place in the deck was expected, 0 to %d, but %d came.".formatted(CardIndex.CARDS - 1, place));
        }
        CardIndex.checked(card);
    }

    /** The hash of the place: of a leaf (RFC 6962) with the salt, the place and the card, the last two one byte each. */
    public Hash leaf() {
        return Hash.ofLeaf(ByteBuffer.allocate(Salt.BYTES + 2)
                .put(salt.bytes())
                .put((byte) place)
                .put((byte) card)
                .array());
    }

    /** Whether this is what the hash of its place was made of. */
    public boolean opens(Hash leaf) {
        return leaf().equals(leaf);
    }

    /** Tells the place alone. */
    @Override
    public String toString() {
        return "Opening[place=%d, card and salt secret]".formatted(place);
    }
}
