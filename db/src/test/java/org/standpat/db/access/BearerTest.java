package org.standpat.db.access;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BearerTest {

    @ParameterizedTest
    @ValueSource(strings = {"Bearer standpat_abc", "bearer standpat_abc", " BEARER   standpat_abc "})
    void givenTheSchemeInAnyCaseThenTheKeyIsWhatFollows(String header) {
        assertThat(Bearer.in(List.of(header)).orElseThrow().text()).isEqualTo("standpat_abc");
    }

    @Test
    void givenNoHeaderThenThereIsNoKey() {
        assertThat(Bearer.in(List.of())).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", " ", "Bearer", "Bearer ", "Basic c3RhbmRwYXQ6YWJj", "standpat_abc", "Bearer a b", "Bearera"})
    void givenAnotherSchemeOrNoKeyThenItIsRefusedWithoutAQuote(String header) {
        assertThatThrownBy(() -> Bearer.in(List.of(header)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("Header Authorization is \"Bearer\", a space and a key; what came is something else.");
    }

    @Test
    void givenAKeyThatIsTooLongOrTwoHeadersThenTheyAreRefused() {
        String longest = "k".repeat(AccessKey.LONGEST);
        assertThat(Bearer.in(List.of("Bearer " + longest))).isPresent();
        assertThatThrownBy(() -> Bearer.in(List.of("Bearer " + longest + "k")))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Bearer.in(List.of("Bearer a", "Bearer a")))
                .hasMessageContaining("may come once, and not 2 times");
    }
}
