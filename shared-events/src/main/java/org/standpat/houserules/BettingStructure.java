package org.standpat.houserules;

/** How much may be bet and how often: one value per structure, so that games are composed and never copied (rule 1.1). */
public sealed interface BettingStructure permits FixedLimit {

    /** The size of a full opening bet on a round, in chips; rounds count from 1. */
    long betSize(int round);

    /** True when a wager that puts a player all-in for {@code added} chips on a bet of {@code size} counts as a full bet or raise. */
    boolean countsAsFull(long added, long size);

    /** True when a bet or raise more is allowed after {@code bets} of them on this round (rule 4.6). */
    boolean mayRaiseAfter(int bets, int playersInHand, int playersAtTable);

    /** True when several short all-ins that together make a full raise reopen the betting (rule 4.9, house rule). */
    boolean shortAllInsAddUp();

    /** The least and the most that a full raise may be raised to, given the last full level and the level to call. */
    RaiseRange raiseTo(int round, long lastFullLevel, long level);

    /**
     * The totals that a bet or raise may name, before the stack is looked at.
     *
     * @param least smallest full raise, as the total of the round in chips
     * @param most largest raise, as the total of the round in chips
     */
    record RaiseRange(long least, long most) {}
}
