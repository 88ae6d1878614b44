package org.standpat.ranking;

import org.standpat.card.Cards;

/** A ranking of five-card hands that can rank many millions of them a second. */
public interface FiveCardRanking extends Ranking {
    /** How many cards a hand has. */
    int HAND_SIZE = 5;

    /**
     * How good the five cards with these indexes are, in any order: 1 for the best hand there is, larger for worse, the same
     * for hands that tie. Made for speed, so it checks nothing; what it gives for a card that comes twice, or for an index
     * outside 0 to 51, means nothing. {@link #rank} checks.
     */
    int strength(int card0, int card1, int card2, int card3, int card4);

    /** {@inheritDoc} Here it is {@link #HAND_SIZE}. */
    @Override
    default int handSize() {
        return HAND_SIZE;
    }

    @Override
    default HandRank rank(Cards hand) {
        Ranking.requireHand(hand, HAND_SIZE);
        return new HandRank(strength(
                hand.get(0).index(),
                hand.get(1).index(),
                hand.get(2).index(),
                hand.get(3).index(),
                hand.get(4).index()));
    }
}
