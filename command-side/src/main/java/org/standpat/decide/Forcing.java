package org.standpat.decide;

import org.standpat.hand.HandCommand.Action;
import org.standpat.hand.HandCommand.ForceAction;
import org.standpat.hand.HandState.Started;
import org.standpat.houserules.TimeOut;
import org.standpat.rules.TimeOutRules;

/** The action that is forced on a player who did not act in time or is gone (rule 7.5). */
final class Forcing {

    private Forcing() {}

    static Action action(Started state, ForceAction force) {
        if (state.table().rules().timeOut() == TimeOut.WAITED_FOR) {
            throw new RuleViolation(new Rejection.NothingForced(
                    "to wait for the player: the house rules force nothing", "a forced action"));
        }
        Action action = TimeOutRules.forced(state);
        if (action == null) {
            throw new RuleViolation(new Rejection.NothingForced(Phases.awaited(state), "a forced action"));
        }
        if (action.seat() != force.seat()) {
            throw new RuleViolation(new Rejection.NotYourTurn(action.seat(), force.seat()));
        }
        return action;
    }
}
