package org.standpat.deal;

import java.util.ArrayList;
import java.util.List;
import org.standpat.card.Card;
import org.standpat.card.CardSet;
import org.standpat.card.Cards;
import org.standpat.hand.Deck;
import org.standpat.hand.Player;
import org.standpat.hand.Table;

/**
 * The service deals. Every order follows from the seed and every card that has fallen is in the hand's state, so a dealer made anew
 * after a restart goes on with the same deck. The dealer alone knows the order; it keeps the last one it worked out.
 */
public final class HouseDealer implements CardSource {

    private final Shuffle shuffle;
    private int number = -1;
    private CardSet shuffled = CardSet.EMPTY;
    private Card[] order = new Card[0];

    /** The dealer of the hand with this seed. */
    public HouseDealer(ShuffleSeed seed) {
        shuffle = new Shuffle(seed);
    }

    @Override
    public String openingCommitment() {
        return shuffle.commitment(0, order(0, CardSet.DECK));
    }

    /** One card at a time round the table from the left of the button (rule 4.1), so a seat gets every n-th card. */
    @Override
    public Cards firstCards(Table table, int seat) {
        Card[] deck = order(0, CardSet.DECK);
        List<Player> turn = table.clockwiseAfter(table.button());
        int first = 0;
        while (turn.get(first).seat() != seat) {
            first++;
        }
        Card[] cards = new Card[table.rules().game().handSize()];
        for (int i = 0; i < cards.length; i++) {
            cards[i] = deck[first + i * turn.size()];
        }
        return Cards.of(cards);
    }

    @Override
    public Cards replacements(Table table, int seat, CardSet forbidden, int most) {
        Deck deck = table.deck();
        Card[] from = order(deck.reshuffles(), deck.shuffled());
        List<Card> cards = new ArrayList<>(most);
        for (int place = 0; place < from.length && cards.size() < most; place++) {
            if (inStub(deck, from, place) && !forbidden.contains(from[place])) {
                cards.add(from[place]);
            }
        }
        return Cards.of(cards);
    }

    @Override
    public int burnPlace(Table table) {
        Deck deck = table.deck();
        Card[] from = order(deck.reshuffles(), deck.shuffled());
        int place = 0;
        while (!inStub(deck, from, place)) {
            place++;
        }
        return place;
    }

    @Override
    public String commitment(int reshuffle, CardSet stub) {
        return shuffle.commitment(reshuffle, order(reshuffle, stub));
    }

    private static boolean inStub(Deck deck, Card[] from, int place) {
        return !deck.out().contains(from[place]) && (deck.burned() & 1L << place) == 0;
    }

    private Card[] order(int wanted, CardSet cards) {
        if (number != wanted || !shuffled.equals(cards)) {
            order = shuffle.order(wanted, cards);
            number = wanted;
            shuffled = cards;
        }
        return order;
    }
}
