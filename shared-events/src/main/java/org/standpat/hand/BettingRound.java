package org.standpat.hand;

/**
 * How a betting round stands. Amounts are totals of this round in chips.
 *
 * @param round which round, from 1
 * @param level what everybody has to match
 * @param fullLevel the last level that counts as a full bet or raise; a short all-in lifts only {@code level}
 * @param bets bets and raises that count towards the cap
 * @param aggressor the seat that bet or raised last on this round, {@link Table#NOBODY} when nobody has
 * @param acted seats that have acted since the last full bet or raise, as a bit set by seat number
 */
public record BettingRound(int round, long level, long fullLevel, int bets, int aggressor, int acted) {

    /** A round in which nobody has acted yet. */
    public static BettingRound opened(int round, long level, int bets) {
        return new BettingRound(round, level, level, bets, Table.NOBODY, 0);
    }

    /** True when the seat has acted since the last full bet or raise: it may call what came since, but not raise (rule 4.9). */
    public boolean hasActed(int seat) {
        return (acted & bit(seat)) != 0;
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

    BettingRound passing(int seat) {
        return new BettingRound(round, level, fullLevel, bets, aggressor, acted | bit(seat));
    }

    BettingRound raising(int seat, long to, boolean full) {
        if (to <= level) {
            throw new IllegalArgumentException("a bet or raise to " + to + " is not above " + level);
        }
        return full
                ? new BettingRound(round, to, to, bets + 1, seat, bit(seat))
                : new BettingRound(round, to, fullLevel, bets, seat, acted | bit(seat));
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
