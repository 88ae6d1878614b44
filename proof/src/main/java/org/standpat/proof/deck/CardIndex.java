package org.standpat.proof.deck;

/** The number of a card, and how it is written: {@code 2c} for 0 to {@code As} for 51. */
public final class CardIndex {

    /** How many cards there are. */
    public static final int CARDS = 52;

    private static final String RANKS = "23456789TJQKA";
    private static final String SUITS = "cdhs";

    private CardIndex() {}

    /**
     * The card as it is written: its rank, one of {@value #RANKS}, and its suit, one of {@value #SUITS}.
     *
     * @param card its index, 0 to 51
     * @throws IllegalArgumentException when there is no such card
     */
    public static String text(int card) {
        checked(card);
        return "" + RANKS.charAt(card / SUITS.length()) + SUITS.charAt(card % SUITS.length());
    }

    /**
     * The index of the card that is written so.
     *
     * @throws IllegalArgumentException when the text is no card
     */
    public static int parse(String text) {
        int rank = text.length() == 2 ? RANKS.indexOf(text.charAt(0)) : -1;
        int suit = text.length() == 2 ? SUITS.indexOf(text.charAt(1)) : -1;
        if (rank < 0 || suit < 0) {
            throw new IllegalArgumentException(
                    "A card was expected, a rank of %s and a suit of %s as in As, but \"%s\" came."
                            .formatted(RANKS, SUITS, text));
        }
        return rank * SUITS.length() + suit;
    }

    /**
     * The index, when it is one.
     *
     * @throws IllegalArgumentException when there is no such card
     */
    static int checked(int card) {
        if (card < 0 || card >= CARDS) {
            throw new IllegalArgumentException(
                    "The index of a card was expected, 0 to %d, but %d came.".formatted(CARDS - 1, card));
        }
        return card;
    }
}
