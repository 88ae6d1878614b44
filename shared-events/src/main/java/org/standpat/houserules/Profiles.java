package org.standpat.houserules;

import java.util.List;
import org.standpat.ranking.DeuceToSeven;

/** House rules with a name, so that a room need not spell them out for every hand. */
public final class Profiles {

    /** Limit 2-7 triple draw as online rooms deal it: beaten hands may be mucked, a player never gets back his own discards. */
    public static final String ONLINE = "limit-triple-draw-online";

    /** Limit 2-7 triple draw at a live table: a burn before each draw, earlier rounds reshuffled, anybody may muck. */
    public static final String LIVE = "limit-triple-draw-live";

    /** Names of all profiles. */
    public static final List<String> NAMES = List.of(ONLINE, LIVE);

    private static final int TRIPLE_DRAW = 3;
    private static final int BIG_BET_FROM_ROUND = 3;
    private static final int USUAL_SEATS = 6;
    private static final int ONE_BET_THREE_RAISES = 4;

    private Profiles() {}

    /**
     * The house rules of this name at these stakes.
     *
     * @param blinds the blinds; the small bet is the big blind and the big bet twice as much (rules 3.4, 4.5)
     * @throws IllegalArgumentException naming the known profiles when there is none of this name
     */
    public static HouseRules named(String name, Blinds blinds) {
        return switch (name) {
            case ONLINE ->
                rules(
                        blinds,
                        false,
                        new Reshuffle(ReshuffleProcedure.NEVER_OWN, true, false),
                        new Showdown(Showdown.MuckRule.LOSING_HANDS, false));
            case LIVE ->
                rules(
                        blinds,
                        true,
                        new Reshuffle(ReshuffleProcedure.EARLIER_ROUNDS, true, false),
                        new Showdown(Showdown.MuckRule.ANY_HAND, true));
            default ->
                throw new IllegalArgumentException("no house rules are called " + name + ", expected one of " + NAMES);
        };
    }

    private static HouseRules rules(Blinds blinds, boolean burn, Reshuffle reshuffle, Showdown showdown) {
        FixedLimit limit = new FixedLimit(
                blinds.big(),
                2 * blinds.big(),
                BIG_BET_FROM_ROUND,
                new Cap(ONE_BET_THREE_RAISES, Cap.Lifted.NEVER),
                ShortAllIn.HALF_BET,
                false);
        return new HouseRules(
                new Game(DeuceToSeven.INSTANCE, TRIPLE_DRAW, limit),
                blinds,
                USUAL_SEATS,
                burn,
                reshuffle,
                showdown,
                OddChips.ONE_AT_A_TIME,
                Rake.NONE);
    }
}
