package org.standpat.formats;

/** Puts a hand into the record. The import knows nothing of databases; whoever runs it brings one of these. */
@FunctionalInterface
public interface HandRecorder {

    /** What became of a hand. */
    sealed interface Answer {

        /** All its events are in the record now, durably. */
        Answer RECORDED = new Recorded();

        /** The whole hand was in the record before; nothing was added. */
        Answer ALREADY_THERE = new AlreadyThere();

        /** As {@link #RECORDED}. */
        record Recorded() implements Answer {}

        /** As {@link #ALREADY_THERE}. */
        record AlreadyThere() implements Answer {}

        /**
         * The record has a hand under its identity that is not as this file tells it, such as one from another player's file. Nothing
         * was added.
         *
         * @param difference where the two part, as a phrase without cards
         */
        record InRecordOtherwise(String difference) implements Answer {}

        /**
         * The record takes no such hand, because it is too large. Nothing was added.
         *
         * @param why what the limit is and what came, as a sentence
         */
        record TooLarge(String why) implements Answer {}
    }

    /**
     * Records all of the hand, or nothing of it. When this throws, the import stops; it may be run again from the start.
     */
    Answer record(ImportedHand hand);
}
