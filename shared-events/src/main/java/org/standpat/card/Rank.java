package org.standpat.card;

/**
 * The thirteen ranks, lowest first. The ace is last because deuce-to-seven plays it high only (rule 2.2); a ranking that
 * plays it low says so itself.
 */
public enum Rank {
    TWO('2', "deuce", "deuces"),
    THREE('3', "three", "threes"),
    FOUR('4', "four", "fours"),
    FIVE('5', "five", "fives"),
    SIX('6', "six", "sixes"),
    SEVEN('7', "seven", "sevens"),
    EIGHT('8', "eight", "eights"),
    NINE('9', "nine", "nines"),
    TEN('T', "ten", "tens"),
    JACK('J', "jack", "jacks"),
    QUEEN('Q', "queen", "queens"),
    KING('K', "king", "kings"),
    ACE('A', "ace", "aces");

    private final char symbol;
    private final String word;
    private final String plural;

    Rank(char symbol, String word, String plural) {
        this.symbol = symbol;
        this.word = word;
        this.plural = plural;
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
