package org.standpat.rules;

import org.standpat.hand.BettingRound;
import org.standpat.hand.HandState.Betting;
import org.standpat.hand.Player;
import org.standpat.hand.Table;
import org.standpat.houserules.BettingStructure;
import org.standpat.houserules.BettingStructure.RaiseRange;

/** What the player whose turn it is may do in a betting round (rules 4.3 to 4.10). */
public final class BettingRules {

    private BettingRules() {}

    /** Whether a bet or raise is allowed, and how large, or which rule forbids it. */
    public sealed interface RaiseAnswer {}

    /**
     * A bet or raise is allowed.
     *
     * @param least smallest total of the round in chips
     * @param most largest total of the round in chips
     */
    public record Allowed(long least, long most) implements RaiseAnswer {}

    /** A bet or raise is forbidden. */
    public record Forbidden(Reason reason) implements RaiseAnswer {}

    /** Why a bet or raise is forbidden. */
    public enum Reason {
        /** The round holds as many bets as it may (rule 4.6). */
        CAP_REACHED,
        /** The player has acted and faces only a short all-in (rule 4.9). */
        NOT_REOPENED,
        /** Nobody else has chips to call with (rule 5.10). */
        NOBODY_CAN_CALL,
        /** The stack does not reach beyond the bet to call (rule 4.9). */
        STACK_TOO_SMALL
    }

    /** Chips that the player puts in to call: what is missing to the level, or all he has (rule 3.7). */
    public static long toCall(BettingRound betting, Player player) {
        return Math.min(betting.level() - player.bet(), player.stack());
    }

    /** True when the player has nothing to match and may check (rule 4.3). */
    public static boolean mayCheck(BettingRound betting, Player player) {
        return player.bet() >= betting.level();
    }

    /** Whether the player to act may bet or raise, and between which totals. */
    public static RaiseAnswer raise(Betting state) {
        Table table = state.table();
        BettingRound betting = state.betting();
        Player player = table.player(state.toAct());
        BettingStructure structure = table.rules().game().betting();
        long allIn = player.bet() + player.stack();
        if (allIn <= betting.level()) {
            return new Forbidden(Reason.STACK_TOO_SMALL);
        }
        if (table.ableToBet() < 2) {
            return new Forbidden(Reason.NOBODY_CAN_CALL);
        }
        if (betting.hasActed(player.seat())) {
            return new Forbidden(Reason.NOT_REOPENED);
        }
        if (!structure.mayRaiseAfter(
                betting.bets(), table.inHand(), table.players().size())) {
            return new Forbidden(Reason.CAP_REACHED);
        }
        RaiseRange range = structure.raiseTo(betting.round(), betting.fullLevel(), betting.level());
        return allIn < range.least()
                ? new Allowed(allIn, allIn)
                : new Allowed(range.least(), Math.min(range.most(), allIn));
    }

    /**
     * True when a bet or raise of the player to act to {@code to} chips counts as a full one, so that it counts towards the cap and
     * reopens the betting (rules 4.9, 4.10).
     */
    public static boolean countsAsFull(Betting state, long to) {
        BettingRound betting = state.betting();
        BettingStructure structure = state.table().rules().game().betting();
        if (to
                >= structure
                        .raiseTo(betting.round(), betting.fullLevel(), betting.level())
                        .least()) {
            return true;
        }
        long from = structure.shortAllInsAddUp() ? betting.fullLevel() : betting.level();
        return structure.countsAsFull(to - from, structure.betSize(betting.round()));
    }

    /** The part of the largest bet that nobody has matched, as (seat, chips); chips are 0 when all of it is matched (rule 4.11). */
    public static Unmatched unmatched(Table table) {
        Player bettor = table.players().getFirst();
        for (Player player : table.players()) {
            if (player.bet() > bettor.bet()) {
                bettor = player;
            }
        }
        long second = 0;
        for (Player player : table.players()) {
            if (player.seat() != bettor.seat()) {
                second = Math.max(second, player.bet());
            }
        }
        return new Unmatched(bettor.seat(), bettor.inHand() ? bettor.bet() - second : 0);
    }

    /**
     * The unmatched part of a bet.
     *
     * @param seat the bettor
     * @param chips how many chips nobody matched
     */
    public record Unmatched(int seat, long chips) {}
}
