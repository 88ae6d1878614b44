package org.standpat.card;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

class PlacesTest {

    @Test
    void givenPlacesThenTheyAreKeptInTheirOrder() {
        Places places = Places.of(51, 0, Places.UNKNOWN, 7);
        assertThat(places.size()).isEqualTo(4);
        assertThat(places.get(0)).isEqualTo(51);
        assertThat(places.get(2)).isEqualTo(Places.UNKNOWN);
        assertThat(places.known()).isEqualTo(1L << 51 | 1L | 1L << 7);
        assertThat(places.allKnown()).isFalse();
        assertThat(places).hasToString("[51, 0, ?, 7]");
        assertThat(places).isEqualTo(Places.of(51, 0, -1, 7)).hasSameHashCodeAs(Places.of(51, 0, -1, 7));
        assertThat(places).isNotEqualTo(Places.of(0, 51, -1, 7));
    }

    @Test
    void givenNoPlacesThenNoneIsUnknown() {
        assertThat(Places.of()).isSameAs(Places.NONE);
        assertThat(Places.NONE.isEmpty()).isTrue();
        assertThat(Places.NONE.allKnown()).isTrue();
        assertThat(Places.NONE.hidden()).isEqualTo(Places.NONE);
        assertThat(Places.NONE).hasToString("[]").isNotEqualTo(Places.unknown(1));
    }

    /** How many there are everybody sees. */
    @Test
    void givenPlacesThatAreHiddenThenTheirNumberStays() {
        assertThat(Places.of(3, 9).hidden()).isEqualTo(Places.unknown(2)).hasToString("[?, ?]");
        assertThat(Places.unknown(2).known()).isZero();
    }

    @Test
    void givenTheArrayIsChangedThenThePlacesAreNot() {
        int[] array = {4, 5};
        Places places = Places.of(array);
        array[0] = 6;
        assertThat(places.get(0)).isEqualTo(4);
    }

    @Test
    void givenWhatIsNoPlaceThenItIsRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> Places.of(52)).withMessageContaining("got 52");
        assertThatIllegalArgumentException().isThrownBy(() -> Places.of(-2)).withMessageContaining("got -2");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Places.of(3, 4, 3))
                .withMessageContaining("3 twice");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Places.unknown(53))
                .withMessageContaining("got 53");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Places.unknown(-1))
                .withMessageContaining("got -1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Places.of(new int[53]))
                .withMessageContaining("got 53");
    }
}
