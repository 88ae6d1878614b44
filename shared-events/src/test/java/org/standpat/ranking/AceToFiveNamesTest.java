package org.standpat.ranking;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.standpat.card.Cards;

class AceToFiveNamesTest {
    private static final Ranking RANKING = AceToFive.INSTANCE;

    @ParameterizedTest
    @CsvSource({
        "5h4c3d2sAc, wheel",
        "5h4h3h2hAh, wheel",
        "6h4c3d2sAc, six-four low",
        "7h5c4d3s2c, seven-five low",
        "2c8h4d3s6s, eight-six low",
        "8h7c6d5s4c, eight-seven low",
        "AsKsQsJsTs, king-queen low",
        "AhAcKdQsJc, pair of aces",
        "5h5c9d6s4c, pair of fives",
        "2h2cAdAs4c, 'two pair, deuces and aces'",
        "KhKc9d9s4c, 'two pair, kings and nines'",
        "AhAcAd6s3c, three aces",
        "AhAcAdKsKc, 'full house, aces over kings'",
        "2h2c2dAsAc, 'full house, deuces over aces'",
        "AhAcAdAsKc, four aces"
    })
    void givenAHandThenItIsCalledAsAtTheTable(String hand, String called) {
        assertThat(RANKING.describe(Cards.parse(hand))).isEqualTo(called);
    }

    @ParameterizedTest
    @CsvSource({
        "5h4c3d2sAc, 5d4h3s2cAd, wheel",
        "6h4c3d2sAc, 5d4h3s2cAd, six-four low",
        "8h6c4d3sAc, 8d6d5h3d2d, eight-six-four low",
        "8d6d5h3d2d, 8h6c4d3sAc, eight-six-five low",
        "8h6c4d3sAc, 8d6d4h3h2d, eight-six-four-three-ace low",
        "8h6c4d3sAc, 8d6d4h3hAd, eight-six-four-three-ace low",
        "8h6c4d3sAc, AhAd4h3h2d, eight-six low",
        "AhAc9d6s4c, AdAs8d6d4d, 'pair of aces, nine'",
        "5h5c9dAs4c, 5d5s9s4dAd, 'pair of fives, nine-four-ace'",
        "5h5c9d6s4c, 6h6c9s7d4d, pair of fives",
        "9h9cAdAs4c, 9d9sAhAs5c, 'two pair, nines and aces, four'",
        "AhAcAd6s3c, AhAcAd7s3d, 'three aces, six'",
        "AhAcAdAsKc, AhAcAdAsQc, 'four aces, king'",
        "AhAcAdKsKc, AhAcAdQsQc, 'full house, aces over kings'"
    })
    void givenTwoHandsThenTheNameGoesAsDeepAsItTakesToTellThemApart(String hand, String other, String called) {
        assertThat(RANKING.describeAgainst(Cards.parse(hand), Cards.parse(other)))
                .isEqualTo(called);
    }

    /** One hand of each of the 6,175 ranks: neighbours must never be called the same. */
    @Test
    void givenEveryHandAndTheNextBetterOneThenTheirCloserNamesDiffer() {
        List<Cards> bestFirst = HandsOfEachRank.bestFirst(AceToFive.INSTANCE);
        assertThat(bestFirst).hasSize(6_175);
        for (int i = 1; i < bestFirst.size(); i++) {
            Cards better = bestFirst.get(i - 1);
            Cards worse = bestFirst.get(i);
            assertThat(RANKING.describeAgainst(worse, better))
                    .startsWith(RANKING.describe(worse).replace(" low", ""))
                    .isNotEqualTo(RANKING.describeAgainst(better, worse));
        }
    }
}
