package org.standpat.ranking;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.standpat.card.Card;
import org.standpat.card.Cards;

/** What all 2,598,960 five-card hands come to. */
class EveryMadeHandTest {

    /** Suits for five different ranks, without the four ways in which they are all the same. */
    private static final int SUITED_APART = 4 * 4 * 4 * 4 * 4 - 4;

    private static final int ANY_SUITS = 4 * 4 * 4 * 4 * 4;

    @Test
    @DisplayName(
            "given deuce-to-seven, when every hand is classed, then each class counts what the choices of ranks and suits say")
    void deuceToSeven() {
        Map<MadeHand, Integer> expected = new EnumMap<>(MadeHand.class);
        // Four of the five sets of ranks below seven with a seven are no straight: 75432, 76432, 76532, 76542; 1,020
        // hands each.
        expected.put(MadeHand.NUMBER_ONE, SUITED_APART);
        expected.put(MadeHand.NUMBER_TWO, SUITED_APART);
        expected.put(MadeHand.NUMBER_THREE, SUITED_APART);
        expected.put(MadeHand.NUMBER_FOUR, SUITED_APART);
        // Four of the six ranks below eight: 15 sets, of which 87654 is a straight; and so on up to the ace, which is
        // high.
        expected.put(MadeHand.EIGHT_LOW, (over(6, 4) - 1) * SUITED_APART);
        expected.put(MadeHand.NINE_LOW, (over(7, 4) - 1) * SUITED_APART);
        expected.put(MadeHand.TEN_LOW, (over(8, 4) - 1) * SUITED_APART);
        expected.put(MadeHand.JACK_LOW, (over(9, 4) - 1) * SUITED_APART);
        expected.put(MadeHand.QUEEN_LOW, (over(10, 4) - 1) * SUITED_APART);
        expected.put(MadeHand.KING_LOW, (over(11, 4) - 1) * SUITED_APART);
        expected.put(MadeHand.ACE_LOW, (over(12, 4) - 1) * SUITED_APART);
        pairs(expected);
        // Nine straights, six-high to ace-high: 5-4-3-2-A is an ace low. All other 1,278 sets can be of one suit.
        expected.put(MadeHand.STRAIGHT, 9 * SUITED_APART);
        expected.put(MadeHand.FLUSH, (over(13, 5) - 9) * 4);
        expected.put(MadeHand.STRAIGHT_FLUSH, 9 * 4);

        Map<MadeHand, Integer> dealt = dealt(DeuceToSeven.INSTANCE, DeuceToSeven.DIFFERENT_RANKS);

        assertThat(dealt).containsExactlyEntriesOf(expected);
        // As every table of poker hands has them: 5,108 flushes and 10,200 straights, but for the wheels that are none
        // here.
        assertThat(dealt.get(MadeHand.FLUSH)).isEqualTo(5_108 + 4);
        assertThat(dealt.get(MadeHand.STRAIGHT)).isEqualTo(10_200 - 1_020);
        assertThat(dealt.get(MadeHand.ACE_LOW)).isEqualTo(503_880);
    }

    @Test
    @DisplayName(
            "given ace-to-five, when every hand is classed, then each class counts what the choices of ranks and suits say")
    void aceToFive() {
        Map<MadeHand, Integer> expected = new EnumMap<>(MadeHand.class);
        // Suits and straights do not count: 1,024 wheels; five sets of four ranks below six; and so on up to the king.
        expected.put(MadeHand.NUMBER_ONE, ANY_SUITS);
        expected.put(MadeHand.SIX_LOW, over(5, 4) * ANY_SUITS);
        expected.put(MadeHand.SEVEN_LOW, over(6, 4) * ANY_SUITS);
        expected.put(MadeHand.EIGHT_LOW, over(7, 4) * ANY_SUITS);
        expected.put(MadeHand.NINE_LOW, over(8, 4) * ANY_SUITS);
        expected.put(MadeHand.TEN_LOW, over(9, 4) * ANY_SUITS);
        expected.put(MadeHand.JACK_LOW, over(10, 4) * ANY_SUITS);
        expected.put(MadeHand.QUEEN_LOW, over(11, 4) * ANY_SUITS);
        expected.put(MadeHand.KING_LOW, over(12, 4) * ANY_SUITS);
        pairs(expected);

        Map<MadeHand, Integer> dealt = dealt(AceToFive.INSTANCE, AceToFive.DIFFERENT_RANKS);

        assertThat(dealt).containsExactlyEntriesOf(expected);
        assertThat(dealt.get(MadeHand.EIGHT_LOW)).isEqualTo(35_840);
    }

    /** The same in both rankings, as every table of poker hands has them. */
    private static void pairs(Map<MadeHand, Integer> expected) {
        // 13 x 6 pairs with 220 x 64 others; 78 x 6 x 6 two pairs with 44 others; 13 x 4 threes with 66 x 16 others.
        expected.put(MadeHand.PAIR, 1_098_240);
        expected.put(MadeHand.TWO_PAIR, 123_552);
        expected.put(MadeHand.THREE_OF_A_KIND, 54_912);
        // 13 x 4 threes with 12 x 6 pairs; 13 fours with 48 others.
        expected.put(MadeHand.FULL_HOUSE, 3_744);
        expected.put(MadeHand.FOUR_OF_A_KIND, 624);
    }

    /** How many hands are of each class; on the way, that a worse hand is never of a better class. */
    private static Map<MadeHand, Integer> dealt(FiveCardRanking ranking, int ranks) {
        Map<MadeHand, Integer> hands = new EnumMap<>(MadeHand.class);
        int[] codes = new int[ranks + 1];
        EveryFiveCards.forEach(hand -> {
            MadeHand made = ranking.made(cards(hand)).orElseThrow();
            hands.merge(made, 1, Integer::sum);
            int strength = ranking.strength(hand[0], hand[1], hand[2], hand[3], hand[4]);
            if (codes[strength] != 0 && codes[strength] != made.code()) {
                throw new AssertionError("hands that tie are of two classes: " + EveryFiveCards.written(hand));
            }
            codes[strength] = made.code();
        });
        for (int strength = 2; strength <= ranks; strength++) {
            assertThat(codes[strength]).as("strength %d", strength).isGreaterThanOrEqualTo(codes[strength - 1]);
        }
        assertThat(hands.values().stream().mapToInt(Integer::intValue).sum()).isEqualTo(EveryFiveCards.HANDS);
        return hands;
    }

    private static Cards cards(int[] hand) {
        Card[] cards = new Card[hand.length];
        for (int i = 0; i < hand.length; i++) {
            cards[i] = Card.of(hand[i]);
        }
        return Cards.of(cards);
    }

    @Test
    @DisplayName("given a code of a class, then it stands for that class alone")
    void codes() {
        for (MadeHand made : MadeHand.values()) {
            assertThat(MadeHand.withCode(made.code())).contains(made);
        }
        assertThat(MadeHand.withCode(0)).isEmpty();
        assertThat(MadeHand.withCode(23)).isEmpty();
        assertThat(MadeHand.QUEEN_LOW.isWorseThan(MadeHand.JACK_LOW)).isTrue();
        assertThat(MadeHand.JACK_LOW.isWorseThan(MadeHand.JACK_LOW)).isFalse();
    }

    /** How many ways there are to choose so many of so many. */
    private static int over(int from, int choose) {
        return choose == 0 ? 1 : over(from - 1, choose - 1) * from / choose;
    }
}
