package org.standpat.formats;

import java.io.Closeable;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** An open file of hands. It holds one hand in memory at a time. */
public interface HandFile extends Closeable {

    /** The next thing in the file: a hand that the decider has accepted, or the reason why it is none. */
    sealed interface Entry {}

    /** A hand to record. */
    record Playable(ImportedHand hand) implements Entry {}

    /** A hand that is not recorded; the ones after it still are. */
    record Unplayable(Refusal refusal) implements Entry {}

    /**
     * The next entry, in the order of the file; null at its end. A file without any hand has one entry that says so.
     *
     * @throws IOException when the file cannot be read on
     */
    @Nullable
    Entry next() throws IOException;

    /** Bytes read so far. */
    long bytesRead();

    /** Bytes of the whole file. */
    long bytes();
}
