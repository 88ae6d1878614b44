package org.standpat.decide;

import org.standpat.hand.BettingRound;
import org.standpat.hand.HandCommand.Bet;
import org.standpat.hand.HandCommand.Call;
import org.standpat.hand.HandCommand.Check;
import org.standpat.hand.HandCommand.Fold;
import org.standpat.hand.HandCommand.Raise;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandState.Betting;
import org.standpat.hand.Player;
import org.standpat.houserules.BettingStructure;
import org.standpat.rules.BettingRules;
import org.standpat.rules.BettingRules.Allowed;
import org.standpat.rules.BettingRules.Forbidden;

/** Judges fold, check, call, bet and raise of the player whose turn it is (rules 4.3 to 4.10). */
final class Wagers {

    private Wagers() {}

    static HandEvent event(Betting state, Fold fold) {
        return new HandEvent.Folded(fold.seat());
    }

    static HandEvent event(Betting state, Check check) {
        Player player = state.table().player(check.seat());
        if (!BettingRules.mayCheck(state.betting(), player)) {
            throw new RuleViolation(new Rejection.BetToMatch(state.betting().level(), player.bet()));
        }
        return new HandEvent.Checked(check.seat());
    }

    static HandEvent event(Betting state, Call call) {
        Player player = state.table().player(call.seat());
        if (BettingRules.mayCheck(state.betting(), player)) {
            throw new RuleViolation(new Rejection.NothingToCall());
        }
        return new HandEvent.Called(call.seat(), player.bet() + BettingRules.toCall(state.betting(), player));
    }

    static HandEvent event(Betting state, Bet bet) {
        if (state.betting().level() > 0) {
            throw new RuleViolation(
                    new Rejection.WrongWord(true, state.betting().level()));
        }
        return new HandEvent.Bet(bet.seat(), bet.to(), judge(state, bet.to()));
    }

    static HandEvent event(Betting state, Raise raise) {
        if (state.betting().level() == 0) {
            throw new RuleViolation(new Rejection.WrongWord(false, 0));
        }
        return new HandEvent.Raised(raise.seat(), raise.to(), judge(state, raise.to()));
    }

    /** Whether an allowed wager counts as a full one. */
    private static boolean judge(Betting state, long to) {
        return switch (BettingRules.raise(state)) {
            case Forbidden forbidden -> throw new RuleViolation(rejection(state, forbidden.reason()));
            case Allowed allowed -> {
                if (to < allowed.least() || to > allowed.most()) {
                    throw new RuleViolation(wrongSize(state, allowed, to));
                }
                yield BettingRules.countsAsFull(state, to);
            }
        };
    }

    private static Rejection wrongSize(Betting state, Allowed allowed, long to) {
        BettingStructure structure = state.table().rules().game().betting();
        Player player = state.table().player(state.toAct());
        // The stack bounds as the least size does: by the rule of the structure that has no other bound (rule 4.7).
        boolean wholeStack = allowed.most() == player.bet() + player.stack();
        String rule = to < allowed.least() || wholeStack ? structure.leastRule() : structure.mostRule();
        return new Rejection.WrongSize(rule, allowed.least(), allowed.most(), to);
    }

    private static Rejection rejection(Betting state, BettingRules.Reason reason) {
        BettingRound betting = state.betting();
        Player player = state.table().player(state.toAct());
        return switch (reason) {
            case CAP_REACHED -> new Rejection.CapReached(betting.bets());
            case NOT_REOPENED -> new Rejection.NotReopened(betting.level());
            case NOBODY_CAN_CALL -> new Rejection.NobodyCanCall();
            case STACK_TOO_SMALL -> new Rejection.StackTooSmall(player.bet() + player.stack(), betting.level());
        };
    }
}
