package org.standpat.export;

import java.io.IOException;

/** Writes hands one after the other. It keeps nothing of a hand once it is written. */
@FunctionalInterface
public interface HandWriter {

    /**
     * Writes one more hand, as a whole or not at all.
     *
     * @return whether it was written; a hand that the format has no words for is left out with the reason
     * @throws IOException when the text cannot be written
     */
    WriteOutcome write(SeenHand hand) throws IOException;
}
