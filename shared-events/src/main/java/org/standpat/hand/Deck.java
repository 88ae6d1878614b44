package org.standpat.hand;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.standpat.card.Card;
import org.standpat.card.CardSet;
import org.standpat.card.Cards;
import org.standpat.card.Places;

/**
 * Where the cards are that no player holds. Stub, hands, muck and burns always add up to the 52 cards (rule 5.11).
 *
 * @param stub cards left to deal
 * @param taken cards taken from the stub since the last shuffle
 * @param muck what was discarded or folded and is not in the stub again, oldest first
 * @param burned places of burned cards in the stub as last shuffled, as a bit set: bit 0 is its top card
 * @param dealt places of cards that left the stub otherwise, in the same way, as far as the events name them
 * @param out known cards that are not in the stub: in a hand or in the muck
 * @param shuffled cards that the stub was made of at the last shuffle, as far as known: everything that was not {@code out}
 * @param commitment what the last shuffle committed to; null when nobody has said
 * @param reshuffles how often a pool was shuffled into a new stub
 * @param widenedFor the seat for which the last reshuffle took a wider pool than the house rule's, else {@link Table#NOBODY}
 */
public record Deck(
        int stub,
        int taken,
        List<Discards> muck,
        long burned,
        long dealt,
        CardSet out,
        CardSet shuffled,
        @Nullable String commitment,
        int reshuffles,
        int widenedFor) {

    /** All 52 cards, none dealt. */
    public static final Deck FULL =
            new Deck(Card.DECK_SIZE, 0, List.of(), 0, 0, CardSet.EMPTY, CardSet.DECK, null, 0, Table.NOBODY);

    /** How many cards the stub held after the last shuffle, 0 to 52: its places count from 0 to one less. */
    public int places() {
        return stub + taken;
    }

    /** How many cards lie face down in the burn pile. */
    public int burns() {
        return Long.bitCount(burned);
    }

    /** The first deck is shuffled, and what whoever shuffled it commits to. */
    Deck committed(String to) {
        return new Deck(stub, taken, muck, burned, dealt, out, shuffled, to, reshuffles, widenedFor);
    }

    /** Places that are hidden from the reader, or that nobody named, are none. */
    Deck dealing(Cards cards, Places places) {
        if (cards.size() > stub) {
            throw new IllegalArgumentException(
                    "the stub holds " + stub + " cards, " + cards.size() + " cannot be dealt");
        }
        if (!places.isEmpty() && places.size() != cards.size()) {
            throw new IllegalArgumentException("each card lay at one place, but there are " + cards.size()
                    + " cards and " + places.size() + " places");
        }
        requireFree(places.known());
        return new Deck(
                stub - cards.size(),
                taken + cards.size(),
                muck,
                burned,
                dealt | places.known(),
                outWith(cards.knownSet()),
                shuffled,
                commitment,
                reshuffles,
                widenedFor);
    }

    Deck burning(int place) {
        if (stub == 0 || place < 0 || place >= places()) {
            throw new IllegalArgumentException("a card at place " + place + " cannot be burned from a stub of " + stub
                    + " cards, which had " + places() + " places after the last shuffle");
        }
        requireFree(1L << place);
        return new Deck(
                stub - 1,
                taken + 1,
                muck,
                burned | 1L << place,
                dealt,
                out,
                shuffled,
                commitment,
                reshuffles,
                widenedFor);
    }

    /**
     * Whether the stub may still hold a card at each of these places: it has them, and no card was taken from there as far as the events
     * name places.
     *
     * @param from places as a bit set: bit 0 is the top
     */
    public boolean hasLeft(long from) {
        return from >>> places() == 0 && (from & (burned | dealt)) == 0;
    }

    /** Names no place, since not everybody may know from where a card came. */
    private void requireFree(long from) {
        if (from >>> places() != 0) {
            throw new IllegalArgumentException(
                    "a card lay beyond the " + places() + " places of the stub as last shuffled");
        }
        int again = Long.bitCount(from & (burned | dealt));
        if (again != 0) {
            throw new IllegalArgumentException(again
                    + " of the cards lay where a card was taken from since the last shuffle, and no place holds two");
        }
    }

    Deck mucking(Discards discards, CardSet revealed) {
        List<Discards> more = new ArrayList<>(muck.size() + 1);
        more.addAll(muck);
        more.add(discards);
        return with(more, outWith(revealed));
    }

    /** The last entry of the muck goes back to the player who put it there. */
    Deck withoutLastOfMuck() {
        return with(muck.subList(0, muck.size() - 1), out);
    }

    Deck revealing(CardSet revealed) {
        return revealed.isEmpty() ? this : with(muck, outWith(revealed));
    }

    private Deck with(List<Discards> newMuck, CardSet newOut) {
        return new Deck(
                stub, taken, List.copyOf(newMuck), burned, dealt, newOut, shuffled, commitment, reshuffles, widenedFor);
    }

    /**
     * The stub, the burns and the {@code pooled} entries of the muck become the new stub. Known cards of the event must be cards
     * of the pool; a reader who may not see them has fewer.
     */
    Deck reshuffled(List<Discards> pooled, Cards pool, int widenedForSeat, @Nullable String to) {
        List<Discards> left = new ArrayList<>(muck);
        left.removeAll(pooled);
        int cards = stub + burns();
        CardSet known = CardSet.EMPTY;
        for (Discards discards : pooled) {
            cards += discards.cards().size();
            known = known.union(discards.cards().knownSet());
        }
        if (cards != pool.size() || !pool.knownSet().isSubsetOf(known)) {
            throw new IllegalArgumentException("the pool is " + cards + " cards, the event says " + pool.size()
                    + ", or it names a card that is not in the pool");
        }
        CardSet still = out.minus(known);
        return new Deck(
                cards, 0, List.copyOf(left), 0, 0, still, still.complement(), to, reshuffles + 1, widenedForSeat);
    }

    private CardSet outWith(CardSet known) {
        if (known.isEmpty()) {
            return out;
        }
        CardSet again = out.intersect(known);
        if (!again.isEmpty()) {
            throw new IllegalArgumentException(
                    again.size() + " of the cards cannot come now: they are in a hand or in the muck already");
        }
        return out.union(known);
    }
}
