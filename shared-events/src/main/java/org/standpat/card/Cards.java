package org.standpat.card;

import java.util.Arrays;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * An immutable list of cards in the order given, for a hand, a stub, a muck or a draw. It may hold unknown cards, several
 * of them, but a known card only once, and never more cards than a deck has.
 */
public final class Cards implements Iterable<Card> {
    /** The most cards a list holds: one deck (rule 1.4). */
    public static final int MOST = Card.DECK_SIZE;

    /** No cards. */
    public static final Cards NONE = new Cards(new Card[0], 0);

    /** Never written to after construction and never handed out. */
    private final Card[] cards;

    private final long known;

    private Cards(Card[] cards, long known) {
        this.cards = cards;
        this.known = known;
    }

    /** Takes the array as its own. */
    private static Cards owning(Card[] cards) {
        requireRoom(cards.length);
        if (cards.length == 0) {
            return NONE;
        }
        long known = 0;
        for (Card card : cards) {
            long bit = card.bit();
            if ((known & bit) != 0) {
                throw twice(card);
            }
            known |= bit;
        }
        return new Cards(cards, known);
    }

    private static void requireRoom(int size) {
        if (size > MOST) {
            throw new IllegalArgumentException("A deck has " + MOST + " cards (rule 1.4), got " + size);
        }
    }

    private static IllegalArgumentException twice(Card card) {
        return new IllegalArgumentException(
                "Each card is in the deck once (rule 1.4), got " + card + " twice; write ?? for a card not known");
    }

    /**
     * These cards in this order.
     *
     * @throws IllegalArgumentException if a known card comes twice, naming it, or there are more than {@link #MOST}
     */
    public static Cards of(Card... cards) {
        return owning(cards.clone());
    }

    /**
     * These cards in this order.
     *
     * @throws IllegalArgumentException if a known card comes twice, naming it, or there are more than {@link #MOST}
     */
    public static Cards of(List<Card> cards) {
        requireRoom(cards.size());
        return owning(cards.toArray(new Card[0]));
    }

    /** The cards of the set in index order. */
    public static Cards of(CardSet set) {
        Card[] cards = new Card[set.size()];
        int size = 0;
        for (long rest = set.mask(); rest != 0; rest &= rest - 1) {
            cards[size++] = Card.of(Long.numberOfTrailingZeros(rest));
        }
        return owning(cards);
    }

    /**
     * So many cards whose faces are not known.
     *
     * @param count 0 to {@link #MOST}
     * @throws IllegalArgumentException if the count is outside that range
     */
    public static Cards unknown(int count) {
        if (count < 0) {
            throw new IllegalArgumentException("A number of cards is 0 to " + MOST + ", got " + count);
        }
        requireRoom(count);
        Card[] cards = new Card[count];
        Arrays.fill(cards, Card.UNKNOWN);
        return owning(cards);
    }

    /**
     * Reads cards written one after the other, {@code 7h5c4d3s2c}, with or without spaces or commas between them; each as
     * {@link Card#parse} reads it. Blank text is no cards.
     *
     * @throws IllegalArgumentException if something is not a card, a known card comes twice, or there are more than
     *     {@link #MOST}; the message names what came
     */
    public static Cards parse(String text) {
        Card[] found = new Card[MOST];
        int size = 0;
        int at = 0;
        while (at < text.length()) {
            if (isSeparator(text.charAt(at))) {
                at++;
                continue;
            }
            int end = endOfCard(text, at);
            requireRoom(size + 1);
            found[size++] = Card.parse(text.substring(at, end));
            at = end;
        }
        return owning(Arrays.copyOf(found, size));
    }

    private static boolean isSeparator(char character) {
        return character == ',' || Character.isWhitespace(character);
    }

    /** A card is two characters, but one or three where that makes the complaint about it clearer. */
    private static int endOfCard(String text, int start) {
        int longest = Math.min(text.length(), start + (text.startsWith("10", start) ? 3 : 2));
        int end = start + 1;
        while (end < longest && !isSeparator(text.charAt(end))) {
            end++;
        }
        return end;
    }

