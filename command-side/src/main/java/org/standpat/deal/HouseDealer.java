package org.standpat.deal;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.standpat.card.Card;
import org.standpat.card.CardSet;
import org.standpat.card.Cards;
import org.standpat.card.Places;
import org.standpat.hand.Deck;
import org.standpat.hand.Player;
import org.standpat.hand.Table;
import org.standpat.proof.deck.DeckSeed;
import org.standpat.proof.deck.SeededDeck;

/**
 * The service deals. Every order follows from the seed and every card that has fallen is in the hand's state, so a dealer made anew
 * after a restart goes on with the same deck. The dealer alone knows the order; it keeps the last one it worked out.
 *
 * <p>Before a card of a shuffle falls the dealer commits to every place of it, and says of each card from which place it came. Of a deck
 * that was committed to in another way, in a hand of before, it says no place: nothing could be opened there.
 */
public final class HouseDealer implements Dealer {

    private final DeckSeed seed;
    private @Nullable Shuffled last;

    /** The dealer of the hand with this seed. */
    public HouseDealer(DeckSeed seed) {
        this.seed = seed;
    }

    @Override
    public String openingCommitment() {
        return shuffled(0, CardSet.DECK).root;
    }

    /** One card at a time round the table from the left of the button (rule 4.1), so a seat gets every n-th card. */
    @Override
    public Dealt firstCards(Table table, int seat) {
        List<Player> turn = table.clockwiseAfter(table.button());
        int first = 0;
        while (turn.get(first).seat() != seat) {
            first++;
        }
        List<Integer> places = new ArrayList<>();
        for (int i = 0; i < table.rules().game().handSize(); i++) {
            places.add(first + i * turn.size());
        }
        return shuffled(0, CardSet.DECK).dealt(places, table.deck());
    }

    @Override
    public Dealt replacements(Table table, int seat, CardSet forbidden, int most) {
        Deck deck = table.deck();
        Shuffled from = shuffled(deck);
        List<Integer> places = new ArrayList<>(most);
        for (int place = 0; place < from.cards.size() && places.size() < most; place++) {
            if (from.isInStub(place, deck) && !forbidden.contains(from.card(place))) {
                places.add(place);
            }
        }
        return from.dealt(places, deck);
    }

    @Override
    public int burnPlace(Table table) {
        Shuffled from = shuffled(table.deck());
        int place = 0;
        while (!from.isInStub(place, table.deck())) {
            place++;
        }
        return place;
    }

    @Override
    public String commitment(int reshuffle, CardSet stub) {
        return shuffled(reshuffle, stub).root;
    }

    @Override
    public String commitmentToOrder(int shuffle, CardSet cards) {
        return OrderCommitment.of(seed, shuffle, shuffled(shuffle, cards).deck);
    }

    private Shuffled shuffled(Deck deck) {
        return shuffled(deck.reshuffles(), deck.shuffled());
    }

    private Shuffled shuffled(int number, CardSet cards) {
        Shuffled known = last;
        if (known == null || known.number != number || !known.cards.equals(cards)) {
            SeededDeck deck = ShuffledCards.of(seed, number, cards);
            known = new Shuffled(number, cards, deck, deck.commitment().root().toString());
            last = known;
        }
        return known;
    }

    /** One shuffle of the hand; a class and no record, so that nothing prints it. */
    private static final class Shuffled {

        private final int number;
        private final CardSet cards;
        private final SeededDeck deck;
        private final String root;

        Shuffled(int number, CardSet cards, SeededDeck deck, String root) {
            this.number = number;
            this.cards = cards;
            this.deck = deck;
            this.root = root;
        }

        Card card(int place) {
            return Card.of(deck.card(place));
        }

        boolean isInStub(int place, Deck now) {
            return !now.out().contains(card(place)) && (now.burned() & 1L << place) == 0;
        }

        Dealt dealt(List<Integer> from, Deck now) {
            Cards fallen = Cards.of(from.stream().map(this::card).toList());
            boolean committed = root.equals(now.commitment());
            int[] places = from.stream().mapToInt(Integer::intValue).toArray();
            return committed ? new Dealt(fallen, Places.of(places)) : Dealt.of(fallen);
        }
    }
}
