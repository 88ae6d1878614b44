package org.standpat.houserules;

/**
 * Pot limit (rules 4.7 to 4.9): a raise is at least as large as the last full bet or raise of the round and at most as large as the pot
 * after calling. There is no cap.
 *
 * @param leastBet chips of the smallest opening bet, the big blind
 * @param shortAllInsAddUp whether short all-ins that together make a full raise reopen the betting
 */
public record PotLimit(long leastBet, boolean shortAllInsAddUp) implements BettingStructure {

    @Override
    public long betSize(int round) {
        return leastBet;
    }

    @Override
    public boolean mayRaiseAfter(int bets, int playersInHand, int playersAtTable) {
        return true;
    }

    @Override
    public boolean countsAsFull(Facing facing, long to) {
        return to >= raiseTo(facing).least();
    }

    @Override
    public RaiseRange raiseTo(Facing facing) {
        long least = facing.level() + facing.lastRaise();
        return new RaiseRange(least, Math.max(least, facing.level() + facing.potAfterCalling()));
    }

    @Override
    public boolean isFullRaise(int round, long lastRaise, long owed) {
        return owed >= lastRaise;
    }

    @Override
    public boolean boundByPot() {
        return true;
    }

    @Override
    public String leastRule() {
        return "4.7";
    }

    @Override
    public String mostRule() {
        return "4.8";
    }
}