    /** How many cards, known and unknown, 0 to {@link #MOST}. */
    public int size() {
        return cards.length;
    }

    /** Whether there are no cards. */
    public boolean isEmpty() {
        return cards.length == 0;
    }

    /**
     * The card at this place.
     *
     * @param position 0 for the first
     * @throws IndexOutOfBoundsException if there is no such place
     */
    public Card get(int position) {
        return cards[position];
    }

    /** The known cards, without their order. */
    public CardSet knownSet() {
        return new CardSet(known);
    }

    /** How many of the cards are not known. */
    public int unknownCount() {
        return cards.length - Long.bitCount(known);
    }

    /** Whether every card is known; true when there are none. */
    public boolean allKnown() {
        return unknownCount() == 0;
    }

    /** Whether this card is here; for {@link Card#UNKNOWN}, whether any card is not known. */
    public boolean contains(Card card) {
        return card.isKnown() ? (known & card.bit()) != 0 : !allKnown();
    }

    /**
     * These cards and then the others.
     *
     * @throws IllegalArgumentException if a known card is in both, naming it, or together there are more than {@link #MOST}
     */
    public Cards plus(Cards others) {
        if (others.isEmpty()) {
            return this;
        }
        if (isEmpty()) {
            return others;
        }
        requireRoom(cards.length + others.cards.length);
        long both = known & others.known;
        if (both != 0) {
            throw twice(Card.of(Long.numberOfTrailingZeros(both)));
        }
        Card[] joined = Arrays.copyOf(cards, cards.length + others.cards.length);
        System.arraycopy(others.cards, 0, joined, cards.length, others.cards.length);
        return new Cards(joined, known | others.known);
    }

    /**
     * These cards and then the card.
     *
     * @throws IllegalArgumentException if a known card is here already, or there is no room for one more
     */
    public Cards plus(Card card) {
        requireRoom(cards.length + 1);
        if ((known & card.bit()) != 0) {
            throw twice(card);
        }
        Card[] joined = Arrays.copyOf(cards, cards.length + 1);
        joined[cards.length] = card;
        return new Cards(joined, known | card.bit());
    }

    /**
     * These cards without the others, the rest in their order. Each known card of the others is taken out, and for each
     * unknown card of the others the first unknown card that is left.
     *
     * @throws IllegalArgumentException if one of the others is not here, naming the first such card and nothing that is
     *     here
     */
    public Cards minus(Cards others) {
        if (others.isEmpty()) {
            return this;
        }
        requireAllHere(others);
        Card[] rest = new Card[cards.length - others.cards.length];
        int unknownToTake = others.unknownCount();
        int size = 0;
        for (Card card : cards) {
            if (!card.isKnown() && unknownToTake > 0) {
                unknownToTake--;
            } else if ((others.known & card.bit()) == 0) {
                rest[size++] = card;
            }
        }
        return rest.length == 0 ? NONE : new Cards(rest, known & ~others.known);
    }

    private void requireAllHere(Cards others) {
        int unknownLeft = unknownCount();
        for (Card card : others.cards) {
            boolean here = card.isKnown() ? (known & card.bit()) != 0 : unknownLeft-- > 0;
            if (!here) {
                throw new IllegalArgumentException("Only cards that are here can be taken: " + card
                        + " is not among these " + cards.length + " cards (" + unknownCount() + " of them unknown)");
            }
        }
    }

    /** The cards as a list that cannot be changed. */
    public List<Card> asList() {
        return Collections.unmodifiableList(Arrays.asList(cards));
    }

    /** The cards in order. */
    public Stream<Card> stream() {
        return Arrays.stream(cards);
    }

    /** The cards in order. */
    @Override
    public Iterator<Card> iterator() {
        return asList().iterator();
    }

    /** Equal when the same cards come in the same order. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Cards that && known == that.known && Arrays.equals(cards, that.cards);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(cards);
    }

    /** The cards one after the other, {@code 7h5c4d3s2c}; empty for none. {@link #parse} reads it back. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(2 * cards.length);
        for (Card card : cards) {
            text.append(card);
        }
        return text.toString();
    }
}
