package org.standpat.service.terminal;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BarsTest {

    @ParameterizedTest
    @CsvSource({
        "0,     '', ''",
        // Something is to be seen of every share: an eighth of a block.
        "0.001, \u258f,         #",
        "0.1,   \u2588,         #",
        "0.15,  \u2588\u258c,   ##",
        "0.5,   \u2588\u2588\u2588\u2588\u2588, #####",
        "1,     \u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588, ##########",
        "1.5,   \u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588, ##########",
        "-1,    '', ''",
    })
    void a_bar_is_as_long_as_its_share(double share, String blocks, String plain) {
        assertThat(Bars.in(UTF_8).of(share, 10)).isEqualTo(blocks);
        assertThat(Bars.in(US_ASCII).of(share, 10)).isEqualTo(plain);
    }

    @Test
    void blocks_are_for_outputs_that_can_say_them() {
        assertThat(Bars.in(UTF_8).blocks()).isTrue();
        assertThat(Bars.in(ISO_8859_1).blocks()).isFalse();
    }
}
