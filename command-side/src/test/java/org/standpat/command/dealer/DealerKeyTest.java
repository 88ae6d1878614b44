package org.standpat.command.dealer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.security.SecureRandom;
import java.util.Arrays;
import java.util.Base64;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.standpat.db.log.SealedDeck;
import org.standpat.proof.deck.DeckSeed;

/** Seeds are sealed so that only the same key opens them, and only for their hand. */
class DealerKeyTest {

    private static final SecureRandom RANDOM = new SecureRandom();
    private static final UUID HAND = UUID.randomUUID();

    private final DealerKey key = key(1);
    private final DeckSeed seed = DeckSeed.random(RANDOM);

    @Test
    void theSameKeyOpensWhatItSealed() {
        assertThat(key.open(HAND, key.seal(HAND, seed))).isEqualTo(seed);
        assertThat(key(1).open(HAND, key.seal(HAND, seed)))
                .as("the key of the same setting, after a restart")
                .isEqualTo(seed);
    }

    @Test
    void sealingTwiceGivesDifferentTexts() {
        assertThat(key.seal(HAND, seed)).isNotEqualTo(key.seal(HAND, seed));
    }

    @Test
    void anotherKeyIsToldApartByItsName() {
        DealerKey other = key(2);
        assertThatThrownBy(() -> other.open(HAND, key.seal(HAND, seed)))
                .isInstanceOf(DealerKeyException.class)
                .hasMessageContaining(key.id())
                .hasMessageContaining(other.id())
                .hasMessageContaining("Start with the key that it was sealed with");
    }

    @Test
    void aSeedCannotBeMovedToAnotherHandOrChanged() {
        SealedDeck sealed = key.seal(HAND, seed);
        assertThatThrownBy(() -> key.open(UUID.randomUUID(), sealed))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("belongs to another hand");
        byte[] changed = sealed.ciphertext();
        changed[0] ^= 1;
        assertThatThrownBy(() -> key.open(HAND, new SealedDeck(sealed.keyId(), sealed.nonce(), changed)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("was changed");
    }

    @Test
    void itsTextTellsNothing() {
        String secret = Base64.getEncoder().encodeToString(bytes(1));
        assertThat(key.toString()).contains(key.id()).doesNotContain(secret);
        assertThat(key.id()).hasSize(16);
    }

    private static DealerKey key(int filling) {
        return DealerKey.parse(" " + Base64.getEncoder().encodeToString(bytes(filling)) + "\n", RANDOM);
    }

    private static byte[] bytes(int filling) {
        byte[] bytes = new byte[DealerKey.BYTES];
        Arrays.fill(bytes, (byte) filling);
        return bytes;
    }
}
