package org.standpat.query.statistics;

import java.math.BigDecimal;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.standpat.hand.Player;
import org.standpat.houserules.Game;
import org.standpat.ranking.MadeHand;

/** Every SQL aggregate that the statistics of a player need, each of them once. */
final class Aggregates {

    static final String CHIPS_WON = "coalesce(sum(net) filter (where net > 0), 0)";
    static final String CHIPS_LOST = "coalesce(-sum(net) filter (where net < 0), 0)";

    private static final List<String> ALL = List.copyOf(all());

    private Aggregates() {}

    /**
     * All of them as columns.
     *
     * @param snowLimit the worst hand that is no snow
     */
    static String columns(MadeHand snowLimit) {
        return Sql.withSnowLimit(String.join(", ", ALL), snowLimit);
    }

    /**
     * What they come to in a row.
     *
     * @param before how many columns come before those of {@link #columns}
     */
    static Map<String, BigDecimal> read(ResultSet row, int before) throws SQLException {
        Map<String, BigDecimal> sums = new HashMap<>();
        for (int i = 0; i < ALL.size(); i++) {
            sums.put(ALL.get(i), row.getBigDecimal(before + 1 + i));
        }
        return sums;
    }

    /** Hands in which he showed a hand of this class at the showdown. */
    static String shown(MadeHand made) {
        return Sql.hands("made = " + made.code());
    }

    private static Set<String> all() {
        Set<String> all = new LinkedHashSet<>(List.of(Sql.HANDS, CHIPS_WON, CHIPS_LOST));
        for (Statistic statistic : Statistic.values()) {
            for (int number : numbers(statistic.taken())) {
                all.add(statistic.count(number));
                all.add(statistic.of(number));
            }
        }
        for (DrawSituation situation : DrawSituation.values()) {
            for (int draw = 1; draw <= Game.MOST_DRAWS; draw++) {
                for (int cards = 0; cards <= Player.MOST_CARDS; cards++) {
                    all.add(situation.hands(draw, cards));
                }
            }
        }
        for (MadeHand made : MadeHand.values()) {
            all.add(shown(made));
        }
        for (RoundAction action : RoundAction.ALL) {
            for (int round = 1; round <= Sql.MOST_ROUNDS; round++) {
                all.add(action.times(round));
            }
        }
        return all;
    }

    private static List<Integer> numbers(Statistic.Of taken) {
        return switch (taken) {
            case HAND -> List.of(0);
            case DRAW -> fromTo(1, Game.MOST_DRAWS);
            case ROUND -> fromTo(Sql.ALL_ROUNDS, Sql.MOST_ROUNDS);
        };
    }

    private static List<Integer> fromTo(int first, int last) {
        List<Integer> numbers = new ArrayList<>();
        for (int number = first; number <= last; number++) {
            numbers.add(number);
        }
        return numbers;
    }
}
