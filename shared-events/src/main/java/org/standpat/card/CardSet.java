package org.standpat.card;

import java.util.Iterator;
import java.util.NoSuchElementException;

/**
 * An immutable set of known cards, as a mask with one bit for each card index. Unknown cards cannot be told apart, so they
 * are never in a set.
 *
 * @param mask bit <i>i</i> stands for the card with index <i>i</i>; only the lowest 52 bits may be set
 */
public record CardSet(long mask) implements Iterable<Card> {
    private static final long ALL_BITS = (1L << Card.DECK_SIZE) - 1;

    /** No card. */
    public static final CardSet EMPTY = new CardSet(0);

    /** All 52 cards. */
    public static final CardSet DECK = new CardSet(ALL_BITS);

    /**
     * Checks the mask.
     *
     * @throws IllegalArgumentException if a bit above the 52nd is set
     */
    public CardSet {
        if ((mask & ~ALL_BITS) != 0) {
            throw new IllegalArgumentException(
                    "A card set has bits 0 to 51 alone, got mask 0x" + Long.toHexString(mask));
        }
    }

    /**
     * The set of these cards; naming one twice changes nothing.
     *
     * @throws IllegalArgumentException if one of them is {@link Card#UNKNOWN}
     */
    public static CardSet of(Card... cards) {
        long mask = 0;
        for (Card card : cards) {
            mask |= knownBit(card);
        }
        return new CardSet(mask);
    }

    private static long knownBit(Card card) {
        if (!card.isKnown()) {
            throw new IllegalArgumentException("A card set holds known cards alone, got ??");
        }
        return card.bit();
    }

    /** Whether the card is in this set; never true for {@link Card#UNKNOWN}. */
    public boolean contains(Card card) {
        return (mask & card.bit()) != 0;
    }

    /**
     * This set and the card.
     *
     * @throws IllegalArgumentException if the card is {@link Card#UNKNOWN}
     */
    public CardSet with(Card card) {
        return new CardSet(mask | knownBit(card));
    }

    /**
     * This set without the card, which need not be in it.
     *
     * @throws IllegalArgumentException if the card is {@link Card#UNKNOWN}
     */
    public CardSet without(Card card) {
        return new CardSet(mask & ~knownBit(card));
    }

    /** The cards in this set, in the other, or in both. */
    public CardSet union(CardSet other) {
        return new CardSet(mask | other.mask);
    }

    /** The cards in this set that are not in the other. */
    public CardSet minus(CardSet other) {
        return new CardSet(mask & ~other.mask);
    }

    /** The cards in both sets. */
    public CardSet intersect(CardSet other) {
        return new CardSet(mask & other.mask);
    }

    /** The cards of the deck that are not in this set. */
    public CardSet complement() {
        return new CardSet(~mask & ALL_BITS);
    }

    /** How many cards, 0 to 52. */
    public int size() {
        return Long.bitCount(mask);
    }

    /** Whether there is no card. */
    public boolean isEmpty() {
        return mask == 0;
    }

    /** Whether every card of this set is in the other; true for equal sets. */
    public boolean isSubsetOf(CardSet other) {
        return (mask & ~other.mask) == 0;
    }

    /** These cards as a list in index order. */
    public Cards toCards() {
        return Cards.of(this);
    }

    /** The cards in index order. */
    @Override
    public Iterator<Card> iterator() {
        return new LowestFirst(mask);
    }

    /** The cards in index order, written one after the other: {@code 2c5hAs}. */
    @Override
    public String toString() {
        return toCards().toString();
    }

    private static final class LowestFirst implements Iterator<Card> {
        private long rest;

        LowestFirst(long mask) {
            this.rest = mask;
        }

        @Override
        public boolean hasNext() {
            return rest != 0;
        }

        @Override
        public Card next() {
            if (rest == 0) {
                throw new NoSuchElementException("Every card of the set has been given");
            }
            Card lowest = Card.of(Long.numberOfTrailingZeros(rest));
            rest &= rest - 1;
            return lowest;
        }
    }
}
