package org.standpat.formats;

/**
 * Where something stands in a file, for messages.
 *
 * @param file the file as it was named by whoever asked for it
 * @param hand what the file calls the hand, its number in a file of many; empty when the file holds one hand or is meant as a whole
 * @param line line of the file, from 1; {@value #UNKNOWN_LINE} when it is not known
 * @param column character of the line, from 1; {@value #UNKNOWN_COLUMN} when it is not known or the whole line is meant
 * @param part the field, action or text within the hand; empty when the hand as a whole is meant
 */
public record Place(String file, String hand, int line, int column, String part) {

    /** Line of something whose line is not known. */
    public static final int UNKNOWN_LINE = 0;

    /** Column of something whose column is not known, or that is a whole line. */
    public static final int UNKNOWN_COLUMN = 0;

    /** The file as a whole. */
    public static Place of(String file) {
        return new Place(file, "", UNKNOWN_LINE, UNKNOWN_COLUMN, "");
    }

    /** A field or action of the same hand, of which the column is not known. */
    public Place at(int where, String what) {
        return new Place(file, hand, where, UNKNOWN_COLUMN, what);
    }

    /** A text of the same hand. */
    public Place at(Spot spot, String what) {
        return new Place(file, hand, spot.line(), spot.column(), what);
    }

    /** The hand that begins here, by what the file calls it. */
    public Place ofHand(String name) {
        return new Place(file, name, line, column, part);
    }

    /** All that is known, as in {@code evening.phhs, hand 3, line 12, action 7}. */
    @Override
    public String toString() {
        return file
                + (hand.isEmpty() ? "" : ", hand " + hand)
                + (line == UNKNOWN_LINE ? "" : ", line " + line)
                + (column == UNKNOWN_COLUMN ? "" : ", column " + column)
                + (part.isEmpty() ? "" : ", " + part);
    }
}
