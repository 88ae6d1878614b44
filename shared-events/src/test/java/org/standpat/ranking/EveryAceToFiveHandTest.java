package org.standpat.ranking;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** All 2,598,960 five-card hands, ranked by the table and by a second evaluator written another way. */
class EveryAceToFiveHandTest {
    private static final int RANKS = 6_175;

    private static final int[] HANDS_OF_STRENGTH = new int[RANKS + 1];
    private static final long[] MEASURE_OF_STRENGTH = new long[RANKS + 1];

    @BeforeAll
    static void rankEveryHand() {
        EveryFiveCards.forEach(EveryAceToFiveHandTest::rank);
    }

    private static void rank(int[] hand) {
        int strength = AceToFive.INSTANCE.strength(hand[0], hand[1], hand[2], hand[3], hand[4]);
        long measure = PlainAceToFive.measure(hand);
        if (HANDS_OF_STRENGTH[strength]++ == 0) {
            MEASURE_OF_STRENGTH[strength] = measure;
        } else if (MEASURE_OF_STRENGTH[strength] != measure) {
            throw new AssertionError(
                    "Hands that do not tie have strength " + strength + ": " + EveryFiveCards.written(hand));
        }
    }

    @Test
    void givenEveryHandThenItsStrengthIsOneOf6175AndEachOfThemIsUsed() {
        assertThat(AceToFive.DIFFERENT_RANKS).isEqualTo(RANKS);
        int hands = 0;
        for (int strength = 1; strength <= RANKS; strength++) {
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
        for (int strength = 2; strength <= RANKS; strength++) {
            assertThat(MEASURE_OF_STRENGTH[strength])
                    .as("strength %d against the next better", strength)
                    .isGreaterThan(MEASURE_OF_STRENGTH[strength - 1]);
        }
    }

    /** Counted from the choices of 13 ranks and 4 suits, best kind first: their strengths follow one another. */
    @Test
    void givenEveryHandThenEachKindAndEachOfItsRanksIsDealtAsOftenAsCounted() {
        int one = over(4, 1);
        int pair = over(4, 2);
        int three = over(4, 3);
        List<Kind> bestFirst = List.of(
                new Kind("no pair", over(13, 5), one * one * one * one * one, 1_317_888),
                new Kind("one pair", 13 * over(12, 3), pair * one * one * one, 1_098_240),
                new Kind("two pair", over(13, 2) * 11, pair * pair * one, 123_552),
                new Kind("three of a kind", 13 * over(12, 2), three * one * one, 54_912),
                new Kind("full house", 13 * 12, three * pair, 3_744),
                new Kind("four of a kind", 13 * 12, one, 624));
        int strength = 0;
        for (Kind kind : bestFirst) {
            int dealt = 0;
            for (int rank = 0; rank < kind.ranks(); rank++) {
                strength++;
                assertThat(HANDS_OF_STRENGTH[strength])
                        .as("hands of strength %d, %s", strength, kind.name())
                        .isEqualTo(kind.handsOfARank());
                dealt += HANDS_OF_STRENGTH[strength];
            }
            assertThat(dealt).as(kind.name()).isEqualTo(kind.hands());
        }
        assertThat(strength).isEqualTo(RANKS);
    }

    private record Kind(String name, int ranks, int handsOfARank, int hands) {}

    /** How many ways there are to choose so many of so many. */
    private static int over(int from, int choose) {
        return choose == 0 ? 1 : over(from - 1, choose - 1) * from / choose;
    }
}
