package org.standpat.formats.transcript;

import java.util.List;
import org.standpat.hand.HandEvent.HandStarted;

/**
 * A whole hand in this record's own words, as a file has it that this program wrote: its start with all house rules, and after that
 * everything that does not follow from it by itself.
 *
 * @param started the start; all that it says is the file's claim and still to be judged
 * @param steps what happened, in order; what follows by the rules may be among it and has to follow then
 */
public record ToldHand(HandStarted started, List<Told> steps) {
    public ToldHand {
        steps = List.copyOf(steps);
    }
}
