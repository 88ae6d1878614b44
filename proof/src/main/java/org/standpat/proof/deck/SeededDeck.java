package org.standpat.proof.deck;

import java.util.List;
import java.util.stream.IntStream;
import org.standpat.proof.entry.Salt;
import org.standpat.proof.tree.Hash;

/** A deck as a seed shuffled it: which card lies at each place, with the salt of each. Only the dealer has it, and it is never printed. */
public final class SeededDeck {

    private final byte[] order;
    private final List<Salt> salts;

    private SeededDeck(byte[] order, List<Salt> salts) {
        this.order = order;
        this.salts = salts;
    }

    static SeededDeck of(DeckSeed seed, int shuffle, byte[] cards) {
        if (shuffle < 0) {
            throw new IllegalArgumentException(
                    "The number of a shuffle was expected, from 0, but %d came.".formatted(shuffle));
        }
        SeedStream stream = new SeedStream(seed, shuffle);
        return new SeededDeck(
                stream.shuffled(inOrderOfIndex(cards)),
                IntStream.range(0, cards.length).mapToObj(stream::salt).toList());
    }

    private static byte[] inOrderOfIndex(byte[] cards) {
        boolean[] there = new boolean[CardIndex.CARDS];
        for (byte card : cards) {
            if (there[CardIndex.checked(card)]) {
                throw new IllegalArgumentException(
                        "Each card was expected in a deck once, but the one with index %d came twice.".formatted(card));
            }
            there[card] = true;
        }
        byte[] sorted = new byte[cards.length];
        int count = 0;
        for (byte card = 0; card < CardIndex.CARDS; card++) {
            if (there[card]) {
                sorted[count++] = card;
            }
        }
        return sorted;
    }

    /** How many places it has. */
    public int size() {
        return order.length;
    }

    /**
     * The index of the card at a place.
     *
     * @param place from the top, from 0
     * @throws IndexOutOfBoundsException when there is no such place
     */
    public int card(int place) {
        return order[place];
    }

    /** The indexes of the cards, the top of the deck first. */
    public byte[] order() {
        return order.clone();
    }

    /**
     * What opens a place to whoever may see its card.
     *
     * @param place from the top, from 0
     * @throws IndexOutOfBoundsException when there is no such place
     */
    public Opening opening(int place) {
        return new Opening(place, card(place), salts.get(place));
    }

    /**
     * What anybody may know of the deck before its first card falls.
     *
     * @throws IllegalArgumentException when there is no card
     */
    public DeckCommitment commitment() {
        List<Hash> places = IntStream.range(0, size())
                .mapToObj(place -> opening(place).leaf())
                .toList();
        return new DeckCommitment(places);
    }

    /** Tells nothing but the number of places. */
    @Override
    public String toString() {
        return "SeededDeck[%d secret places]".formatted(size());
    }
}
