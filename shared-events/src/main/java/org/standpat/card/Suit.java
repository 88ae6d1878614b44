package org.standpat.card;

/** The four suits. Their order here only numbers the cards; suits have no rank (rule 1.4). */
public enum Suit {
    CLUBS(0, 'c'),
    DIAMONDS(1, 'd'),
    HEARTS(2, 'h'),
    SPADES(3, 's');

    private final int number;
    private final char symbol;

    Suit(int number, char symbol) {
        this.number = number;
        this.symbol = symbol;
    }

    /** The suit's number, 0 to 3 in the order above; it numbers the cards and ranks nothing. */
    public int number() {
        return number;
    }

    /** The character that stands for this suit in a written card: {@code c d h s}. */
    public char symbol() {
        return symbol;
    }
}
