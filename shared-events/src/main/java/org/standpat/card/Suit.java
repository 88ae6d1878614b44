package org.standpat.card;

/** The four suits. Their order here only numbers the cards; suits have no rank (rule 1.4). */
public enum Suit {
    CLUBS('c'),
    DIAMONDS('d'),
    HEARTS('h'),
    SPADES('s');

    private final char symbol;

    Suit(char symbol) {
        this.symbol = symbol;
    }

    /** The character that stands for this suit in a written card: {@code c d h s}. */
    public char symbol() {
        return symbol;
    }
}
