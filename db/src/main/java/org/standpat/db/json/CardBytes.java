package org.standpat.db.json;

import org.standpat.card.Card;
import org.standpat.card.Cards;

/** Cards as bytes: one byte a card, its {@link Card#index()}, or {@value #UNKNOWN} for a card whose face is not known. */
final class CardBytes {

    /** All bits set, far from every index. */
    static final int UNKNOWN = 0xff;

    private CardBytes() {}

    static byte[] of(Card card) {
        return new byte[] {number(card)};
    }

    static byte[] of(Cards cards) {
        byte[] bytes = new byte[cards.size()];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = number(cards.get(i));
        }
        return bytes;
    }

    /** @throws IllegalArgumentException unless the bytes are those of one card */
    static Card card(byte[] bytes) {
        if (bytes.length != 1) {
            throw new IllegalArgumentException("One card is one byte, got " + bytes.length);
        }
        return card(bytes[0]);
    }

    /** @throws IllegalArgumentException when a byte is no card, a known card comes twice, or there are more than a deck has */
    static Cards cards(byte[] bytes) {
        Card[] cards = new Card[bytes.length];
        for (int i = 0; i < bytes.length; i++) {
            cards[i] = card(bytes[i]);
        }
        return Cards.of(cards);
    }

    private static byte number(Card card) {
        return (byte) (card.isKnown() ? card.index() : UNKNOWN);
    }

    private static Card card(byte number) {
        int index = Byte.toUnsignedInt(number);
        return index == UNKNOWN ? Card.UNKNOWN : Card.of(index);
    }
}
