package org.standpat.formats.transcript;

import java.util.List;
import org.standpat.hand.HandEvent.HandStarted;

/**
 * A whole hand in this record's own words, as a file has it that this program wrote: its start with all house rules, and after that
 * everything that does not follow from it by itself.
 *
 * @param started the start; all that it says is the file's claim and still to be judged
 * @param steps what happened, in order; what follows by the rules may be among it and has to follow then
 * @param declaredFirst whether the file has all declarations of a draw before its cards, in whatever order players were served
 */
public record ToldHand(HandStarted started, List<Told> steps, boolean declaredFirst) {
    public ToldHand {
        steps = List.copyOf(steps);
    }

    /** A hand whose file has everything in the order in which it happened. */
    public ToldHand(HandStarted started, List<Told> steps) {
        this(started, steps, false);
    }
}
