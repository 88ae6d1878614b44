package org.standpat.verify;

import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.standpat.card.CardSet;
import org.standpat.card.Cards;
import org.standpat.card.Places;
import org.standpat.deal.CardSource;
import org.standpat.deal.Dealt;
import org.standpat.hand.Deck;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.CardBurned;
import org.standpat.hand.HandEvent.CardsDealt;
import org.standpat.hand.HandEvent.CardsReplaced;
import org.standpat.hand.HandEvent.DeckReshuffled;
import org.standpat.hand.HandEvent.DeckShuffled;
import org.standpat.hand.Table;

/**
 * The dealer of a hand that the house dealt, as far as its record tells: it hands out what the stored events say fell next, so that no
 * secret is needed. Where the record has something else or something that no dealer could have dealt, it goes on with a stand-in that
 * differs from the record. It lives for one decision.
 */
public final class StoredCards implements CardSource {

    private static final Pattern COMMITMENT = Pattern.compile("[0-9a-f]{64}");

    private final List<HandEvent> events;
    private int next;
    private @Nullable Finding fault;

    /** Hands out the cards of the events from this place in the list on. */
    public StoredCards(List<HandEvent> events, int from) {
        this.events = events;
        this.next = from;
    }

    /** The first thing in the record that no dealer could have done; null when there is none so far. */
    public @Nullable Finding fault() {
        return fault;
    }

    @Override
    public String openingCommitment() {
        return nextOfTheDealer() instanceof DeckShuffled shuffled ? committed(shuffled.commitment(), "4.1") : "";
    }

    @Override
    public Dealt firstCards(Table table, int seat) {
        int owed = table.player(seat).owed();
        return nextOfTheDealer() instanceof CardsDealt dealt && dealt.seat() == seat
                ? new Dealt(
                        fitting(dealt.cards(), owed, table.deck().out(), "4.1"),
                        fitting(dealt.places(), owed, table.deck(), "4.1"))
                : Dealt.of(Cards.unknown(owed));
    }

    @Override
    public Dealt replacements(Table table, int seat, CardSet forbidden, int most) {
        return nextOfTheDealer() instanceof CardsReplaced replaced && replaced.seat() == seat
                ? new Dealt(
                        fitting(replaced.cards(), most, table.deck().out().union(forbidden), "5.11"),
                        fitting(replaced.places(), most, table.deck(), "5.11"))
                : Dealt.of(Cards.unknown(most));
    }

    @Override
    public int burnPlace(Table table) {
        Deck deck = table.deck();
        int free = Long.numberOfTrailingZeros(~(deck.burned() | deck.dealt()));
        if (!(nextOfTheDealer() instanceof CardBurned burned)) {
            return free;
        }
        if (burned.place() < 0 || burned.place() >= Places.MOST || !deck.hasLeft(1L << burned.place())) {
            note("5.6", "a card of the stub burned that was not taken from it before", "place " + burned.place());
            return free;
        }
        return burned.place();
    }

    @Override
    public String commitment(int reshuffle, CardSet stub) {
        return nextOfTheDealer() instanceof DeckReshuffled shuffled ? committed(shuffled.commitment(), "5.11") : "";
    }

    private Cards fitting(Cards cards, int count, CardSet impossible, String rule) {
        boolean clean = cards.knownSet().intersect(impossible).isEmpty();
        if (cards.size() == count && cards.allKnown() && clean) {
            return cards;
        }
        note(
                rule,
                count + " known cards from the stub",
                cards.size() + " cards" + (cards.allKnown() ? "" : ", some of them unknown")
                        + (clean ? "" : ", not all of them such as can come now"));
        return Cards.unknown(count);
    }

    /** Hands of before places were committed to have none. */
    private Places fitting(Places places, int count, Deck deck, String rule) {
        if (places.isEmpty() || (places.size() == count && places.allKnown() && deck.hasLeft(places.known()))) {
            return places;
        }
        note(
                rule,
                "a place in the stub for each of " + count + " cards, from which no card was taken before",
                places.size() + " places, not all of them such");
        return Places.NONE;
    }

    private String committed(@Nullable String commitment, String rule) {
        if (commitment == null || !COMMITMENT.matcher(commitment).matches()) {
            note(rule, "a commitment to the order of the deck", commitment == null ? "none" : "another text");
            return "";
        }
        return commitment;
    }

    private void note(String rule, String expected, String actual) {
        if (fault == null) {
            // The event is the one before the place that comes next, and numbers begin at 1.
            fault = Finding.of(next, rule, expected, actual);
        }
    }

    private @Nullable HandEvent nextOfTheDealer() {
        while (next < events.size()) {
            HandEvent event = events.get(next++);
            if (event instanceof DeckShuffled
                    || event instanceof CardsDealt
                    || event instanceof CardsReplaced
                    || event instanceof CardBurned
                    || event instanceof DeckReshuffled) {
                return event;
            }
        }
        return null;
    }
}
