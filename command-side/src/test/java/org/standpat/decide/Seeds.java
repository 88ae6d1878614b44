package org.standpat.decide;

import java.nio.ByteBuffer;
import org.standpat.deal.CardSource;
import org.standpat.deal.HouseDealer;
import org.standpat.deal.ShuffleSeed;

/** Seeds of shuffles by number, so that a failing test can name the one that failed. */
final class Seeds {

    private Seeds() {}

    static ShuffleSeed seed(long number) {
        return ShuffleSeed.of(
                ByteBuffer.allocate(ShuffleSeed.BYTES).putLong(number).array());
    }

    static CardSource dealer(long number) {
        return new HouseDealer(seed(number));
    }
}
