package org.standpat.hand;

import org.standpat.hand.HandEvent.BettingRoundOpened;
import org.standpat.hand.HandEvent.UncalledBetReturned;
import org.standpat.hand.HandState.Betting;
import org.standpat.hand.HandState.Opening;
import org.standpat.hand.HandState.Started;
import org.standpat.houserules.BettingStructure;

/** What the events of a betting round do to a hand. */
final class BettingFold {

    private BettingFold() {}

    static HandState open(HandState before, BettingRoundOpened opened) {
        Started state = Street.over(before, Street.OPENING, Street.DRAW);
        if (opened.round() != state.table().draw() + 1) {
            throw new IllegalArgumentException("after draw " + state.table().draw() + " follows betting round "
                    + (state.table().draw() + 1) + ", not " + opened.round());
        }
        // The blinds are bets of the first round; on later rounds the draw has gathered all bets before.
        long leastBet = state.table().rules().game().betting().betSize(opened.round());
        long missing =
                state instanceof Opening opening ? OpeningFold.paid(opening).missing() : 0;
        BettingRound betting = BettingRound.opened(opened.round(), opened.level(), opened.bets(), leastBet, missing);
        return new Betting(state.table(), betting, opened.seat());
    }

    static Betting onTurn(HandState state, int seat) {
        Betting betting = HandFold.in(Betting.class, state);
        if (betting.toAct() != seat) {
            throw new IllegalArgumentException("seat " + betting.toAct() + " is to act, not seat " + seat);
        }
        return betting;
    }

    /** Somebody acts out of turn: it is on record, and the turn stays where it is (rule 4.13). */
    static Betting note(Betting betting, OutOfTurn action) {
        boolean waits =
                betting.betting().awaits(betting.table(), betting.table().player(action.seat()));
        if (!waits || betting.toAct() == action.seat() || betting.toAct() == Table.NOBODY) {
            throw new IllegalArgumentException("seat " + action.seat() + " does not wait for its turn");
        }
        return new Betting(betting.table(), betting.betting().noting(action), betting.toAct());
    }

    static Betting next(Table table, BettingRound round, int actor) {
        return new Betting(table, round, round.nextAfter(table, actor));
    }

    static HandState raise(HandState state, int seat, long to, boolean full) {
        Betting betting = onTurn(state, seat);
        BettingRound round = betting.betting();
        int closed = full ? notReopened(betting, to) : round.acted();
        return next(pay(betting.table(), seat, to), round.raising(seat, to, full, closed), seat);
    }

    /**
     * Seats that have acted and to which this full bet or raise does not open the betting again: where short all-ins add up to it, a
     * player who has called some of them faces less than it (rule 4.9).
     */
    private static int notReopened(Betting betting, long to) {
        BettingRound round = betting.betting();
        BettingStructure structure = betting.table().rules().game().betting();
        int closed = 0;
        if (!structure.shortAllInsAddUp()) {
            return closed;
        }
        for (Player player : betting.table().players()) {
            boolean reopened = structure.isFullRaise(round.round(), round.lastRaise(), to - player.bet());
            if (round.hasActed(player.seat()) && !reopened) {
                closed |= 1 << player.seat();
            }
        }
        return closed;
    }

    static Table pay(Table table, int seat, long to) {
        return table.with(seat, player -> player.puttingIn(to - player.bet()));
    }

    /** A blind may be unmatched before any betting: when everybody else is all-in for less, no first round is opened. */
    static HandState giveBack(HandState before, UncalledBetReturned returned) {
        Started state = Street.over(before, Street.OPENING, Street.BETTING);
        Table table = state.table().with(returned.seat(), player -> player.takingBack(returned.amount()));
        return state instanceof Opening opening
                ? opening.with(table)
                : new Betting(table, HandFold.in(Betting.class, state).betting(), Table.NOBODY);
    }
}
