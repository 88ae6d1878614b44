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

class AceToFiveTest {
    private static final long SEED = 5_4_3_2_1;

    private static final List<Suit> SUITS = List.of(Suit.values());
    private static final Ranking RANKING = AceToFive.INSTANCE;

    private static HandRank rank(String hand) {
        return RANKING.rank(Cards.parse(hand));
    }

    @ParameterizedTest
    @CsvSource({
        "5h4c3d2sAc, 1",
        "6h4c3d2sAc, 2",
        "6h5c3d2sAc, 3",
        "6h5c4d2sAc, 4",
        "6h5c4d3sAc, 5",
        "6h5c4d3s2c, 6",
        "7h4c3d2sAc, 7",
        "KhQcJdTs9c, 1287",
        "AhAc4d3s2c, 1288",
        "KhKcQdQsKd, 6019",
        "AhAcAdAs2c, 6020",
        "KhKcKdKsQc, 6175"
    })
    void givenAHandThenItsPlaceIsCountedFromTheWheel(String hand, int place) {
        assertThat(rank(hand)).isEqualTo(new HandRank(place));
    }

    @Test
    void givenFiveOfASuitOrInARowThenTheyDoNotCount() {
        assertThat(rank("5h4h3h2hAh")).isEqualTo(rank("5h4c3d2sAc"));
        assertThat(rank("8h7c6d5s4c").beats(rank("9h4c3d2sAc"))).isTrue();
        assertThat(rank("KcQcJcTc9c").beats(rank("AhAc4d3s2c"))).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "an ace is below a deuce, 7h4c3d2sAc, 7h5c4d3s2c",
        "an ace is below a king, KhQcJdTsAc, KhQcJdTs9c",
        "one pair loses to no pair, KhQcJdTs9c, AhAc4d3s2c",
        "aces are the lowest pair, AhAcKdQsJc, 2h2c4d3sAc",
        "an ace is the lowest side card, 5h5c7d4sAc, 5d5s7c4h2c",
        "two pair loses to one pair, KhKcQdJsTc, 2h2cAdAs3c",
        "the higher of two pairs is compared first, 3h3cAdAsKc, 3d3s2d2s4c",
        "three of a kind loses to two pair, KhKcQdQsJc, AhAcAd3s2c",
        "a full house loses to three of a kind, KhKcKdQsJc, AhAcAd2s2c",
        "four of a kind loses to a full house, KhKcKdQsQc, AhAcAdAs2c",
        "aces are the lowest four, AhAcAdAsKc, 2h2c2d2sAc"
    })
    void givenTwoHandsThenTheLowerOneWinsWithTheAceAsTheLowestCard(String rule, String wins, String loses) {
        assertThat(rank(wins).beats(rank(loses))).as(rule).isTrue();
    }

    @Test
    void givenTheSameRanksThenTheHandsTieWhateverTheirSuitsAndOrder() {
        Random random = new Random(SEED);
        List<Card> deck = new ArrayList<>(CardSet.DECK.toCards().asList());
        for (int round = 0; round < 20_000; round++) {
            Collections.shuffle(deck, random);
            Cards hand = Cards.of(deck.subList(0, 5));
            Cards other = suitedAnew(hand, random);
            assertThat(RANKING.rank(other).ties(RANKING.rank(hand)))
                    .as("seed %d, round %d: %s and %s tie", SEED, round, hand, other)
                    .isTrue();
        }
    }

    /** The same ranks in another order, each card in any suit that is free for its rank. */
    private static Cards suitedAnew(Cards hand, Random random) {
        List<Card> anew = new ArrayList<>();
        for (Card card : hand) {
            Card changed;
            do {
                changed = Card.of(card.rank(), SUITS.get(random.nextInt(SUITS.size())));
            } while (anew.contains(changed));
            anew.add(changed);
        }
        Collections.shuffle(anew, random);
        return Cards.of(anew);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "5h4c3d2s", "5h4c3d2sAcAd", "5h4c3d2s??", "??????????"})
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
                .isThrownBy(() -> RANKING.describeAgainst(Cards.parse("5h4c3d2sAc"), cards))
                .withMessageEndingWith(came);
    }
}
