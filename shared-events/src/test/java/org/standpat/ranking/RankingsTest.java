package org.standpat.ranking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.standpat.card.Cards;

class RankingsTest {
    /** Badugi stands in a services file of the tests. */
    @Test
    void givenTheClassPathThenItsRankingsComeInTheOrderOfTheirNames() {
        assertThat(Rankings.all()).containsExactly(AceToFive.INSTANCE, new Badugi(), DeuceToSeven.INSTANCE);
        assertThat(Rankings.all()).extracting(Ranking::label).containsExactly("A-5", "Badugi", "2-7");
        assertThat(Rankings.all()).isSameAs(Rankings.all()).isUnmodifiable();
    }

    @Test
    void givenTheRankingsInAnyOrderThenTheyAreGivenInOne() {
        assertThat(Rankings.byName(Stream.of(new DeuceToSeven(), new AceToFive())))
                .isEqualTo(Rankings.byName(Stream.of(new AceToFive(), new DeuceToSeven())));
    }

    @Test
    void givenANameThenTheRankingIsTheOneThatSaysSo() {
        for (Ranking ranking : Rankings.all()) {
            assertThat(Rankings.named(ranking.name())).isSameAs(ranking);
            assertThat(ranking).hasToString(ranking.name());
        }
        assertThat(Rankings.named("deuce-to-seven")).isEqualTo(DeuceToSeven.INSTANCE);
        assertThat(Rankings.named("ace-to-five")).isEqualTo(AceToFive.INSTANCE).isNotEqualTo(DeuceToSeven.INSTANCE);
    }

    @Test
    void givenANameThatNoRankingHasThenTheKnownOnesAreNamed() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Rankings.named("Deuce-to-Seven"))
                .withMessage("no ranking is called Deuce-to-Seven,"
                        + " expected one of [ace-to-five, badugi, deuce-to-seven]");
    }

    @Test
    void givenTwoRankingsOfOneNameOrLabelThenTheyAreRefused() {
        assertThatIllegalStateException()
                .isThrownBy(() -> Rankings.byName(Stream.of(new Named("razz", "Razz"), new Named("razz", "Seven"))))
                .withMessageContaining("two with the name razz");
        assertThatIllegalStateException()
                .isThrownBy(() -> Rankings.byName(Stream.of(new Named("razz", "A-5"), new AceToFive())))
                .withMessageContaining("two with the label A-5");
    }

    private record Named(String name, String label) implements Ranking {
        @Override
        public int handSize() {
            return 1;
        }

        @Override
        public HandRank rank(Cards hand) {
            return new HandRank(1);
        }

        @Override
        public String describe(Cards hand) {
            return name;
        }

        @Override
        public String describeAgainst(Cards hand, Cards other) {
            return name;
        }
    }
}
