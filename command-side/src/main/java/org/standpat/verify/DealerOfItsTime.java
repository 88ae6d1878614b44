package org.standpat.verify;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.standpat.card.CardSet;
import org.standpat.deal.CardSource;
import org.standpat.deal.Dealer;
import org.standpat.deal.Dealt;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.DeckReshuffled;
import org.standpat.hand.HandEvent.DeckShuffled;
import org.standpat.hand.Table;

/**
 * The dealer of a stored hand, who commits to a deck in the way in which the record does: by its places, or as before by its order. Either
 * fixes every card.
 */
final class DealerOfItsTime implements CardSource {

    private final Dealer dealer;
    private final List<HandEvent> events;

    DealerOfItsTime(Dealer dealer, List<HandEvent> events) {
        this.dealer = dealer;
        this.events = events;
    }

    @Override
    public String openingCommitment() {
        String toOrder = dealer.commitmentToOrder(0, CardSet.DECK);
        return toOrder.equals(stored(0)) ? toOrder : dealer.openingCommitment();
    }

    @Override
    public Dealt firstCards(Table table, int seat) {
        return dealer.firstCards(table, seat);
    }

    @Override
    public Dealt replacements(Table table, int seat, CardSet forbidden, int most) {
        return dealer.replacements(table, seat, forbidden, most);
    }

    @Override
    public int burnPlace(Table table) {
        return dealer.burnPlace(table);
    }

    @Override
    public String commitment(int reshuffle, CardSet stub) {
        String toOrder = dealer.commitmentToOrder(reshuffle, stub);
        return toOrder.equals(stored(reshuffle)) ? toOrder : dealer.commitment(reshuffle, stub);
    }

    /** What the record commits to by the shuffle of this number; null when there is no such shuffle. */
    private @Nullable String stored(int shuffle) {
        int number = 0;
        for (HandEvent event : events) {
            if (event instanceof DeckShuffled first && shuffle == 0) {
                return first.commitment();
            }
            if (event instanceof DeckReshuffled again && ++number == shuffle) {
                return again.commitment();
            }
        }
        return null;
    }
}
