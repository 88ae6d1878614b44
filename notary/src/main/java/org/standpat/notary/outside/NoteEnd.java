package org.standpat.notary.outside;

import static java.nio.charset.StandardCharsets.UTF_8;

/** Finds the end of notes that are written one after the other: an empty line after a line of a signature. */
final class NoteEnd {

    /** What a line of a signature begins with. */
    static final String SIGNATURE = "\u2014 ";

    private static final byte[] MARK = SIGNATURE.getBytes(UTF_8);

    private int column;
    private boolean marked = true;
    private boolean signed;

    /** Takes the next byte, and says whether it is the last one of the empty line that ends a note. */
    boolean isAfter(byte next) {
        if (next != '\n') {
            marked = marked && (column >= MARK.length || next == MARK[column]);
            column++;
            return false;
        }
        boolean ended = column == 0 && signed;
        signed = column >= MARK.length && marked;
        marked = true;
        column = 0;
        return ended;
    }
}
