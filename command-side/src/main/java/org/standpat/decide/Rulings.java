package org.standpat.decide;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.standpat.hand.HandCommand.CancelHand;
import org.standpat.hand.HandCommand.DeclareMisdeal;
import org.standpat.hand.HandCommand.FloorAction;
import org.standpat.hand.HandCommand.IssueRuling;
import org.standpat.hand.HandCommand.KillHand;
import org.standpat.hand.HandCommand.RuleOnPot;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.Share;
import org.standpat.hand.HandState.Finished;
import org.standpat.hand.HandState.Started;
import org.standpat.hand.HandState.Voided;
import org.standpat.hand.Player;
import org.standpat.hand.Table;
import org.standpat.rules.FloorRules;

/** Judges what the floor rules: its event when the rules allow it (section 7). No ruling changes an event before it. */
final class Rulings {

    private Rulings() {}

    static HandEvent event(Started state, FloorAction action) {
        if (!action.ruling().isComplete()) {
            throw new RuleViolation(new Rejection.RulingIncomplete());
        }
        return switch (action) {
            case DeclareMisdeal misdeal -> misdeal(running(state), misdeal);
            case CancelHand cancel -> {
                running(state);
                yield new HandEvent.HandCancelled(cancel.ruling());
            }
            case KillHand kill -> kill(running(state), kill);
            case RuleOnPot rule -> rule(state, rule);
            case IssueRuling issue -> new HandEvent.RulingIssued(issue.ruling());
        };
    }

    private static Started running(Started state) {
        if (!FloorRules.mayCancel(state)) {
            throw new RuleViolation(new Rejection.HandIsOver());
        }
        return state;
    }

    private static HandEvent misdeal(Started state, DeclareMisdeal misdeal) {
        if (!FloorRules.mayMisdeal(state)) {
            throw new RuleViolation(
                    new Rejection.TooLateForMisdeal(state.table().rules().substantialAction()));
        }
        return new HandEvent.MisdealDeclared(misdeal.ruling());
    }

    private static HandEvent kill(Started state, KillHand kill) {
        Decider.requireSeat(state, kill.seat());
        return switch (FloorRules.mayKill(state, kill.seat(), kill.ruling().rule())) {
            case ALLOWED -> new HandEvent.HandKilled(kill.seat(), kill.ruling());
            case NOT_IN_HAND -> throw mayNotKill("7.3", "a hand that may still win a pot", kill);
            case LAST_HAND -> throw mayNotKill("4.12", "another hand than the last one left that can win a pot", kill);
            case TABLED_WINNER ->
                throw mayNotKill(
                        "6.2",
                        "no ruling against a tabled winner, unless for a miscall by rule " + FloorRules.MISCALL,
                        kill);
        };
    }

    private static RuleViolation mayNotKill(String rule, String expected, KillHand kill) {
        return new RuleViolation(new Rejection.MayNotKill(rule, expected, kill.seat()));
    }

    private static HandEvent rule(Started state, RuleOnPot rule) {
        if (!(state instanceof Finished finished)) {
            throw new RuleViolation(new Rejection.NotNow("7.6", Phases.awaited(state), "a ruling on a pot"));
        }
        List<Integer> pots = FloorRules.potsToRuleOn(finished);
        if (!pots.contains(rule.pot())) {
            throw new RuleViolation(new Rejection.NoSuchPot(pots, rule.pot()));
        }
        List<Integer> seats = FloorRules.mayWin(finished, rule.pot());
        boolean once = new HashSet<>(rule.winners()).size() == rule.winners().size();
        if (rule.winners().isEmpty() || !once || !seats.containsAll(rule.winners())) {
            throw new RuleViolation(new Rejection.MayNotWin(seats, rule.winners()));
        }
        List<Share> shares = Settlement.shares(
                finished.table(), fromTheButton(finished.table(), rule.winners()), finished.due(rule.pot()));
        return new HandEvent.PotRuled(rule.pot(), shares, rule.ruling());
    }

    private static List<Integer> fromTheButton(Table table, List<Integer> winners) {
        List<Integer> seats = new ArrayList<>();
        for (Player player : table.clockwiseAfter(table.button())) {
            if (winners.contains(player.seat())) {
                seats.add(player.seat());
            }
        }
        return seats;
    }

    /** Every player's chips go back, then the hand is over (rules 7.1 and 7.4). */
    static HandEvent next(Voided voided) {
        List<Share> stacks = new ArrayList<>();
        for (Player player : voided.table().players()) {
            if (player.committed() > 0) {
                return new HandEvent.Refunded(player.seat(), player.committed());
            }
            stacks.add(new Share(player.seat(), player.stack()));
        }
        return new HandEvent.HandCompleted(stacks);
    }
}
