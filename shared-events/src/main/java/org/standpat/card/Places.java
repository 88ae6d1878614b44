package org.standpat.card;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Where cards lay in the stub, an immutable list with one place for each card, in the order of the cards. A place counts from the top of
 * the stub as it was after the last shuffle, from 0. It may be unknown, for several cards; a known place comes only once.
 */
public final class Places {

    /** Stands for a place that is not known. */
    public static final int UNKNOWN = -1;

    /** Places that one stub has at most (rule 1.4). */
    public static final int MOST = Card.DECK_SIZE;

    /** No place at all, such as of cards that somebody else dealt. */
    public static final Places NONE = new Places(new byte[0], 0);

    /** Never written to after construction and never handed out. */
    private final byte[] places;

    private final long known;

    private Places(byte[] places, long known) {
        this.places = places;
        this.known = known;
    }

    /**
     * These places in this order.
     *
     * @param places each 0 to 51, or {@link #UNKNOWN}
     * @throws IllegalArgumentException if one is outside that range or comes twice, naming it, or there are more than {@link #MOST}
     */
    public static Places of(int... places) {
        requireRoom(places.length);
        if (places.length == 0) {
            return NONE;
        }
        byte[] kept = new byte[places.length];
        long known = 0;
        for (int i = 0; i < kept.length; i++) {
            int place = places[i];
            if (place < UNKNOWN || place >= MOST) {
                throw new IllegalArgumentException(
                        "A place in the stub is 0 to " + (MOST - 1) + " from its top, got " + place);
            }
            long bit = place == UNKNOWN ? 0 : 1L << place;
            if ((known & bit) != 0) {
                throw new IllegalArgumentException(
                        "Each place in the stub holds one card, got place " + place + " twice");
            }
            known |= bit;
            kept[i] = (byte) place;
        }
        return new Places(kept, known);
    }

    /**
     * So many places that are not known.
     *
     * @param count 0 to {@link #MOST}
     * @throws IllegalArgumentException if the count is outside that range
     */
    public static Places unknown(int count) {
        if (count < 0) {
            throw new IllegalArgumentException("A number of places is 0 to " + MOST + ", got " + count);
        }
        requireRoom(count);
        int[] places = new int[count];
        Arrays.fill(places, UNKNOWN);
        return of(places);
    }

    private static void requireRoom(int size) {
        if (size > MOST) {
            throw new IllegalArgumentException("A stub has " + MOST + " places at most (rule 1.4), got " + size);
        }
    }

    /** How many places, known and unknown, 0 to {@link #MOST}. */
    public int size() {
        return places.length;
    }

    /** Whether there are none. */
    public boolean isEmpty() {
        return places.length == 0;
    }

    /**
     * The place of a card, 0 to 51, or {@link #UNKNOWN}.
     *
     * @param card which of the cards, from 0
     * @throws IndexOutOfBoundsException if there is no such card
     */
    public int get(int card) {
        return places[card];
    }

    /** The known places as a bit set: bit 0 is the top of the stub. */
    public long known() {
        return known;
    }

    /** Whether every place is known; true when there are none. */
    public boolean allKnown() {
        return Long.bitCount(known) == places.length;
    }

    /** As many places, none of them known. */
    public Places hidden() {
        return known == 0 ? this : unknown(places.length);
    }

    /** Equal when the same places come in the same order. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Places that && Arrays.equals(places, that.places);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(places);
    }

    /** The places in order, {@code [0, 3, ?]}. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("[");
        for (byte place : places) {
            text.append(text.length() == 1 ? "" : ", ").append(place == UNKNOWN ? "?" : String.valueOf(place));
        }
        return text.append(']').toString();
    }
}
