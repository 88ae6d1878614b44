package org.standpat.deal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.security.SecureRandom;
import org.junit.jupiter.api.Test;

class ShuffleSeedTest {

    @Test
    void givenBytesThenTheSeedIsTheirs() {
        byte[] bytes = new byte[ShuffleSeed.BYTES];
        bytes[0] = 7;
        ShuffleSeed seed = ShuffleSeed.of(bytes);
        assertThat(seed).isEqualTo(ShuffleSeed.of(bytes)).hasSameHashCodeAs(ShuffleSeed.of(bytes));
        assertThat(seed.bytes()).isEqualTo(bytes);
        assertThat(seed).isNotEqualTo(ShuffleSeed.of(new byte[ShuffleSeed.BYTES]));
    }

    /** Neither the array that came nor the one that went out reaches the secret. */
    @Test
    void givenTheArraysAreChangedThenTheSeedIsNot() {
        byte[] bytes = new byte[ShuffleSeed.BYTES];
        ShuffleSeed seed = ShuffleSeed.of(bytes);
        bytes[0] = 1;
        seed.bytes()[1] = 1;
        assertThat(seed.bytes()).isEqualTo(new byte[ShuffleSeed.BYTES]);
    }

    @Test
    void givenAnotherNumberOfBytesThenItIsRefused() {
        for (int length : new int[] {0, 16, 31, 33}) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> ShuffleSeed.of(new byte[length]))
                    .withMessage("a shuffle seed is 32 bytes, not " + length);
        }
    }

    @Test
    void givenARandomSourceThenSeedsDifferAndAreNeverPrinted() {
        SecureRandom source = new SecureRandom();
        ShuffleSeed seed = ShuffleSeed.random(source);
        assertThat(seed).isNotEqualTo(ShuffleSeed.random(source));
        assertThat(seed).hasToString("ShuffleSeed[secret]");
    }
}
