package org.standpat.formats;

/** Puts a hand into the record. The import knows nothing of databases; whoever runs it brings one of these. */
@FunctionalInterface
public interface HandRecorder {

    /** What became of a hand. */
    enum Answer {
        /** All its events are in the record now, durably. */
        RECORDED,
        /** The whole hand was in the record before; nothing was added. */
        ALREADY_THERE
    }

    /**
     * Records all commands of the hand in their order. When only the first of them are in the record, because an earlier import was
     * cut off, the rest is added. When this throws, the import stops; it may be run again from the start.
     */
    Answer record(ImportedHand hand);
}
