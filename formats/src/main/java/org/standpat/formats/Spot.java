package org.standpat.formats;

/**
 * Where something stands in a file of lines.
 *
 * @param line line of the file, from 1
 * @param column character of the line, from 1; {@link Place#UNKNOWN_COLUMN} when the line as a whole is meant
 */
public record Spot(int line, int column) {

    /** A line as a whole. */
    public static Spot ofLine(int line) {
        return new Spot(line, Place.UNKNOWN_COLUMN);
    }
}
