package org.standpat.command.shell;

import java.util.List;
import org.standpat.command.idempotency.GivenAnswer;
import org.standpat.command.refusal.Refusal;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandState;

/** What became of a request on the command bus. */
sealed interface Outcome {

    /** What the aggregate made of a command. */
    sealed interface Decided extends Outcome {}

    /**
     * Events were recorded.
     *
     * @param firstEvent number of the first of them in the hand
     * @param events the events, at least one
     * @param state the hand after the last of them
     */
    record Accepted(int firstEvent, List<HandEvent> events, HandState state) implements Decided {

        int lastEvent() {
            return firstEvent + events.size() - 1;
        }
    }

    /** The rules forbade it; the hand is unchanged. */
    record Refused(Refusal refusal) implements Decided {}

    /** It was decided before. */
    record AnsweredBefore(GivenAnswer answer) implements Outcome {}
}
