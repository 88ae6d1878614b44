package org.standpat.deal;

import org.standpat.card.CardSet;
import org.standpat.hand.Table;
import org.standpat.proof.deck.DeckSeed;

/** The dealer as it was before places were committed to: the same cards, and commitments to their order as a whole. */
public final class DealerOfBefore implements CardSource {

    private final HouseDealer dealer;

    /** Of the hand with this seed. */
    public DealerOfBefore(DeckSeed seed) {
        dealer = new HouseDealer(seed);
    }

    @Override
    public String openingCommitment() {
        return dealer.commitmentToOrder(0, CardSet.DECK);
    }

    @Override
    public Dealt firstCards(Table table, int seat) {
        return Dealt.of(dealer.firstCards(table, seat).cards());
    }

    @Override
    public Dealt replacements(Table table, int seat, CardSet forbidden, int most) {
        return Dealt.of(dealer.replacements(table, seat, forbidden, most).cards());
    }

    @Override
    public int burnPlace(Table table) {
        return dealer.burnPlace(table);
    }

    @Override
    public String commitment(int reshuffle, CardSet stub) {
        return dealer.commitmentToOrder(reshuffle, stub);
    }
}
