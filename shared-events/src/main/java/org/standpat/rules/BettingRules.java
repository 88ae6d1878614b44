package org.standpat.rules;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.standpat.hand.BettingRound;
import org.standpat.hand.HandState.Betting;
import org.standpat.hand.OutOfTurn;
import org.standpat.hand.Player;
import org.standpat.hand.Table;
import org.standpat.houserules.BettingStructure;
import org.standpat.houserules.BettingStructure.Facing;
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

    /** What the player to act faces, as the betting structure measures raises by it. */
    public static Facing facing(Betting state) {
        Table table = state.table();
        BettingRound betting = state.betting();
        long pot = table.rules().game().betting().boundByPot() ? potAfterCalling(state) : 0;
        return new Facing(betting.round(), betting.level(), betting.fullLevel(), betting.lastRaise(), pot);
    }

    private static long potAfterCalling(Betting state) {
        long toLevel =
                state.betting().level() - state.table().player(state.toAct()).bet();
        return state.table().committed() + state.betting().missing() + toLevel;
    }

    /**
     * Whether the player has acted and what came since does not reopen the betting for him (rule 4.9). Where short all-ins add up, it
     * does when he faces as much as a full raise.
     */
    static boolean isNotReopened(Betting state, Player player) {
        BettingRound betting = state.betting();
        if (!betting.hasActed(player.seat())) {
            return false;
        }
        BettingStructure structure = state.table().rules().game().betting();
        long owed = betting.level() - player.bet();
        return !structure.shortAllInsAddUp() || !structure.isFullRaise(betting.round(), betting.lastRaise(), owed);
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
        if (isNotReopened(state, player)) {
            return new Forbidden(Reason.NOT_REOPENED);
        }
        if (!structure.mayRaiseAfter(
                betting.bets(), table.inHand(), table.players().size())) {
            return new Forbidden(Reason.CAP_REACHED);
        }
        RaiseRange range = structure.raiseTo(facing(state));
        return allIn < range.least()
                ? new Allowed(allIn, allIn)
                : new Allowed(range.least(), Math.min(range.most(), allIn));
    }

    /**
     * What the player to act did out of turn and is bound to now, because what he has to match has not changed and it is still allowed
     * (rule 4.13); null when nothing binds him.
     */
    public static @Nullable OutOfTurn bound(Betting state) {
        OutOfTurn noted = state.betting().notedFor(state.toAct());
        return noted != null && isAllowed(state, noted) ? noted : null;
    }

    private static boolean isAllowed(Betting state, OutOfTurn noted) {
        Player player = state.table().player(noted.seat());
        return switch (noted.word()) {
            case FOLD -> true;
            case CHECK -> mayCheck(state.betting(), player);
            case CALL -> !mayCheck(state.betting(), player);
            case BET -> state.betting().level() == 0 && isAllowedSize(state, noted.to());
            case RAISE -> state.betting().level() > 0 && isAllowedSize(state, noted.to());
        };
    }

    private static boolean isAllowedSize(Betting state, long to) {
        return raise(state) instanceof Allowed size && size.least() <= to && to <= size.most();
    }

    /** Seats that wait for their turn in this round and have not acted out of turn yet (rule 4.13). */
    public static List<Integer> mayActOutOfTurn(Betting state) {
        List<Integer> seats = new ArrayList<>();
        for (Player player : state.table().players()) {
            if (player.seat() != state.toAct()
                    && state.toAct() != Table.NOBODY
                    && state.betting().awaits(state.table(), player)
                    && state.betting().notedFor(player.seat()) == null) {
                seats.add(player.seat());
            }
        }
        return seats;
    }

    /** True until there is action after a draw: so long a player may ask how many cards an opponent took on it (rule 5.9). */
    public static boolean mayAskCardsTaken(Betting state) {
        return state.table().draw() > 0 && state.betting().actions() == 0;
    }

    /**
     * True when a bet or raise of the player to act to {@code to} chips counts as a full one, so that it counts towards the cap and
     * reopens the betting (rules 4.9, 4.10).
     */
    public static boolean countsAsFull(Betting state, long to) {
        return state.table().rules().game().betting().countsAsFull(facing(state), to);
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
