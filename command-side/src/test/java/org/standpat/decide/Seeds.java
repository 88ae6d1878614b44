package org.standpat.decide;

import java.nio.ByteBuffer;
import org.standpat.deal.CardSource;
import org.standpat.deal.HouseDealer;
import org.standpat.proof.deck.DeckSeed;

/** Seeds of shuffles by number, so that a failing test can name the one that failed. */
final class Seeds {

    private Seeds() {}

    static DeckSeed seed(long number) {
        return DeckSeed.of(ByteBuffer.allocate(DeckSeed.BYTES).putLong(number).array());
    }

    static CardSource dealer(long number) {
        return new HouseDealer(seed(number));
    }
}
