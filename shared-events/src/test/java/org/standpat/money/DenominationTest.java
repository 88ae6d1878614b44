package org.standpat.money;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DenominationTest {

    @Test
    void a_setting_names_chips_or_a_currency_with_its_decimals() {
        assertThat(Denomination.named("chips")).isEqualTo(new Denomination("", 0));
        assertThat(Denomination.named("USD:2")).isEqualTo(new Denomination("USD", 2));
        assertThat(Denomination.named("JPY:0")).isEqualTo(new Denomination("JPY", 0));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "USD", "usd:2", "USD:9", "USD:-1", "USD:2 ", "DOUBLOONS:2", ":2", "Chips"})
    void anything_else_is_refused_with_how_it_is_written(String words) {
        assertThatThrownBy(() -> Denomination.named(words))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("such as \"USD:2\"")
                .hasMessageContaining("\"" + words + "\" is set");
    }
}
