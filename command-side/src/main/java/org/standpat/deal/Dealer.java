package org.standpat.deal;

import org.standpat.card.CardSet;

/** The house's dealer of one hand, who knows its seed. */
public interface Dealer extends CardSource {

    @Override
    String openingCommitment();

    @Override
    String commitment(int reshuffle, CardSet stub);

    /**
     * What the dealer committed to by a shuffle before places were: {@link OrderCommitment}. Hands of then are held against it.
     *
     * @param shuffle which shuffle of the hand, 0 for the first deck
     * @param cards all cards that were shuffled
     */
    String commitmentToOrder(int shuffle, CardSet cards);
}
