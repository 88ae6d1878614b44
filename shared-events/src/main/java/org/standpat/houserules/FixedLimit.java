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

    @Override
    public long betSize(int round) {
        return round < bigBetFromRound ? smallBet : bigBet;
    }

    @Override
    public boolean countsAsFull(long added, long size) {
        return switch (shortAllIn) {
            case HALF_BET -> added >= size - added;
            case FULL_BET -> added >= size;
        };
    }

    @Override
    public boolean mayRaiseAfter(int bets, int playersInHand, int playersAtTable) {
        return bets < cap.bets() || cap.liftedFor(playersInHand, playersAtTable);
    }

    /** One size only: a short all-in is first completed, a full level is raised by one bet. */
    @Override
    public RaiseRange raiseTo(int round, long lastFullLevel, long level) {
        long size = betSize(round);
        long completed = lastFullLevel + size;
        long to = completed > level ? completed : level + size;
        return new RaiseRange(to, to);
    }
}
