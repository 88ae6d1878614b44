package org.standpat.card;

import java.util.Locale;

/**
 * One card of the 52, or {@link #UNKNOWN}: a card that lies on the table but whose face the record does not hold.
 *
 * <p>There is exactly one object for each card, so {@code ==} compares cards. The order is by index (deuces first, within
 * a rank clubs, diamonds, hearts, spades) with the unknown card last; it only makes listings steady and says nothing about
 * which card is better.
 */
public final class Card implements Comparable<Card> {
    /** How many cards a deck has. */
    public static final int DECK_SIZE = 52;

    static final String RANK_SYMBOLS = "23456789TJQKA";
    static final String SUIT_SYMBOLS = "cdhs";
    private static final String UNKNOWN_TEXT = "??";
    private static final int UNKNOWN_INDEX = DECK_SIZE;
    private static final int SUITS = SUIT_SYMBOLS.length();
    private static final int LONGEST_QUOTE = 20;

    private static final Card[] DECK = freshDeck();

    /** A card whose face is not recorded, written {@code ??}. Every unknown card is this one object. */
    public static final Card UNKNOWN = new Card(UNKNOWN_INDEX, Rank.TWO, Suit.CLUBS, UNKNOWN_TEXT);

    private final int index;

    /** For the unknown card a placeholder that is never given out. */
    private final Rank rank;

    /** For the unknown card a placeholder that is never given out. */
    private final Suit suit;

    private final String text;

    private Card(int index, Rank rank, Suit suit, String text) {
        this.index = index;
        this.rank = rank;
        this.suit = suit;
        this.text = text;
    }

    private static Card[] freshDeck() {
        Card[] deck = new Card[DECK_SIZE];
        for (Rank rank : Rank.values()) {
            for (Suit suit : Suit.values()) {
                int index = rank.number() * SUITS + suit.number();
                deck[index] = new Card(index, rank, suit, "" + rank.symbol() + suit.symbol());
            }
        }
        return deck;
    }

    /**
     * The card with this index.
     *
     * @param index 0 (deuce of clubs) to 51 (ace of spades): four times the rank's number plus the suit's number
     * @throws IllegalArgumentException if the index is outside that range
     */
    public static Card of(int index) {
        if (index < 0 || index >= DECK_SIZE) {
            throw new IllegalArgumentException("A card index is 0 to 51, got " + index);
        }
        return DECK[index];
    }

    /** The card of this rank and suit. */
    public static Card of(Rank rank, Suit suit) {
        return DECK[rank.number() * SUITS + suit.number()];
    }

    /**
     * Reads one written card: a rank {@code 23456789TJQKA} and a suit {@code cdhs} in either case, as in {@code Ah}, or
     * {@code ??} for {@link #UNKNOWN}.
     *
     * @throws IllegalArgumentException if the text is anything else; the message says what came and what was expected
     */
    public static Card parse(String text) {
        if (text.length() == 2) {
            char first = text.charAt(0);
            char second = text.charAt(1);
            if (first == '?' && second == '?') {
                return UNKNOWN;
            }
            int rank = indexOfEitherCase(RANK_SYMBOLS, first);
            int suit = indexOfEitherCase(SUIT_SYMBOLS, second);
            if (rank >= 0 && suit >= 0) {
                return DECK[rank * SUITS + suit];
            }
        }
        throw new IllegalArgumentException(notACard(text));
    }

    private static int indexOfEitherCase(String symbols, char symbol) {
        boolean upper = symbol >= 'A' && symbol <= 'Z';
        boolean lower = symbol >= 'a' && symbol <= 'z';
        int found = symbols.indexOf(symbol);
        if (found < 0 && (upper || lower)) {
            return symbols.indexOf(symbol ^ ' ');
        }
        return found;
    }

    private static String notACard(String text) {
        String expected = "expected a rank 23456789TJQKA and a suit cdhs as in \"Ah\", or \"??\" for an unknown card";
        if (text.startsWith("10")) {
            String suit = text.length() == 3 ? text.substring(2).toLowerCase(Locale.ROOT) : "h";
            String ten = SUIT_SYMBOLS.contains(suit) ? "T" + suit : "Th";
            return "Not a card: " + quote(text) + "; write a ten with T, as in " + ten + "; " + expected;
        }
        return "Not a card: " + quote(text) + "; " + expected;
    }

    /** Quotes what came for an error message, cut short so that a message never grows with what was sent. */
    static String quote(String text) {
        boolean fits = text.length() <= LONGEST_QUOTE;
        return "\"" + (fits ? text : text.substring(0, LONGEST_QUOTE) + "...") + "\"";
    }

    /** Whether the face of this card is recorded; false for {@link #UNKNOWN} alone. */
    public boolean isKnown() {
        return index != UNKNOWN_INDEX;
    }

    /**
     * The card's number, 0 to 51: four times the rank's number plus the suit's number.
     *
     * @throws IllegalStateException for {@link #UNKNOWN}
     */
    public int index() {
        requireKnown("index");
        return index;
    }

    /**
     * The card's rank.
     *
     * @throws IllegalStateException for {@link #UNKNOWN}
     */
    public Rank rank() {
        requireKnown("rank");
        return rank;
    }

    /**
     * The card's suit.
     *
     * @throws IllegalStateException for {@link #UNKNOWN}
     */
    public Suit suit() {
        requireKnown("suit");
        return suit;
    }

    private void requireKnown(String asked) {
        if (index == UNKNOWN_INDEX) {
            throw new IllegalStateException(
                    "An unknown card (??) has no " + asked + "; ask isKnown() first or wait until it is shown");
        }
    }

    /** The card's bit in a 52-bit mask, or 0 for {@link #UNKNOWN}. */
    long bit() {
        return index == UNKNOWN_INDEX ? 0 : 1L << index;
    }

    /** By index, {@link #UNKNOWN} last. */
    @Override
    public int compareTo(Card other) {
        return Integer.compare(index, other.index);
    }

    /** The same on every machine and in every run, so that nothing seeded depends on where objects lie. */
    @Override
    public int hashCode() {
        return index;
    }

    /** The card as written, {@code Ah}, or {@code ??} for {@link #UNKNOWN}; {@link #parse} reads it back. */
    @Override
    public String toString() {
        return text;
    }
}
