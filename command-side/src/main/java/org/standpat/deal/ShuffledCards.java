package org.standpat.deal;

import org.standpat.card.CardSet;
import org.standpat.proof.deck.DeckSeed;
import org.standpat.proof.deck.SeededDeck;

/** Decks in the words of a hand: cards go in as a set, and the order comes out. */
final class ShuffledCards {

    private ShuffledCards() {}

    /**
     * The deck that this seed makes of these cards.
     *
     * @param shuffle 0 for the first deck, then which reshuffle of the hand
     */
    static SeededDeck of(DeckSeed seed, int shuffle, CardSet cards) {
        byte[] indexes = new byte[cards.size()];
        int count = 0;
        for (long rest = cards.mask(); rest != 0; rest &= rest - 1) {
            indexes[count++] = (byte) Long.numberOfTrailingZeros(rest);
        }
        return seed.shuffled(shuffle, indexes);
    }
}
