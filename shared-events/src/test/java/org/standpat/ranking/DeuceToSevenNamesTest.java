package org.standpat.ranking;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.standpat.card.Cards;

class DeuceToSevenNamesTest {
    private static final Ranking RANKING = DeuceToSeven.INSTANCE;

    @ParameterizedTest
    @CsvSource({
        "7h5c4d3s2c, number one",
        "7h6c4d3s2c, number two",
        "7h6c5d3s2c, number three",
        "7h6c5d4s2c, number four",
        "8h5c4d3s2c, eight-five low",
        "2c8h4d3s6s, eight-six low",
        "Ah5c4d3s2c, ace-five low",
        "KhQc9d3s2c, king-queen low",
        "5h5c9d6s4c, pair of fives",
        "2h2c9d6s4c, pair of deuces",
        "6h6c9d8s4c, pair of sixes",
        "2h2c9d9s4c, 'two pair, nines and deuces'",
        "5h5c5d6s3c, three fives",
        "8h7c6d5s4c, eight-high straight",
        "Jc7c4c3c2c, jack-high flush",
        "5h5c5d9s9c, 'full house, fives over nines'",
        "9h9c9d5s5c, 'full house, nines over fives'",
        "5h5c5d5s9c, four fives",
        "6d5d4d3d2d, six-high straight flush",
        "AsKsQsJsTs, ace-high straight flush",
        "As5s4s3s2s, ace-high flush"
    })
    void givenAHandThenItIsCalledAsAtTheTable(String hand, String called) {
        assertThat(RANKING.describe(Cards.parse(hand))).isEqualTo(called);
    }

    @ParameterizedTest
    @CsvSource({
        "8h6c4d3s2c, 9h6c4d3s2c, eight-six low",
        "8h6c4d3s2c, 8d7c4h3d2d, eight-six low",
        "8h6c4d3s2c, 8d6d5h3d2d, eight-six-four low",
        "8d6d5h3d2d, 8h6c4d3s2c, eight-six-five low",
        "8h7c6d5s3c, 8d7d6h5h2d, eight-seven-six-five-three low",
        "8h6c4d3s2c, 8d6d4h3d2d, eight-six-four-three-deuce low",
        "8h6c4d3s2c, 2h2d4h5d6h, eight-six low",
        "7h5c4d3s2c, 7d5d4h3d2d, number one",
        "7h6c4d3s2c, 7d6d5h3d2d, number two",
        "5h5c9d6s4c, 5d5s8d6d4d, 'pair of fives, nine'",
        "5h5c9d6s4c, 5d5s9s7d4d, 'pair of fives, nine-six'",
        "5h5c9d6s4c, 6h6c9s7d4d, pair of fives",
        "9h9c2d2s4c, 9d9s2h2c5c, 'two pair, nines and deuces, four'",
        "9h9c2d2s4c, 9d9s3h3c5c, 'two pair, nines and deuces'",
        "5h5c5d6s3c, 5h5c5d7s3d, 'three fives, six'",
        "5h5c5d5s9c, 5h5c5d5sTc, 'four fives, nine'",
        "8h7c6d5s4c, 8d7d6h5h4h, eight-high straight",
        "Jc7c4c3c2c, Jd8d4d3d2d, 'jack-high flush, seven'",
        "5h5c5d9s9c, 5h5c5d8s8c, 'full house, fives over nines'"
    })
    void givenTwoHandsThenTheNameGoesAsDeepAsItTakesToTellThemApart(String hand, String other, String called) {
        assertThat(RANKING.describeAgainst(Cards.parse(hand), Cards.parse(other)))
                .isEqualTo(called);
    }

    /** One hand of each of the 7,462 ranks: neighbours must never be called the same, and a tie is called the same. */
    @Test
    void givenEveryHandAndTheNextBetterOneThenTheirCloserNamesDiffer() {
        List<Cards> bestFirst = HandsOfEachRank.bestFirst(DeuceToSeven.INSTANCE);
        assertThat(bestFirst).hasSize(DeuceToSeven.DIFFERENT_RANKS);
        for (int i = 1; i < bestFirst.size(); i++) {
            Cards better = bestFirst.get(i - 1);
            Cards worse = bestFirst.get(i);
            assertThat(RANKING.describeAgainst(worse, better))
                    .startsWith(RANKING.describe(worse).replace(" low", ""))
                    .isNotEqualTo(RANKING.describeAgainst(better, worse));
        }
    }
}
