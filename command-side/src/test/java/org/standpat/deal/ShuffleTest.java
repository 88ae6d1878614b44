package org.standpat.deal;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.standpat.card.Card;
import org.standpat.card.CardSet;
import org.standpat.card.Cards;

class ShuffleTest {

    /** Bytes 0, 1, 2 … 31. */
    private static final byte[] COUNTING = counting();

    private static byte[] counting() {
        byte[] seed = new byte[ShuffleSeed.BYTES];
        for (int i = 0; i < seed.length; i++) {
            seed[i] = (byte) i;
        }
        return seed;
    }

    private static byte[] numbered(long number) {
        return ByteBuffer.allocate(ShuffleSeed.BYTES).putLong(number).array();
    }

    private static Card[] order(byte[] seed, int number, CardSet cards) {
        return new Shuffle(ShuffleSeed.of(seed)).order(number, cards);
    }

    /** Worked out apart from this code with another library's HMAC: a change of the algorithm would deal running hands anew. */
    @Test
    void givenTheCountingSeedThenItsOrdersAndItsCommitmentAreThese() {
        assertThat(Cards.of(order(COUNTING, 0, CardSet.DECK)))
                .hasToString("Qh7hKhJc6sQd6d6hTcJh5s7sAc2dKsQc3h4sKc8d7c8c4d2h9h3s"
                        + "2c8hJs5hAhTh3c9d2s9cAdKd5dJd5cTd3d4c9sQs4hTs7d6cAs8s");
        CardSet clubs = Cards.parse("2c3c4c5c6c7c8c9cTcJcQcKcAc").knownSet();
        assertThat(Cards.of(order(COUNTING, 3, clubs))).hasToString("4cTc5c2cKc6cAc7c3c8c9cJcQc");
        assertThat(new Shuffle(ShuffleSeed.of(COUNTING)).commitment(0, order(COUNTING, 0, CardSet.DECK)))
                .isEqualTo("7509995d3152f35ed92376b2a24d289ba78e8a4759f4951431b7cb4fa68cf895");
    }

    @Test
    void givenManySeedsThenTheOrderIsThatOfTheShuffleWrittenAgain() {
        for (int number = 0; number < 200; number++) {
            byte[] seed = numbered(number);
            CardSet cards = new CardSet(CardSet.DECK.mask() >>> (number % 50));
            Card[] order = order(seed, number, cards);
            List<Card> plain = PlainShuffle.order(seed, number, cards);
            assertThat(order).as("seed %s", number).containsExactlyElementsOf(plain);
            assertThat(new Shuffle(ShuffleSeed.of(seed)).commitment(number, order))
                    .isEqualTo(PlainShuffle.commitment(seed, number, plain));
        }
    }

    @Test
    void givenAnySetOfCardsThenTheOrderHoldsEachOfThemOnce() {
        for (int size = 0; size <= Card.DECK_SIZE; size++) {
            CardSet cards = size == 0 ? CardSet.EMPTY : new CardSet(CardSet.DECK.mask() >>> (Card.DECK_SIZE - size));
            assertThat(order(COUNTING, size, cards)).containsExactlyInAnyOrderElementsOf(cards);
        }
    }

    @Test
    void givenAnotherSeedOrAnotherNumberThenTheOrderIsAnother() {
        Card[] order = order(COUNTING, 0, CardSet.DECK);
        assertThat(order(COUNTING, 0, CardSet.DECK)).isEqualTo(order);
        assertThat(order(COUNTING, 1, CardSet.DECK)).isNotEqualTo(order);
        assertThat(order(numbered(1), 0, CardSet.DECK)).isNotEqualTo(order);
    }

    /** The salt differs by shuffle, so that equal orders could not be told from their commitments. */
    @Test
    void givenTheSameOrderInAnotherShuffleThenTheCommitmentIsAnother() {
        Shuffle shuffle = new Shuffle(ShuffleSeed.of(COUNTING));
        Card[] order = shuffle.order(0, CardSet.DECK);
        assertThat(shuffle.commitment(1, order)).isNotEqualTo(shuffle.commitment(0, order));
        assertThat(shuffle.commitment(0, order)).matches("[0-9a-f]{64}");
    }

    /**
     * Each card is about as often on each place. The statistic over 52 cards and 52 places follows chi-square with 51 x 51 degrees of
     * freedom: mean 2601, standard deviation 72. The seeds are fixed, so the test gives the same on every run.
     */
    @Test
    void givenManySeedsThenEachCardIsAboutAsOftenOnEachPlace() {
        int shuffles = 100 * Card.DECK_SIZE;
        int[][] counts = new int[Card.DECK_SIZE][Card.DECK_SIZE];
        for (int number = 0; number < shuffles; number++) {
            Card[] order = order(numbered(number), 0, CardSet.DECK);
            for (int place = 0; place < order.length; place++) {
                counts[place][order[place].index()]++;
            }
        }
        double expected = (double) shuffles / Card.DECK_SIZE;
        double statistic = 0;
        for (int[] place : counts) {
            double ofPlace = 0;
            for (int count : place) {
                ofPlace += (count - expected) * (count - expected) / expected;
            }
            // 51 degrees of freedom: one place in a million goes above 110
            assertThat(ofPlace).isLessThan(110);
            statistic += ofPlace;
        }
        assertThat(statistic).isBetween(2601 - 4 * 72.0, 2601 + 4 * 72.0);
    }
}
