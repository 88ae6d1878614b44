package org.standpat.houserules;

/** How much may be bet and how often: one value per structure, so that games are composed and never copied (rule 1.1). */
public sealed interface BettingStructure permits FixedLimit, PotLimit, NoLimit {

    /** The least full opening bet on a round, in chips; rounds count from 1. */
    long betSize(int round);

    /** True when several short all-ins that together make a full raise reopen the betting (rule 4.9, house rule). */
    boolean shortAllInsAddUp();

    /** True when a bet or raise more is allowed after {@code bets} of them on this round (rule 4.6). */
    boolean mayRaiseAfter(int bets, int playersInHand, int playersAtTable);

    /** True when a wager to {@code to} chips, which may put the player all-in, counts as a full bet or raise (rules 4.9, 4.10). */
    boolean countsAsFull(Facing facing, long to);

    /**
     * True when a player who has acted and now owes so many chips faces as much as a full bet or raise (rule 4.9).
     *
     * @param round which round, from 1
     * @param lastRaise size of the last full bet or raise of the round
     * @param owed chips from his bet to the level
     */
    boolean isFullRaise(int round, long lastRaise, long owed);

    /** True when the pot bounds a raise, so that it has to be counted (rule 4.8). */
    default boolean boundByPot() {
        return false;
    }

    /** The least and the most that a full bet or raise may be made to, before the stack is looked at. */
    RaiseRange raiseTo(Facing facing);

    /** Number of the rule that sets the least size. */
    String leastRule();

    /** Number of the rule that sets the largest size. */
    String mostRule();

    /**
     * What a player faces who is to act; amounts are totals of the round in chips.
     *
     * @param round which round, from 1
     * @param level what everybody has to match
     * @param fullLevel the last level that counts as a full bet or raise
     * @param lastRaise size of the last full bet or raise of the round, the least opening bet before there is one
     * @param potAfterCalling chips in the middle, all bets included, once the player has called (rule 4.8); 0 where no raise is bound by it
     */
    record Facing(int round, long level, long fullLevel, long lastRaise, long potAfterCalling) {}

    /**
     * The totals that a bet or raise may name, before the stack is looked at.
     *
     * @param least smallest full raise, as the total of the round in chips
     * @param most largest raise, as the total of the round in chips
     */
    record RaiseRange(long least, long most) {}
}
