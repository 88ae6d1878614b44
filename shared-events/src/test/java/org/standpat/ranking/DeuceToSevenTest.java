package org.standpat.ranking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.standpat.card.Card;
import org.standpat.card.CardSet;
import org.standpat.card.Cards;
import org.standpat.card.Suit;

class DeuceToSevenTest {
    private static final long SEED = 7_5_4_3_2;

    private static final Ranking RANKING = DeuceToSeven.INSTANCE;

    private static HandRank rank(String hand) {
        return RANKING.rank(Cards.parse(hand));
    }

    /** The list that the rulebook takes from its sources D and E. */
    @Test
    void givenTheSixteenHandsOfTheRulebookThenEachLosesToTheNext() {
        List<String> worstToBest = List.of(
                "Jc7c4c3c2c",
                "8h7c6d5s4c",
                "7h6c5d4s3c",
                "5h5c5d6s3c",
                "2h2c7d6s5c",
                "Ah9c6d4s2c",
                "Ah8c7d4s2c",
                "Ah5c4d3s2c",
                "KhJc8d7s4c",
                "Th7c5d4s3c",
                "Th6c5d4s3c",
                "Th6c5d4s2c",
                "9h7c6d4s3c",
                "8h6c4d3s2c",
                "7h6c4d3s2c",
                "7h5c4d3s2c");
        for (int i = 1; i < worstToBest.size(); i++) {
            HandRank worse = rank(worstToBest.get(i - 1));
            HandRank better = rank(worstToBest.get(i));
            assertThat(better.beats(worse))
                    .as("%s beats %s", worstToBest.get(i), worstToBest.get(i - 1))
                    .isTrue();
            assertThat(worse.beats(better)).isFalse();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "7h5c4d3s2c, 1",
        "7h6c4d3s2c, 2",
        "7h6c5d3s2c, 3",
        "7h6c5d4s2c, 4",
        "8h5c4d3s2c, 5",
        "AhKcQdJs9c, 1278",
        "2h2c5d4s3c, 1279",
        "AsKsQsJsTs, 7462"
    })
    void givenAHandThenItsPlaceIsCountedFromNumberOne(String hand, int place) {
        assertThat(rank(hand)).isEqualTo(new HandRank(place));
    }

    @Test
    void givenAceToFiveThenItIsNoStraightButTheBestAceLow() {
        assertThat(rank("Ah5c4d3s2c").beats(rank("Ah6c4d3s2c"))).isTrue();
        assertThat(rank("KhQcJdTs8c").beats(rank("Ah5c4d3s2c"))).isTrue();
        assertThat(rank("Ah5c4d3s2c").beats(rank("2h2c5d4s3c"))).isTrue();
        assertThat(RANKING.describe(Cards.parse("AhKcQdJsTc"))).isEqualTo("ace-high straight");
    }

    @ParameterizedTest
    @CsvSource({
        "one pair loses to no pair, AhKcQdJs9c, 2h2c5d4s3c",
        "two pair loses to one pair, AhAcKdQsJc, 3h3c2d2s4c",
        "three of a kind loses to two pair, AhAcKdKsQc, 2h2c2d4s3c",
        "a straight loses to three of a kind, AhAcAdKsQc, 6h5c4d3s2c",
        "a flush loses to a straight, AhKcQdJsTc, 7c5c4c3c2c",
        "a full house loses to a flush, AcKcQcJc9c, 2h2c2d3s3c",
        "four of a kind loses to a full house, AhAcAdKsKc, 2h2c2d2s3c",
        "a straight flush loses to four of a kind, AhAcAdAsKc, 6c5c4c3c2c"
    })
    void givenTwoCategoriesThenTheBestOfTheWorseOneLosesToTheWorstOfTheBetter(String rule, String wins, String loses) {
        assertThat(rank(wins).beats(rank(loses))).as(rule).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "3h3c5d4s2c, 4h4c5d3s2c",
        "5h5c7d4s2c, 5d5s8d3s2c",
        "5h5c8d4s2c, 5d5s8s4d3h",
        "9h9c2d2sAc, ThTc3d3s2c",
        "9h9c2d2sAc, 9d9s3d3s4c",
        "9h9c3d3s4c, 9d9s3h3c5c",
        "5h5c5dAsKc, 6h6c6d3s2c",
        "2h2c2dAsAc, 3h3c3d2s2d",
        "8h6c4d3s2c, 8d6s5c3h2s"
    })
    void givenTheSameCategoryThenTheLowerHandWins(String wins, String loses) {
        assertThat(rank(wins).beats(rank(loses))).isTrue();
    }

    @Test
    void givenTheSameRanksThenTheHandsTieWhateverTheirSuitsAndOrder() {
        Random random = new Random(SEED);
        List<Suit> suits = new ArrayList<>(List.of(Suit.values()));
        List<Card> deck = new ArrayList<>(CardSet.DECK.toCards().asList());
        for (int round = 0; round < 20_000; round++) {
            Collections.shuffle(deck, random);
            Collections.shuffle(suits, random);
            Cards hand = Cards.of(deck.subList(0, 5));
            List<Card> other = new ArrayList<>();
            for (Card card : hand) {
                other.add(Card.of(card.rank(), suits.get(card.suit().number())));
            }
            Collections.shuffle(other, random);
            assertThat(RANKING.rank(Cards.of(other)).ties(RANKING.rank(hand)))
                    .as("seed %d, round %d: %s and %s tie", SEED, round, hand, other)
                    .isTrue();
        }
    }

    @Test
    void givenOneCardOfAnotherSuitThenFiveOfASuitAreNoFlushAnyMore() {
        assertThat(rank("7h5h4h3h2c")).isEqualTo(rank("7h5c4d3s2c"));
        assertThat(rank("7h5h4h3h2c").beats(rank("7h5h4h3h2h"))).isTrue();
        for (Suit suit : Suit.values()) {
            assertThat(rank("7h5h4h3h2h".replace('h', suit.symbol())).ties(rank("7c5c4c3c2c")))
                    .isTrue();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "7h5c4d3s", "7h5c4d3s2c2d", "7h5c4d3s??", "??????????"})
    void givenOtherThanFiveKnownCardsThenTheHandIsRefusedAndNoCardIsNamed(String hand) {
        Cards cards = Cards.parse(hand);
        String came = "got " + cards.size() + " of which " + cards.unknownCount() + " unknown";
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RANKING.rank(cards))
                .withMessageContaining("exactly 5 known cards")
                .withMessageEndingWith(came);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RANKING.describe(cards))
                .withMessageEndingWith(came);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RANKING.describeAgainst(Cards.parse("7h5c4d3s2c"), cards))
                .withMessageEndingWith(came);
    }

    @Test
    void givenRanksWhenSortedThenTheBestHandComesFirst() {
        List<HandRank> ranks = new ArrayList<>(List.of(rank("Ah5c4d3s2c"), rank("7h5c4d3s2c"), rank("8h5c4d3s2c")));
        Collections.sort(ranks);
        assertThat(ranks).isSortedAccordingTo((one, other) -> one.beats(other) ? -1 : one.ties(other) ? 0 : 1);
        assertThat(ranks).first().isEqualTo(new HandRank(1));
        assertThatIllegalArgumentException().isThrownBy(() -> new HandRank(0)).withMessageContaining("got 0");
        assertThat(RANKING.name()).isEqualTo("deuce-to-seven");
    }
}
