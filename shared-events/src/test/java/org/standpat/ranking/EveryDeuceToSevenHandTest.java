package org.standpat.ranking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import java.util.EnumMap;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.standpat.ranking.PlainDeuceToSeven.Kind;

/** All 2,598,960 five-card hands, ranked by the table and by a second evaluator written another way. */
class EveryDeuceToSevenHandTest {
    private static final int[] HANDS_OF_STRENGTH = new int[DeuceToSeven.DIFFERENT_RANKS + 1];
    private static final long[] MEASURE_OF_STRENGTH = new long[DeuceToSeven.DIFFERENT_RANKS + 1];
    private static final Map<Kind, Integer> HANDS_OF_KIND = new EnumMap<>(Kind.class);
    private static final Map<Kind, Integer> RANKS_OF_KIND = new EnumMap<>(Kind.class);
    private static final Kind[] KIND_OF_STRENGTH = new Kind[DeuceToSeven.DIFFERENT_RANKS + 1];

    @BeforeAll
    static void rankEveryHand() {
        EveryFiveCards.forEach(EveryDeuceToSevenHandTest::rank);
    }

    private static void rank(int[] hand) {
        int strength = DeuceToSeven.INSTANCE.strength(hand[0], hand[1], hand[2], hand[3], hand[4]);
        Kind kind = PlainDeuceToSeven.kind(hand);
        long measure = PlainDeuceToSeven.measure(kind, hand);
        if (HANDS_OF_STRENGTH[strength]++ == 0) {
            MEASURE_OF_STRENGTH[strength] = measure;
            KIND_OF_STRENGTH[strength] = kind;
            RANKS_OF_KIND.merge(kind, 1, Integer::sum);
        } else if (MEASURE_OF_STRENGTH[strength] != measure) {
            throw new AssertionError(
                    "Hands that do not tie have strength " + strength + ": " + EveryFiveCards.written(hand));
        }
        HANDS_OF_KIND.merge(kind, 1, Integer::sum);
    }

    @Test
    void givenEveryHandThenItsStrengthIsOneOf7462AndEachOfThemIsUsed() {
        assertThat(DeuceToSeven.DIFFERENT_RANKS).isEqualTo(7_462);
        int hands = 0;
        for (int strength = 1; strength <= DeuceToSeven.DIFFERENT_RANKS; strength++) {
            assertThat(HANDS_OF_STRENGTH[strength])
                    .as("hands of strength %d", strength)
                    .isPositive();
            hands += HANDS_OF_STRENGTH[strength];
        }
        assertThat(hands).isEqualTo(EveryFiveCards.HANDS);
        assertThat(HANDS_OF_STRENGTH[0]).isZero();
    }

    @Test
    void givenEveryHandThenTheTableAndThePlainEvaluatorPutThemInTheSameOrder() {
        for (int strength = 2; strength <= DeuceToSeven.DIFFERENT_RANKS; strength++) {
            assertThat(MEASURE_OF_STRENGTH[strength])
                    .as("strength %d against the next better", strength)
                    .isGreaterThan(MEASURE_OF_STRENGTH[strength - 1]);
        }
    }

    /** The rulebook's counts, section 2. */
    @Test
    void givenEveryHandThenEachKindIsDealtAsOftenAsCounted() {
        assertThat(HANDS_OF_KIND)
                .containsOnly(
                        entry(Kind.NO_PAIR, 1_303_560),
                        entry(Kind.PAIR, 1_098_240),
                        entry(Kind.TWO_PAIR, 123_552),
                        entry(Kind.TRIPS, 54_912),
                        entry(Kind.STRAIGHT, 9_180),
                        entry(Kind.FLUSH, 5_112),
                        entry(Kind.FULL_HOUSE, 3_744),
                        entry(Kind.QUADS, 624),
                        entry(Kind.STRAIGHT_FLUSH, 36));
    }

    /** Counted from the choices of ranks: 13 over 5 = 1,287 sets of five, of which nine are in a row. */
    @Test
    void givenEveryHandThenEachKindHasAsManyRanksAsCounted() {
        assertThat(RANKS_OF_KIND)
                .containsOnly(
                        entry(Kind.NO_PAIR, 1_287 - 9),
                        entry(Kind.PAIR, 13 * 220),
                        entry(Kind.TWO_PAIR, 78 * 11),
                        entry(Kind.TRIPS, 13 * 66),
                        entry(Kind.STRAIGHT, 9),
                        entry(Kind.FLUSH, 1_287 - 9),
                        entry(Kind.FULL_HOUSE, 13 * 12),
                        entry(Kind.QUADS, 13 * 12),
                        entry(Kind.STRAIGHT_FLUSH, 9));
    }

    /** All hands of the same ranks tie (rule 2.4), so each rank is dealt in as many ways as its cards can be suited. */
    @Test
    void givenEveryHandThenEachRankIsDealtInAsManyWaysAsItCanBeSuited() {
        for (int strength = 1; strength <= DeuceToSeven.DIFFERENT_RANKS; strength++) {
            int ways = switch (KIND_OF_STRENGTH[strength]) {
                case NO_PAIR, STRAIGHT -> 4 * 4 * 4 * 4 * 4 - 4;
                case PAIR -> 6 * 4 * 4 * 4;
                case TWO_PAIR -> 6 * 6 * 4;
                case TRIPS -> 4 * 4 * 4;
                case FLUSH, STRAIGHT_FLUSH, QUADS -> 4;
                case FULL_HOUSE -> 4 * 6;
            };
            assertThat(HANDS_OF_STRENGTH[strength])
                    .as("hands of strength %d", strength)
                    .isEqualTo(ways);
        }
    }
}
