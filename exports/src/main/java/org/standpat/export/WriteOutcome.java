package org.standpat.export;

/** What became of a hand that was to be written. */
public sealed interface WriteOutcome {

    /** The hand is in the text. */
    WriteOutcome WRITTEN = new Written();

    /** The hand is in the text. */
    record Written() implements WriteOutcome {}

    /**
     * Nothing of the hand is in the text, for the format cannot say it.
     *
     * @param why a sentence without a card
     */
    record LeftOut(String why) implements WriteOutcome {}
}
