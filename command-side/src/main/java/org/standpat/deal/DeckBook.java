package org.standpat.deal;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.standpat.card.Places;
import org.standpat.hand.Deck;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandFold;
import org.standpat.hand.HandState;
import org.standpat.hand.HandState.Started;
import org.standpat.proof.deck.DeckSeed;
import org.standpat.proof.deck.Opening;
import org.standpat.proof.deck.SeededDeck;

/**
 * The dealer's book of one hand: every deck that was shuffled in it and committed to by its places. Whoever assembles evidence takes from it
 * the hash of each place for everybody, and the card and salt of a place for those who may see that card. Nothing in it is ever printed.
 */
public final class DeckBook {

    /**
     * A deck of the hand.
     *
     * @param event the number in the hand of the event that committed to it, from 1
     * @param shuffle 0 for the first deck, then which reshuffle
     * @param places the card and salt of each place, and the commitment to all of them; its text tells none
     */
    public record ShuffledDeck(int event, int shuffle, SeededDeck places) {}

    private final DeckSeed seed;
    private final List<ShuffledDeck> decks;
    private final boolean over;

    private DeckBook(DeckSeed seed, List<ShuffledDeck> decks, boolean over) {
        this.seed = seed;
        this.decks = List.copyOf(decks);
        this.over = over;
    }

    /**
     * The book of the hand with this seed.
     *
     * @param events all events of the hand so far, as they are in the log, from the first
     * @throws ChangedDeckException when an event commits to another deck than the seed gives
     * @throws org.standpat.hand.ImpossibleEvent when an event cannot follow on those before
     */
    public static DeckBook of(DeckSeed seed, List<HandEvent> events) {
        List<ShuffledDeck> decks = new ArrayList<>();
        boolean over = false;
        HandState state = HandState.NOT_STARTED;
        for (int i = 0; i < events.size(); i++) {
            HandEvent event = events.get(i);
            state = HandFold.evolve(state, event);
            over |= event instanceof HandEvent.HandCompleted;
            if (isShuffle(event) && state instanceof Started started) {
                Deck deck = started.table().deck();
                SeededDeck places = ShuffledCards.of(seed, deck.reshuffles(), deck.shuffled());
                if (isCommittedByPlaces(i + 1, deck, places, seed)) {
                    decks.add(new ShuffledDeck(i + 1, deck.reshuffles(), places));
                }
            }
        }
        return new DeckBook(seed, decks, over);
    }

    private static boolean isShuffle(HandEvent event) {
        return event instanceof HandEvent.DeckShuffled || event instanceof HandEvent.DeckReshuffled;
    }

    private static boolean isCommittedByPlaces(int number, Deck deck, SeededDeck places, DeckSeed seed) {
        if (places.commitment().root().toString().equals(deck.commitment())) {
            return true;
        }
        if (OrderCommitment.of(seed, deck.reshuffles(), places).equals(deck.commitment())) {
            return false;
        }
        throw new ChangedDeckException("event " + number + " commits to another deck than the dealer's; the event or"
                + " the sealed seed of the hand was changed. Run './standpat verify' on the hand.");
    }

    /** The decks in the order in which they were shuffled; without those of before places were committed to. */
    public List<ShuffledDeck> decks() {
        return decks;
    }

    /**
     * What somebody may open of each deck: the places that the events name as he sees them.
     *
     * @param seen all events of the hand from the first as {@link org.standpat.view.Visibility} lets him see them
     * @return for each of {@link #decks}, in their order, openings by place
     */
    public List<SortedMap<Integer, Opening>> openings(List<HandEvent> seen) {
        List<SortedMap<Integer, Opening>> openings = new ArrayList<>();
        for (ShuffledDeck deck : decks) {
            SortedMap<Integer, Opening> opened = new TreeMap<>();
            for (HandEvent event : seen.subList(deck.event(), seen.size())) {
                if (isShuffle(event)) {
                    break;
                }
                places(event).forEach(place -> opened.put(place, deck.places().opening(place)));
            }
            openings.add(opened);
        }
        return List.copyOf(openings);
    }

    private static List<Integer> places(HandEvent event) {
        return switch (event) {
            case HandEvent.CardsDealt dealt -> known(dealt.places());
            case HandEvent.CardsReplaced replaced -> known(replaced.places());
            case HandEvent.CardExposed exposed -> exposed.place() == null ? List.of() : List.of(exposed.place());
            default -> List.of();
        };
    }

    private static List<Integer> known(Places places) {
        List<Integer> known = new ArrayList<>();
        for (long rest = places.known(); rest != 0; rest &= rest - 1) {
            known.add(Long.numberOfTrailingZeros(rest));
        }
        return known;
    }

    /**
     * The seed of the hand, for an auditor: every card of every deck follows from it.
     *
     * @throws IllegalStateException while the hand is played, because it tells the cards that come next
     */
    public DeckSeed seed() {
        if (!over) {
            throw new IllegalStateException(
                    "the seed of a hand is given out when the hand is over, because it tells the cards that come next");
        }
        return seed;
    }

    /** Tells how many decks there are. */
    @Override
    public String toString() {
        return "DeckBook[" + decks.size() + " secret decks]";
    }
}
