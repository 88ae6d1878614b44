package org.standpat.houserules;

/**
 * Fixed limit (rules 4.5, 4.6, 4.9 and 4.10).
 *
 * @param smallBet chips of a bet or raise on the early rounds
 * @param bigBet chips of a bet or raise from {@code bigBetFromRound} on
 * @param bigBetFromRound first round, counted from 1, that plays with the big bet
 * @param cap how many bets and raises a round may hold
 * @param shortAllIn when an all-in for less counts as a full bet
 * @param shortAllInsAddUp whether short all-ins that together make a full raise reopen the betting
 */
public record FixedLimit(
        long smallBet, long bigBet, int bigBetFromRound, Cap cap, ShortAllIn shortAllIn, boolean shortAllInsAddUp)
        implements BettingStructure {

    /** The big bet usually begins with the third round, after the second draw (rule 4.5). */
    public static final int USUAL_BIG_BET_ROUND = 3;

    @Override
    public long betSize(int round) {
        return round < bigBetFromRound ? smallBet : bigBet;
    }

    @Override
    public boolean countsAsFull(Facing facing, long to) {
        if (to >= raiseTo(facing).least()) {
            return true;
        }
        // Short all-ins that add up are measured together, from the last full level on.
        long from = shortAllInsAddUp ? facing.fullLevel() : facing.level();
        return isFullRaise(facing.round(), facing.lastRaise(), to - from);
    }

    @Override
    public boolean isFullRaise(int round, long lastRaise, long owed) {
        long size = betSize(round);
        return switch (shortAllIn) {
            case HALF_BET -> owed >= size - owed;
            case FULL_BET -> owed >= size;
        };
    }

    @Override
    public boolean mayRaiseAfter(int bets, int playersInHand, int playersAtTable) {
        return bets < cap.bets() || cap.liftedFor(playersInHand, playersAtTable);
    }

    /** One size only: a short all-in is first completed, a full level is raised by one bet. */
    @Override
    public RaiseRange raiseTo(Facing facing) {
        long size = betSize(facing.round());
        long completed = facing.fullLevel() + size;
        long to = completed > facing.level() ? completed : facing.level() + size;
        return new RaiseRange(to, to);
    }

    @Override
    public String leastRule() {
        return "4.5";
    }

    @Override
    public String mostRule() {
        return "4.5";
    }
}
