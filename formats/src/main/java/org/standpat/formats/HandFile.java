package org.standpat.formats;

import java.io.Closeable;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * An open file of hands. It is taken apart in order, one stretch in memory at a time; what is in a stretch may be judged later, many beside
 * each other.
 */
public interface HandFile extends Closeable {

    /** What a stretch of the file comes to: a hand that the decider has accepted, or the reason why it is none. */
    sealed interface Entry {}

    /** A hand to record. */
    record Playable(ImportedHand hand) implements Entry {}

    /** A hand that is not recorded; the ones after it still are. */
    record Unplayable(Refusal refusal) implements Entry {}

    /** A stretch of the file in which one hand stands, or something that is none. */
    interface Stretch {

        /** Place after its last byte in the file, from 0; the next stretch begins there. */
        long end();

        /** Reads and judges the hand. Any thread may ask, also while the file is read on. */
        Entry judge();
    }

    /**
     * The next stretch, in the order of the file; null at its end. A file without any hand has one stretch that says so.
     *
     * @throws IOException when the file cannot be read on
     */
    @Nullable
    Stretch next() throws IOException;

    /** Bytes of the whole file. */
    long bytes();
}
