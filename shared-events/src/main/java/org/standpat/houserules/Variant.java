package org.standpat.houserules;

import java.util.List;
import org.standpat.ranking.Ranking;
import org.standpat.ranking.Rankings;

/**
 * Which game is played, before the stakes are known: three independent choices (rule 1.1).
 *
 * @param ranking how hands compare at showdown
 * @param draws number of draws, 1 to 3
 * @param structure how betting is limited
 */
public record Variant(Ranking ranking, int draws, Structure structure) {

    /** How betting is limited. */
    public enum Structure {
        FIXED_LIMIT,
        POT_LIMIT,
        NO_LIMIT
    }

    /** Limit 2-7 triple draw (rule 1.2). */
    public static final String LIMIT_2_7_TRIPLE_DRAW = "limit-2-7-triple-draw";

    /** Pot-limit 2-7 double draw (rule 1.2). */
    public static final String POT_LIMIT_2_7_DOUBLE_DRAW = "pot-limit-2-7-double-draw";

    /** No-limit 2-7 single draw (rule 1.2). */
    public static final String NO_LIMIT_2_7_SINGLE_DRAW = "no-limit-2-7-single-draw";

    /** Limit A-5 triple draw (rule 1.2). */
    public static final String LIMIT_A_5_TRIPLE_DRAW = "limit-a-5-triple-draw";

    /** The games that have a name of their own (rule 1.2). */
    public static final List<String> NAMES =
            List.of(LIMIT_2_7_TRIPLE_DRAW, POT_LIMIT_2_7_DOUBLE_DRAW, NO_LIMIT_2_7_SINGLE_DRAW, LIMIT_A_5_TRIPLE_DRAW);

    /**
     * The game of this name.
     *
     * @throws IllegalArgumentException naming the known games when there is none of this name
     */
    public static Variant named(String name) {
        return switch (name) {
            case LIMIT_2_7_TRIPLE_DRAW -> new Variant(Rankings.named("deuce-to-seven"), 3, Structure.FIXED_LIMIT);
            case POT_LIMIT_2_7_DOUBLE_DRAW -> new Variant(Rankings.named("deuce-to-seven"), 2, Structure.POT_LIMIT);
            case NO_LIMIT_2_7_SINGLE_DRAW -> new Variant(Rankings.named("deuce-to-seven"), 1, Structure.NO_LIMIT);
            case LIMIT_A_5_TRIPLE_DRAW -> new Variant(Rankings.named("ace-to-five"), 3, Structure.FIXED_LIMIT);
            default -> throw new IllegalArgumentException("no game is called " + name + ", expected one of " + NAMES);
        };
    }
}
