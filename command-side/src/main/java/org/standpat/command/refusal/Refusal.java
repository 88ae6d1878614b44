package org.standpat.command.refusal;

import java.time.Instant;
import java.util.List;
import org.standpat.db.log.KeptRefusal;
import org.standpat.decide.Rejection;
import org.standpat.houserules.Fault;

/**
 * A command that the rules forbade, as it is answered. The hand is unchanged.
 *
 * @param kind what kind of refusal it is
 * @param rule number of the rule that forbids it
 * @param expected what was expected, as a phrase
 * @param actual what came, as a phrase; may name a card that the request named
 * @param sentence the whole refusal as a sentence
 * @param position the hand's position that the command was judged at, 0 for a hand that did not start
 * @param faults each thing that is wrong, where several can be: with the start of a hand
 */
public record Refusal(
        RefusalKind kind,
        String rule,
        String expected,
        String actual,
        String sentence,
        int position,
        List<Fault> faults) {

    public Refusal {
        faults = List.copyOf(faults);
    }

    private static final String A_CARD = "a card that the request named";

    /** What the decider said of a command at this position. */
    public static Refusal of(Rejection rejection, int position) {
        return new Refusal(
                RefusalKind.of(rejection),
                rejection.rule(),
                rejection.expected(),
                rejection.actual(),
                rejection.sentence(),
                position,
                rejection instanceof Rejection.CannotStart start ? start.faults() : List.of());
    }

    /** As the record of the hand keeps it (rule 4.13): without any card. */
    public KeptRefusal kept(int seat, Instant at) {
        return new KeptRefusal(at, seat, rule, kind.word(), expected, kind.namesCard() ? A_CARD : actual);
    }
}
