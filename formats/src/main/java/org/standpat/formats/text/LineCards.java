package org.standpat.formats.text;

import org.standpat.card.Cards;
import org.standpat.formats.HandRefused;

/** Cards in a line. */
public final class LineCards {

    private LineCards() {}

    /** Reads cards in brackets, as in {@code [7h 5c]}. */
    static Cards inBrackets(LineLexer line) {
        LineLexer start = line.copy();
        line.expect("[");
        return parsed(start, line.expectUntil("]"));
    }

    /** Reads cards in brackets, of which those that stand as {@code X} are not told, as in {@code [7h X]}. */
    public static Cards toldOrNot(LineLexer line) {
        LineLexer start = line.copy();
        line.expect("[");
        return parsed(start, line.expectUntil("]").replace("X", "??"));
    }

    /** Reads all that is left as cards, as in {@code 7h,5c}. */
    public static Cards toEnd(LineLexer line) {
        LineLexer start = line.copy();
        line.takeAll();
        return parsed(start, start.rest());
    }

    private static Cards parsed(LineLexer start, String written) {
        try {
            return Cards.parse(written);
        } catch (IllegalArgumentException fault) {
            throw new HandRefused(start.place(TextLimits.quote(start.rest())), String.valueOf(fault.getMessage()));
        }
    }
}
