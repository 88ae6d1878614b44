package org.standpat.deal;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import org.junit.jupiter.api.Test;
import org.standpat.card.CardSet;
import org.standpat.card.Cards;
import org.standpat.proof.deck.DeckSeed;

/** The commitments of hands of before, which stay checkable. */
class OrderCommitmentTest {

    /** Worked out apart from this code with another library's HMAC, when these were the commitments that hands had. */
    @Test
    void givenTheCountingSeedThenItsCommitmentIsWhatItWas() {
        byte[] counting = new byte[DeckSeed.BYTES];
        for (int i = 0; i < counting.length; i++) {
            counting[i] = (byte) i;
        }
        assertThat(new HouseDealer(DeckSeed.of(counting)).commitmentToOrder(0, CardSet.DECK))
                .isEqualTo("7509995d3152f35ed92376b2a24d289ba78e8a4759f4951431b7cb4fa68cf895");
    }

    @Test
    void givenManySeedsThenTheCommitmentIsThatOfThePlainShuffle() {
        for (int number = 0; number < 100; number++) {
            byte[] seed = ByteBuffer.allocate(DeckSeed.BYTES).putLong(number).array();
            CardSet cards = new CardSet(CardSet.DECK.mask() >>> (number % 50));
            assertThat(new HouseDealer(DeckSeed.of(seed)).commitmentToOrder(number, cards))
                    .as("seed %s, %s", number, Cards.of(cards))
                    .isEqualTo(PlainShuffle.commitment(seed, number, PlainShuffle.order(seed, number, cards)));
        }
    }
}
