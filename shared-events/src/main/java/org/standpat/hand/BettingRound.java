package org.standpat.hand;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How a betting round stands. Amounts are totals of this round in chips.
 *
 * @param round which round, from 1
 * @param level what everybody has to match
 * @param fullLevel the last level that counts as a full bet or raise; a short all-in lifts only {@code level}
 * @param lastRaise size of the last full bet or raise of the round, the least opening bet before there is one (rule 4.7)
 * @param bets bets and raises that count towards the cap
 * @param aggressor the seat that bet or raised last on this round, {@link Table#NOBODY} when nobody has
 * @param acted seats that have acted since the last full bet or raise, as a bit set by seat number
 * @param actions how many actions the round has seen
 * @param missing chips that short blinds lack; they count as in the pot when a raise is measured by it (rule 4.8)
 * @param noted actions out of turn that bind while nobody raises (rule 4.13)
 */
public record BettingRound(
        int round,
        long level,
        long fullLevel,
        long lastRaise,
        int bets,
        int aggressor,
        int acted,
        int actions,
        long missing,
        List<OutOfTurn> noted) {

    /** A round in which nobody has acted yet. */
    public static BettingRound opened(int round, long level, int bets, long leastBet, long missing) {
        return new BettingRound(round, level, level, leastBet, bets, Table.NOBODY, 0, 0, missing, List.of());
    }

    /** True when the seat has acted since the last full bet or raise: it may call what came since, but not raise (rule 4.9). */
    public boolean hasActed(int seat) {
        return (acted & bit(seat)) != 0;
    }

    /** What the seat did out of turn, which binds it now; null when nothing does (rule 4.13). */
    public @Nullable OutOfTurn notedFor(int seat) {
        // Nothing is noted in nearly every round of every hand.
        if (noted.isEmpty()) {
            return null;
        }
        for (OutOfTurn action : noted) {
            if (action.seat() == seat) {
                return action;
            }
        }
        return null;
    }

    /**
     * True when this player still has to act before the round can end (rule 4.4). A player who is the only one able to bet has
     * nothing to decide once he has matched what the others put in (rule 5.10).
     */
    public boolean awaits(Table table, Player player) {
        if (!player.canBet() || (hasActed(player.seat()) && player.bet() >= level)) {
            return false;
        }
        return table.ableToBet() > 1 || player.bet() < highestBetOfOthers(table, player);
    }

    /** The first player after {@code seat}, clockwise, who still has to act; {@link Table#NOBODY} when the round is over. */
    public int nextAfter(Table table, int seat) {
        if (table.inHand() < 2) {
            return Table.NOBODY;
        }
        for (Player player : table.clockwiseAfter(seat)) {
            if (awaits(table, player)) {
                return player.seat();
            }
        }
        return Table.NOBODY;
    }

    BettingRound folding(int seat) {
        return new BettingRound(
                round, level, fullLevel, lastRaise, bets, aggressor, acted, actions + 1, missing, notedWithout(seat));
    }

    BettingRound passing(int seat) {
        return new BettingRound(
                round,
                level,
                fullLevel,
                lastRaise,
                bets,
                aggressor,
                acted | bit(seat),
                actions + 1,
                missing,
                notedWithout(seat));
    }

    /**
     * A bet or raise; what was done out of turn before it binds nobody any more.
     *
     * @param closed seats that have acted and may not raise because of it
     */
    BettingRound raising(int seat, long to, boolean full, int closed) {
        if (to <= level) {
            throw new IllegalArgumentException("a bet or raise to " + to + " is not above " + level);
        }
        return new BettingRound(
                round,
                to,
                full ? to : fullLevel,
                full ? to - level : lastRaise,
                full ? bets + 1 : bets,
                seat,
                closed | bit(seat),
                actions + 1,
                missing,
                List.of());
    }

    BettingRound noting(OutOfTurn action) {
        if (notedFor(action.seat()) != null) {
            throw new IllegalArgumentException("seat " + action.seat() + " has acted out of turn already");
        }
        List<OutOfTurn> more = new ArrayList<>(noted);
        more.add(action);
        return new BettingRound(
                round, level, fullLevel, lastRaise, bets, aggressor, acted, actions, missing, List.copyOf(more));
    }

    private List<OutOfTurn> notedWithout(int seat) {
        return noted.isEmpty()
                ? noted
                : noted.stream().filter(action -> action.seat() != seat).toList();
    }

    private static long highestBetOfOthers(Table table, Player player) {
        long highest = 0;
        for (Player other : table.players()) {
            if (other.seat() != player.seat() && other.inHand()) {
                highest = Math.max(highest, other.bet());
            }
        }
        return highest;
    }

    private static int bit(int seat) {
        return 1 << seat;
    }
}
