package org.standpat.formats.merge;

import org.standpat.formats.text.LineLexer;

/** Seats, which the network counts from 0 and the rulebook from 1. */
final class MergeSeats {

    private MergeSeats() {}

    /** The seat that an attribute names, from 1. */
    static int number(MergeElement element, String attribute) {
        LineLexer lexer = element.lexer(attribute);
        int number = lexer.number();
        lexer.expectEnd();
        return number + 1;
    }
}
