package org.standpat.houserules;

import java.util.List;
import org.standpat.houserules.Cap.Lifted;
import org.standpat.houserules.DrawProcedure.Change;
import org.standpat.houserules.DrawProcedure.Exposed;
import org.standpat.houserules.DrawProcedure.FiveCards;
import org.standpat.houserules.DrawProcedure.Order;
import org.standpat.houserules.Profile.Limit;
import org.standpat.houserules.Profile.MostSeats;
import org.standpat.houserules.Showdown.MuckRule;

/**
 * House rules with a name, one per source of the rulebook, so that a room need not spell them out for every hand. Where a source is silent
 * the profile follows the common practice of its kind of room; docs/rules.md says where.
 */
public final class Profiles {

    /** Triple draw as an online guide tells it: all declare, then all receive; completed drawers are reshuffled. */
    public static final String SOURCE_A = "source-a";

    /** The rules of a live cardroom: each draws in turn, one burn a draw, the last card is never dealt. */
    public static final String SOURCE_B = "source-b";

    /** An online room for up to eight players: each draws in turn. */
    public static final String SOURCE_C = "source-c";

    /** An online room's page in Spanish. */
    public static final String SOURCE_D = "source-d";

    /** The rules of single, double and triple draw with burns and the muck of earlier draws reshuffled. */
    public static final String SOURCE_E = "source-e";

    /** World Series tournaments: big-blind ante, short all-ins add up, all-in hands are tabled. */
    public static final String WSOP_TOURNAMENT = "wsop-tournament";

    /** World Series live games: a bet and four raises. */
    public static final String WSOP_LIVE = "wsop-live";

    /** The largest online room: no burn, nobody is dealt his own discards again. */
    public static final String POKERSTARS = "pokerstars";

    private static final MostSeats USUAL_SEATS = new MostSeats(7, 6);
    private static final Cap THREE_RAISES = new Cap(4, Lifted.NEVER);
    private static final Limit USUAL_LIMIT = new Limit(THREE_RAISES, ShortAllIn.HALF_BET, true);

    private static final DrawProcedure ONLINE_IN_TURN =
            new DrawProcedure(Order.IN_TURN, false, FiveCards.AT_ONCE, Change.NEVER, Exposed.AT_ONCE);
    private static final DrawProcedure ONLINE_ANNOUNCED =
            new DrawProcedure(Order.ANNOUNCE_THEN_REPLACE, false, FiveCards.AT_ONCE, Change.NEVER, Exposed.AT_ONCE);
    private static final DrawProcedure LIVE_ANNOUNCED = new DrawProcedure(
            Order.ANNOUNCE_THEN_REPLACE, true, FiveCards.AT_ONCE, Change.UNTIL_ACTED_ON, Exposed.AT_ONCE);
    private static final DrawProcedure LIVE_IN_TURN =
            new DrawProcedure(Order.IN_TURN, true, FiveCards.AT_ONCE, Change.UNTIL_ACTED_ON, Exposed.AFTER_EVERYBODY);

    private static final Reshuffle COMPLETED_DRAWERS = new Reshuffle(ReshuffleProcedure.COMPLETED_DRAWERS, true, false);
    private static final Reshuffle EARLIER_ROUNDS = new Reshuffle(ReshuffleProcedure.EARLIER_ROUNDS, true, false);
    private static final Reshuffle NEVER_OWN = new Reshuffle(ReshuffleProcedure.NEVER_OWN, true, false);
    private static final Reshuffle ALL_BUT_CURRENT_BURNING =
            new Reshuffle(ReshuffleProcedure.ALL_BUT_CURRENT, true, true);

    private static final Showdown ONLINE_SHOWDOWN = new Showdown(MuckRule.LOSING_HANDS, false);
    private static final Showdown LIVE_SHOWDOWN = new Showdown(MuckRule.ANY_HAND, false);
    private static final Showdown TOURNAMENT_SHOWDOWN = new Showdown(MuckRule.ANY_HAND, true);

