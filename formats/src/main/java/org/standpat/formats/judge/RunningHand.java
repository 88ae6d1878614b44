package org.standpat.formats.judge;

import java.util.ArrayList;
import java.util.List;
import org.standpat.deal.CardSource;
import org.standpat.decide.Decider;
import org.standpat.decide.RuleViolation;
import org.standpat.formats.HandRefused;
import org.standpat.formats.Refusal;
import org.standpat.formats.Spot;
import org.standpat.formats.transcript.Transcript;
import org.standpat.hand.HandCommand;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandFold;
import org.standpat.hand.HandState;

/** A hand that is played from its file: every command goes through the decider, and what it refuses is refused with its place. */
final class RunningHand {

    private final Transcript transcript;
    private final List<HandCommand> commands = new ArrayList<>();
    private final List<HandEvent> events = new ArrayList<>();
    private HandState state = HandState.NOT_STARTED;

    RunningHand(Transcript transcript) {
        this.transcript = transcript;
    }

    HandState state() {
        return state;
    }

    List<HandCommand> commands() {
        return commands;
    }

    List<HandEvent> events() {
        return events;
    }

    /**
     * Has the decider judge what stands at this place.
     *
     * @throws HandRefused with the rule when it is not allowed
     */
    void ask(Spot spot, HandCommand command) {
        try {
            List<HandEvent> decided = Decider.decide(state, command, CardSource.REPORTED);
            for (HandEvent event : decided) {
                state = HandFold.evolve(state, event);
            }
            commands.add(command);
            events.addAll(decided);
        } catch (RuleViolation violation) {
            throw new HandRefused(Refusal.againstTheRules(
                    transcript.at(spot),
                    violation.rejection().rule(),
                    violation.rejection().sentence()));
        }
    }

    /** Refuses what the file says here because the hand has it otherwise. */
    HandRefused otherwise(Spot spot, String rule, String why) {
        return new HandRefused(Refusal.otherThanStated(transcript.at(spot), rule, why));
    }
}
