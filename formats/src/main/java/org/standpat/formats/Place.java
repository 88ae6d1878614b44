package org.standpat.formats;

/**
 * Where something stands in a file, for messages.
 *
 * @param file the file as it was named by whoever asked for it
 * @param hand what the file calls the hand, its number in a file of many; empty when the file holds one hand or is meant as a whole
 * @param line line of the file, from 1; {@value #UNKNOWN_LINE} when it is not known
 * @param part the field or action within the hand; empty when the hand as a whole is meant
 */
public record Place(String file, String hand, int line, String part) {

    /** Line of something whose line is not known. */
    public static final int UNKNOWN_LINE = 0;

    /** The file as a whole. */
    public static Place of(String file) {
        return new Place(file, "", UNKNOWN_LINE, "");
    }

    /** A field or action of the same hand. */
    public Place at(int where, String what) {
        return new Place(file, hand, where, what);
    }

    /** All that is known, as in {@code evening.phhs, hand 3, line 12, action 7}. */
    @Override
    public String toString() {
        return file
                + (hand.isEmpty() ? "" : ", hand " + hand)
                + (line == UNKNOWN_LINE ? "" : ", line " + line)
                + (part.isEmpty() ? "" : ", " + part);
    }
}
