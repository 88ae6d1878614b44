package org.standpat.decide;

import org.jspecify.annotations.Nullable;
import org.standpat.hand.BettingRound;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandState.Betting;
import org.standpat.hand.HandState.Opening;
import org.standpat.hand.Player;
import org.standpat.hand.Table;
import org.standpat.rules.BettingRules;

/** How a hand goes from one street to the next: deal, bet, then draw and bet as often as the game draws, then showdown (rule 1.3). */
final class Streets {

    private Streets() {}

    /** What follows on a betting round; nothing while somebody has still to act. */
    static @Nullable HandEvent next(Betting state) {
        if (state.toAct() != Table.NOBODY) {
            return null;
        }
        Table table = state.table();
        HandEvent returned = returned(table);
        if (returned != null) {
            return returned;
        }
        return table.inHand() == 1 ? Settlement.next(table) : afterRound(table, state.betting());
    }

    /** The first betting round, or what comes instead when the blinds have left nobody with a decision (rule 5.10). */
    static HandEvent firstRound(Opening opening) {
        Table table = opening.table();
        long level = table.rules().blinds().big();
        BettingRound round = BettingRound.opened(1, level, 1, level, opening.missing());
        int first = round.nextAfter(table, table.bigBlindSeat());
        if (first != Table.NOBODY) {
            return new HandEvent.BettingRoundOpened(1, first, level, 1);
        }
        HandEvent returned = returned(table);
        return returned != null ? returned : afterRound(table, round);
    }

    /** Everybody else is out: the unmatched part of the last bet goes back, then the last player wins (rules 4.11, 4.12). */
    static HandEvent lastLeft(Table table) {
        HandEvent returned = returned(table);
        return returned != null ? returned : Settlement.next(table);
    }

    /** The betting round after a draw, or the next street when fewer than two players are able to bet (rule 5.10). */
    static HandEvent afterDraw(Table table) {
        int number = table.draw() + 1;
        BettingRound round =
                BettingRound.opened(number, 0, 0, table.rules().game().betting().betSize(number), 0);
        int first = round.nextAfter(table, table.button());
        return first == Table.NOBODY ? afterRound(table, round) : new HandEvent.BettingRoundOpened(number, first, 0, 0);
    }

    private static HandEvent afterRound(Table table, BettingRound round) {
        int leftOfButton = table.firstInHandAfter(table.button());
        if (table.draw() < table.rules().game().draws()) {
            return new HandEvent.DrawOpened(table.draw() + 1, leftOfButton);
        }
        boolean bet = round.aggressor() != Table.NOBODY
                && table.player(round.aggressor()).inHand();
        return new HandEvent.ShowdownOpened(bet ? round.aggressor() : leftOfButton);
    }

    private static @Nullable HandEvent returned(Table table) {
        BettingRules.Unmatched unmatched = BettingRules.unmatched(table);
        Player bettor = table.player(unmatched.seat());
        return unmatched.chips() == 0 ? null : new HandEvent.UncalledBetReturned(bettor.seat(), unmatched.chips());
    }
}
