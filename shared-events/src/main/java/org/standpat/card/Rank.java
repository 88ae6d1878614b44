package org.standpat.card;

/**
 * The thirteen ranks, lowest first. The ace is last because deuce-to-seven plays it high only (rule 2.2); a ranking that
 * plays it low says so itself.
 */
public enum Rank {
    TWO(0, '2', "deuce", "deuces"),
    THREE(1, '3', "three", "threes"),
    FOUR(2, '4', "four", "fours"),
    FIVE(3, '5', "five", "fives"),
    SIX(4, '6', "six", "sixes"),
    SEVEN(5, '7', "seven", "sevens"),
    EIGHT(6, '8', "eight", "eights"),
    NINE(7, '9', "nine", "nines"),
    TEN(8, 'T', "ten", "tens"),
    JACK(9, 'J', "jack", "jacks"),
    QUEEN(10, 'Q', "queen", "queens"),
    KING(11, 'K', "king", "kings"),
    ACE(12, 'A', "ace", "aces");

    private final int number;
    private final char symbol;
    private final String word;
    private final String plural;

    Rank(int number, char symbol, String word, String plural) {
        this.number = number;
        this.symbol = symbol;
        this.word = word;
        this.plural = plural;
    }

    /** The rank's number, 0 for the deuce to 12 for the ace: the order in which the ranks stand above. */
    public int number() {
        return number;
    }

    /** The character that stands for this rank in a written card: {@code 2} to {@code 9}, {@code T J Q K A}. */
    public char symbol() {
        return symbol;
    }

    /** What one card of this rank is called at the table: "deuce", "three", "jack". */
    public String word() {
        return word;
    }

    /** What several cards of this rank are called at the table: "deuces", "sixes", "jacks". */
    public String plural() {
        return plural;
    }
}