    /** All profiles, those of the source documents first. */
    public static final List<Profile> ALL = List.of(
            new Profile(
                    SOURCE_A,
                    "A",
                    "Triple draw as an online guide tells it",
                    Variant.LIMIT_2_7_TRIPLE_DRAW,
                    USUAL_SEATS,
                    USUAL_LIMIT,
                    false,
                    Ante.From.EVERYBODY,
                    ONLINE_ANNOUNCED,
                    COMPLETED_DRAWERS,
                    ONLINE_SHOWDOWN,
                    OddChips.ONE_AT_A_TIME,
                    TimeOut.CHECK_OR_FOLD),
            new Profile(
                    SOURCE_B,
                    "B",
                    "Rules of a live cardroom, the last card never dealt",
                    Variant.LIMIT_2_7_TRIPLE_DRAW,
                    USUAL_SEATS,
                    new Limit(new Cap(4, Lifted.TWO_LEFT_IN_HAND), ShortAllIn.HALF_BET, true),
                    false,
                    Ante.From.EVERYBODY,
                    LIVE_IN_TURN,
                    ALL_BUT_CURRENT_BURNING,
                    LIVE_SHOWDOWN,
                    OddChips.ALL_TO_FIRST,
                    TimeOut.WAITED_FOR),
            new Profile(
                    SOURCE_C,
                    "C",
                    "An online room for two to eight players",
                    Variant.LIMIT_2_7_TRIPLE_DRAW,
                    new MostSeats(8, 8),
                    USUAL_LIMIT,
                    false,
                    Ante.From.EVERYBODY,
                    ONLINE_IN_TURN,
                    COMPLETED_DRAWERS,
                    ONLINE_SHOWDOWN,
                    OddChips.ONE_AT_A_TIME,
                    TimeOut.CHECK_OR_FOLD),
            new Profile(
                    SOURCE_D,
                    "D",
                    "An online room's triple draw",
                    Variant.LIMIT_2_7_TRIPLE_DRAW,
                    USUAL_SEATS,
                    USUAL_LIMIT,
                    false,
                    Ante.From.EVERYBODY,
                    ONLINE_IN_TURN,
                    NEVER_OWN,
                    ONLINE_SHOWDOWN,
                    OddChips.ONE_AT_A_TIME,
                    TimeOut.CHECK_OR_FOLD),
            new Profile(
                    SOURCE_E,
                    "E",
                    "Single, double and triple draw, the muck of earlier draws reshuffled",
                    Variant.LIMIT_2_7_TRIPLE_DRAW,
                    USUAL_SEATS,
                    new Limit(THREE_RAISES, ShortAllIn.HALF_BET, false),
                    false,
                    Ante.From.EVERYBODY,
                    new DrawProcedure(
                            Order.ANNOUNCE_THEN_REPLACE, true, FiveCards.AT_ONCE, Change.NEVER, Exposed.AT_ONCE),
                    EARLIER_ROUNDS,
                    LIVE_SHOWDOWN,
                    OddChips.ALL_TO_FIRST,
                    TimeOut.CHECK_OR_FOLD),
            new Profile(
                    WSOP_TOURNAMENT,
                    "W",
                    "World Series tournaments",
                    Variant.LIMIT_2_7_TRIPLE_DRAW,
                    USUAL_SEATS,
                    new Limit(new Cap(4, Lifted.TABLE_HEADS_UP), ShortAllIn.HALF_BET, true),
                    true,
                    Ante.From.BIG_BLIND,
                    LIVE_ANNOUNCED,
                    EARLIER_ROUNDS,
                    TOURNAMENT_SHOWDOWN,
                    OddChips.ONE_AT_A_TIME,
                    TimeOut.WAITED_FOR),
            new Profile(
                    WSOP_LIVE,
                    "W",
                    "World Series live games",
                    Variant.LIMIT_2_7_TRIPLE_DRAW,
                    USUAL_SEATS,
                    new Limit(new Cap(5, Lifted.TABLE_HEADS_UP), ShortAllIn.HALF_BET, true),
                    false,
                    Ante.From.EVERYBODY,
                    LIVE_ANNOUNCED,
                    EARLIER_ROUNDS,
                    LIVE_SHOWDOWN,
                    OddChips.ONE_AT_A_TIME,
                    TimeOut.WAITED_FOR),
            new Profile(
                    POKERSTARS,
                    "P",
                    "The largest online room",
                    Variant.LIMIT_2_7_TRIPLE_DRAW,
                    USUAL_SEATS,
                    USUAL_LIMIT,
                    false,
                    Ante.From.EVERYBODY,
                    ONLINE_IN_TURN,
                    NEVER_OWN,
                    ONLINE_SHOWDOWN,
                    OddChips.ONE_AT_A_TIME,
                    TimeOut.CHECK_OR_FOLD));

    /** Names of all profiles. */
    public static final List<String> NAMES = ALL.stream().map(Profile::name).toList();

    private Profiles() {}

    /**
     * The profile of this name.
     *
     * @throws IllegalArgumentException naming the known profiles when there is none of this name
     */
    public static Profile named(String name) {
        return ALL.stream()
                .filter(profile -> profile.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        "no house rules are called " + name + ", expected one of " + NAMES));
    }
}
