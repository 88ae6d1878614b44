package org.standpat.houserules;

/**
 * Everything that a source or a room decides before game and stakes are known. With both it makes a complete set of house rules.
 *
 * @param name the profile's name, the same in every version
 * @param source letter of the source in the rulebook
 * @param title what it is, for people
 * @param usual the game that is played when none is named
 * @param seats most players (rule 1.5)
 * @param limit how fixed limit is played (rules 4.5, 4.6 and 4.10)
 * @param shortAllInsAddUp whether short all-ins that together make a full raise reopen the betting (rule 4.9)
 * @param antesFrom who antes, where there is an ante (rule 3.5)
 * @param draw how a draw goes (rules 5.3 and 5.5 to 5.8)
 * @param reshuffle what happens when the stub runs out (rule 5.11)
 * @param showdown who may muck (rule 6.2)
 * @param oddChips where chips go that do not divide (rule 6.6)
 * @param timeOut what happens to a player who does not act in time (rule 7.5)
 */
public record Profile(
        String name,
        String source,
        String title,
        String usual,
        MostSeats seats,
        Limit limit,
        boolean shortAllInsAddUp,
        Ante.From antesFrom,
        DrawProcedure draw,
        Reshuffle reshuffle,
        Showdown showdown,
        OddChips oddChips,
        TimeOut timeOut) {

    /** So many actions end the time for a misdeal (rule 7.1); no source says otherwise. */
    public static final int USUAL_SUBSTANTIAL_ACTION = 2;

    /**
     * Most players by the number of draws (rule 1.5).
     *
     * @param singleDraw most players with one draw
     * @param moreDraws most players with two or three
     */
    public record MostSeats(int singleDraw, int moreDraws) {}

    /**
     * How fixed limit is played.
     *
     * @param cap how many bets a round may hold
     * @param shortAllIn when an all-in for less counts as a bet
     * @param bigBetInSingleDraw whether the round after a single draw plays with the big bet
     */
    public record Limit(Cap cap, ShortAllIn shortAllIn, boolean bigBetInSingleDraw) {}

    /** The house rules of this profile for the game it is usual for. */
    public HouseRules rules(Stakes stakes) {
        return rules(Variant.named(usual), stakes);
    }

    /** The house rules of this profile for any game. */
    public HouseRules rules(Variant variant, Stakes stakes) {
        return new HouseRules(
                new Game(variant.ranking(), variant.draws(), betting(variant, stakes)),
                new Blinds(stakes.smallBlind(), stakes.bigBlind()),
                stakes.ante() == 0 ? Ante.NONE : new Ante(antesFrom, stakes.ante(), Ante.PaidFirst.BLIND),
                variant.draws() == 1 ? seats.singleDraw() : seats.moreDraws(),
                draw,
                reshuffle,
                showdown,
                oddChips,
                Rake.NONE,
                USUAL_SUBSTANTIAL_ACTION,
                timeOut);
    }

    /** The big bet begins with the third round, or right after a single draw where the source says so (rule 4.5). */
    private BettingStructure betting(Variant variant, Stakes stakes) {
        long bigBlind = stakes.bigBlind();
        return switch (variant.structure()) {
            case FIXED_LIMIT ->
                new FixedLimit(
                        bigBlind,
                        2 * bigBlind,
                        variant.draws() == 1 && limit.bigBetInSingleDraw() ? 2 : FixedLimit.USUAL_BIG_BET_ROUND,
                        limit.cap(),
                        limit.shortAllIn(),
                        shortAllInsAddUp);
            case POT_LIMIT -> new PotLimit(bigBlind, shortAllInsAddUp);
            case NO_LIMIT -> new NoLimit(bigBlind, shortAllInsAddUp);
        };
    }
}
