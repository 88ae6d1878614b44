package org.standpat.play;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.standpat.hand.HandState;
import org.standpat.legal.ActionsBeside;
import org.standpat.legal.ForbiddenActions;
import org.standpat.legal.ForbiddenActions.Forbidden;
import org.standpat.legal.LegalActions;
import org.standpat.legal.Verb;

/** Whether the lists of what may be done and of what may not be done hold each action in one place, in any state whatever. */
final class WholeLists {

    private WholeLists() {}

    /** What is wrong, in words; empty when each action is either allowed or forbidden. */
    static List<String> faults(HandState state) {
        EnumSet<Verb> allowed = EnumSet.noneOf(Verb.class);
        LegalActions.of(state).options().forEach(option -> allowed.add(Verb.of(option)));
        ActionsBeside.of(state).forEach(option -> allowed.add(Verb.of(option)));
        Set<Verb> missing = EnumSet.complementOf(allowed);
        List<String> faults = new ArrayList<>();
        for (Forbidden forbidden : ForbiddenActions.of(state)) {
            if (!missing.remove(forbidden.verb())) {
                faults.add(forbidden.verb() + " is both allowed and forbidden, or forbidden twice");
            }
        }
        missing.forEach(verb -> faults.add(verb + " is neither allowed nor forbidden"));
        return faults;
    }
}
