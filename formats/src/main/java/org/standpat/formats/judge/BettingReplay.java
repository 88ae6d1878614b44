package org.standpat.formats.judge;

import org.jspecify.annotations.Nullable;
import org.standpat.formats.Spot;
import org.standpat.formats.transcript.Statement;
import org.standpat.formats.transcript.Statement.Called;
import org.standpat.formats.transcript.Statement.OfSeat;
import org.standpat.formats.transcript.Statement.Raised;
import org.standpat.hand.HandCommand;
import org.standpat.hand.HandEvent.Cause;
import org.standpat.hand.HandState.Betting;
import org.standpat.hand.HandState.Started;
import org.standpat.hand.Player;
import org.standpat.hand.Table;
import org.standpat.rules.BettingRules;
import org.standpat.rules.TimeOutRules;

/** The betting of a hand that is played from its file, with every figure that the file states beside the action. */
final class BettingReplay {

    private final RunningHand hand;
    private int timedOut = Table.NOBODY;

    BettingReplay(RunningHand hand) {
        this.hand = hand;
    }

    void timedOut(int seat) {
        timedOut = seat;
    }

    /** An action of a player, which was forced when he had timed out and did what the rules force. */
    void act(OfSeat statement, HandCommand.Action action) {
        boolean forced = timedOut == statement.seat() && action.equals(TimeOutRules.forced(hand.state()));
        timedOut = timedOut == statement.seat() ? Table.NOBODY : timedOut;
        hand.ask(statement.at(), forced ? new HandCommand.ForceAction(statement.seat(), Cause.TIME_OUT) : action);
    }

    void call(Called called) {
        Player before = player(called.seat());
        if (before != null && hand.state() instanceof Betting betting) {
            long added = BettingRules.toCall(betting.betting(), before);
            long expected = switch (called.measure()) {
                case ADDED -> added;
                case OF_ROUND -> before.bet() + added;
            };
            boolean turn = betting.toAct() == called.seat() && added > 0;
            if (turn && expected != called.amount()) {
                throw hand.otherwise(
                        called.at(),
                        "4.3",
                        "Rule 4.3: expected a call of " + expected + ", got " + called.amount() + ".");
            }
            if (turn) {
                requireAllIn(called.at(), before, before.bet() + added, called.allIn());
            }
        }
        act(called, new HandCommand.Call(called.seat()));
    }

    void bet(Statement.Bet bet) {
        requireAllIn(bet.at(), player(bet.seat()), bet.to(), bet.allIn());
        act(bet, new HandCommand.Bet(bet.seat(), bet.to()));
    }

    void raise(Raised raised) {
        requireAllIn(raised.at(), player(raised.seat()), raised.to(), raised.allIn());
        Long by = raised.by();
        if (by != null
                && hand.state() instanceof Betting betting
                && betting.betting().level() + by != raised.to()) {
            throw hand.otherwise(
                    raised.at(),
                    "4.3",
                    "Rule 4.3: a raise by " + by + " of a bet of "
                            + betting.betting().level() + " is not to " + raised.to() + ".");
        }
        act(raised, new HandCommand.Raise(raised.seat(), raised.to()));
    }

    private void requireAllIn(Spot spot, @Nullable Player before, long to, boolean stated) {
        if (stated && before != null && before.bet() + before.stack() != to) {
            throw hand.otherwise(
                    spot,
                    "8",
                    "Rule 8: the file says that seat " + before.seat() + " is all-in with " + to + ", but it has "
                            + (before.bet() + before.stack()) + ".");
        }
    }

    private @Nullable Player player(int seat) {
        return hand.state() instanceof Started started && started.table().hasSeat(seat)
                ? started.table().player(seat)
                : null;
    }
}
