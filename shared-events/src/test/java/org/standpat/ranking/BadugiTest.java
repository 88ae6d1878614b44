package org.standpat.ranking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.standpat.card.Card;
import org.standpat.card.Cards;

/** A ranking that main knows nothing of: found by name, of another hand size, with words of its own. */
class BadugiTest {
    private static final Ranking RANKING = Rankings.named("badugi");

    private static HandRank rank(String hand) {
        return RANKING.rank(Cards.parse(hand));
    }

    @Test
    void givenARankingThatIsOnlyAddedThenItIsFoundByItsName() {
        assertThat(RANKING).isEqualTo(new Badugi());
        assertThat(RANKING.handSize()).isEqualTo(4);
        assertThat(RANKING.label()).isEqualTo("Badugi");
    }

    @ParameterizedTest
    @CsvSource({
        "Ac2d3h4s, 1",
        "Ac2d3h5s, 2",
        "KcQdJhTs, 715",
        "Ac2d3h3s, 716",
        "KcQdJhJs, 1001",
        "AcAd2c2d, 1002",
        "AcAdAhAs, 1080",
        "Ac2c3c4c, 1080",
        "KcKdKhKs, 1092"
    })
    void givenAHandThenItsPlaceIsCountedFromTheFourLowestOfFourSuits(String hand, int place) {
        assertThat(rank(hand)).isEqualTo(new HandRank(place));
    }

    @ParameterizedTest
    @CsvSource({
        "four cards beat three, KcQdJhTs, Ac2d3h3s",
        "the lower of two of a suit counts, Ac2d3h9h, Ac2d4h4s",
        "the highest card is compared first, 7c6d5h4s, 8c3d2hAs"
    })
    void givenTwoHandsThenTheOneThatTheGameSaysWins(String rule, String wins, String loses) {
        assertThat(rank(wins).beats(rank(loses))).as(rule).isTrue();
    }

    /**
     * All 270,725 hands of four against a second evaluator, and how many there are of each size: four cards take 4 of 13 ranks
     * in any order of the suits, one card is four of a suit or four of a rank.
     */
    @Test
    void givenEveryHandThenThereAre1092RanksInTheOrderOfAPlainEvaluator() {
        TreeMap<Integer, Long> measureOfStrength = new TreeMap<>();
        int[] handsOfSize = new int[5];
        forEachHand(hand -> {
            long measure = measure(hand);
            int strength = RANKING.rank(Cards.of(hand)).strength();
            Long before = measureOfStrength.putIfAbsent(strength, measure);
            if (before != null && before != measure) {
                throw new AssertionError("Hands that do not tie have strength " + strength + ": " + hand);
            }
            handsOfSize[4 - (int) (measure >> 52)]++;
        });
        assertThat(measureOfStrength).hasSize(715 + 286 + 78 + 13);
        assertThat(measureOfStrength.firstKey()).isEqualTo(1);
        assertThat(measureOfStrength.lastKey()).isEqualTo(1_092);
        assertThat(new ArrayList<>(measureOfStrength.values())).isSorted().doesNotHaveDuplicates();
        assertThat(handsOfSize).containsExactly(0, 4 * 715 + 13, 96_252, 154_440, 715 * 24);
    }

    private static void forEachHand(Consumer<List<Card>> action) {
        for (int a = 0; a < 52; a++) {
            for (int b = 0; b < a; b++) {
                for (int c = 0; c < b; c++) {
                    for (int d = 0; d < c; d++) {
                        action.accept(List.of(Card.of(a), Card.of(b), Card.of(c), Card.of(d)));
                    }
                }
            }
        }
    }

    /** Smaller is better: cards missing to four, then the set of ranks. Of two cards that clash, one or the other goes. */
    private static long measure(List<Card> cards) {
        for (Card one : cards) {
            for (Card other : cards) {
                if (!one.equals(other) && (one.rank() == other.rank() || one.suit() == other.suit())) {
                    return Math.min(measure(without(one, cards)), measure(without(other, cards)));
                }
            }
        }
        long ranks = 0;
        for (Card card : cards) {
            ranks |= 1L << "A23456789TJQK".indexOf(card.rank().symbol());
        }
        return (long) (4 - cards.size()) << 52 | ranks;
    }

    private static List<Card> without(Card card, List<Card> cards) {
        List<Card> rest = new ArrayList<>(cards);
        rest.remove(card);
        return rest;
    }

    @ParameterizedTest
    @CsvSource({
        "Ac2d3h4s, 8c7d6h5s, four-three badugi, four-three badugi",
        "8c7d6h5s, 8d7h6s4c, eight-seven badugi, eight-seven-six-five badugi",
        "Ac2d5h5s, Ac2d3h4s, five-deuce three-card, five-deuce three-card",
        "AcAd2c2d, Ac2d3h4s, deuce-ace two-card, deuce-ace two-card",
        "KcKdKhKs, AcAdAhAs, king one-card, king one-card"
    })
    void givenAHandThenItIsCalledAsAtTheTable(String hand, String other, String called, String calledAgainst) {
        assertThat(RANKING.describe(Cards.parse(hand))).isEqualTo(called);
        assertThat(RANKING.describeAgainst(Cards.parse(hand), Cards.parse(other)))
                .isEqualTo(calledAgainst);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Ac2d3h", "Ac2d3h4s5c", "Ac2d3h??"})
    void givenOtherThanFourKnownCardsThenTheHandIsRefused(String hand) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> rank(hand))
                .withMessageContaining("exactly 4 known cards")
                .withMessageContaining("got " + hand.length() / 2);
    }
}
