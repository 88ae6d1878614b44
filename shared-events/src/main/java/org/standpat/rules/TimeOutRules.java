package org.standpat.rules;

import org.jspecify.annotations.Nullable;
import org.standpat.card.Cards;
import org.standpat.hand.HandCommand;
import org.standpat.hand.HandState;
import org.standpat.hand.HandState.Betting;
import org.standpat.hand.HandState.Drawing;
import org.standpat.hand.HandState.Finished;
import org.standpat.hand.HandState.Opening;
import org.standpat.hand.HandState.Settling;
import org.standpat.hand.HandState.ShowingDown;
import org.standpat.hand.HandState.Started;
import org.standpat.hand.HandState.Voided;
import org.standpat.hand.OutOfTurn;
import org.standpat.hand.Player;
import org.standpat.hand.Table;
import org.standpat.rules.ShowdownRules.MuckAnswer;

/** What is done for a player who does not act in time or is gone (rule 7.5). */
public final class TimeOutRules {

    private TimeOutRules() {}

    /**
     * The action that is forced on the player whose turn it is: what he did out of turn, where that binds him; else check, else fold; on a
     * draw stand pat; at showdown show a hand that is known and not beaten, and muck another where he may. Null when nobody has a choice, or
     * when his cards would have to be shown and are not known.
     */
    public static HandCommand.@Nullable Action forced(HandState state) {
        if (!(state instanceof Started started) || started.turn() == Table.NOBODY) {
            return null;
        }
        int seat = started.turn();
        Player player = started.table().player(seat);
        return switch (started) {
            case Betting betting when BettingRules.bound(betting) != null -> bound(betting, seat);
            case Betting betting ->
                BettingRules.mayCheck(betting.betting(), player)
                        ? new HandCommand.Check(seat)
                        : new HandCommand.Fold(seat);
            case Drawing ignored -> new HandCommand.StandPat(seat);
            case ShowingDown showing when ShowdownRules.nextWrongNumberOfCards(showing) != Table.NOBODY -> null;
            case ShowingDown showing -> {
                boolean known = player.cards().allKnown();
                if (known && !ShowdownRules.isBeatenInEveryPot(showing.table(), player)) {
                    yield new HandCommand.Show(seat, Cards.NONE);
                }
                if (ShowdownRules.mayMuck(showing) == MuckAnswer.ALLOWED) {
                    yield new HandCommand.Muck(seat);
                }
                yield known ? new HandCommand.Show(seat, Cards.NONE) : null;
            }
            case Opening ignored -> null;
            case Settling ignored -> null;
            case Voided ignored -> null;
            case Finished ignored -> null;
        };
    }

    private static HandCommand.@Nullable Action bound(Betting betting, int seat) {
        OutOfTurn bound = BettingRules.bound(betting);
        if (bound == null) {
            return null;
        }
        return switch (bound.word()) {
            case FOLD -> new HandCommand.Fold(seat);
            case CHECK -> new HandCommand.Check(seat);
            case CALL -> new HandCommand.Call(seat);
            case BET -> new HandCommand.Bet(seat, bound.to());
            case RAISE -> new HandCommand.Raise(seat, bound.to());
        };
    }
}
