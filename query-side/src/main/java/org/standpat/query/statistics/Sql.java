package org.standpat.query.statistics;

import java.util.ArrayList;
import java.util.List;
import org.standpat.houserules.Game;
import org.standpat.ranking.MadeHand;

/** Words of the SQL in which statistics are defined, and the row over which they are added up. */
public final class Sql {

    /** The number of all betting rounds together. */
    public static final int ALL_ROUNDS = 0;

    /** The last betting round of the game with the most draws. */
    public static final int MOST_ROUNDS = Game.MOST_DRAWS + 1;

    /** Stands for the code of the worst hand that is no snow. */
    static final String SNOW_LIMIT = ":snow";

    /** The player's hands. */
    static final String HANDS = "count(*)";

    private static final List<String> OF_HAND = List.of(
            "hand",
            "started_at",
            "net",
            "rake",
            "big_bet",
            "game",
            "stakes",
            "place",
            "players",
            "table_name",
            "made",
            "entered_pot",
            "raised_first",
            "first_in_chance",
            "first_in",
            "three_bet_chance",
            "three_bet",
            "three_bet_faced",
            "three_bet_folded",
            "steal_chance",
            "steal",
            "steal_faced",
            "steal_folded",
            "showdown",
            "won_at_showdown",
            "won_without_showdown");

    private static final List<String> OF_DRAWS =
            List.of("drawn", "drew_last", "pat_ahead", "one_ahead", "pat_made", "facing_pat", "facing_one");

    private static final List<String> OF_ROUNDS =
            List.of("checks", "bets", "calls", "raises", "folds", "cap_chances", "caps");

    /**
     * A row for each hand that counts, with a column for each element of an array: {@code drawn_1}. Elements are taken out once and not
     * by each aggregate, which takes a multiple of the time; {@code offset 0} keeps the planner from undoing that. Nothing is drawn
     * on draw 0; else 0 is all draws or all rounds together.
     */
    static final String ROWS = rows();

    private Sql() {}

    /** How many hands a condition holds in. */
    static String hands(String condition) {
        return "count(*) filter (where " + condition + ")";
    }

    /** What a number adds up to; 0 over no hands, and without bound. */
    static String sum(String number) {
        return "coalesce(sum(" + number + "), 0)";
    }

    /** A definition, for the draw or round of this number. */
    static String numbered(String definition, int number) {
        return definition.replace("#", Integer.toString(number)).replace("~", Integer.toString(number - 1));
    }

    /**
     * SQL of definitions, ready to be asked.
     *
     * @param snowLimit the worst hand that is no snow
     */
    static String withSnowLimit(String definitions, MadeHand snowLimit) {
        return definitions.replace(SNOW_LIMIT, Integer.toString(snowLimit.code()));
    }

    private static String rows() {
        List<String> columns = new ArrayList<>(OF_HAND);
        columns.add("null::smallint as drawn_0");
        columns.add("0 = any(drawn) as stood_pat");
        // What he stood pat with and everybody knows is the same hand on all draws.
        columns.add("coalesce(pat_made[1], pat_made[2], pat_made[3]) as pat_made_0");
        for (String array : OF_DRAWS) {
            for (int draw = 1; draw <= Game.MOST_DRAWS; draw++) {
                columns.add(array + "[" + draw + "] as " + array + "_" + draw);
            }
        }
        for (String array : OF_ROUNDS) {
            List<String> all = new ArrayList<>();
            for (int round = 1; round <= MOST_ROUNDS; round++) {
                columns.add(array + "[" + round + "]::integer as " + array + "_" + round);
                all.add("coalesce(" + array + "[" + round + "]::integer, 0)");
            }
            columns.add(String.join(" + ", all) + " as " + array + "_" + ALL_ROUNDS);
        }
        return "select " + String.join(", ", columns) + " from projection.hand_player where player = ? and counts";
    }
}
