package org.standpat.formats.text;

import org.standpat.formats.Spot;
import org.standpat.formats.transcript.StatedSum;

/**
 * The line of a summary that says how large the pots were, as in {@code Total pot $5.70 Main pot $2.90. Side pot $2.55. | Rake $0.25}, with
 * {@code Side pot-1} where there are several. Main and side pots are those after rake.
 */
public final class PotLine {

    private PotLine() {}

    /** Reads what comes after {@code Total pot}. */
    public static void read(LineLexer line, HandDraft draft) {
        Spot at = line.spot();
        StatedSum total = new StatedSum(at, line.amount(draft.coin()));
        while (line.take(" Main pot ") || line.take(" Side pot")) {
            if (line.take("-") || line.take(" #")) {
                line.number();
            }
            line.take(" ");
            draft.pot(new StatedSum(line.spot(), line.amount(draft.coin())));
            line.expect(".");
        }
        line.take(" ");
        line.expect("| Rake ");
        draft.total(total, new StatedSum(line.spot(), line.amount(draft.coin())));
        line.expectEnd();
    }
}
