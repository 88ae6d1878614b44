package org.standpat.service.exports;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.standpat.query.listing.HandSearch;
import picocli.CommandLine.TypeConversionException;

/** Times that hands are searched by. */
class HandTimeTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "+300000-01-01T00:00:00Z",
                "-999999999-01-01T00:00:00+18:00",
                "+999999999-12-31T23:59:59-18:00",
                "0000-12-31T23:59:59Z"
            })
    void given_a_time_that_the_log_does_not_keep_then_the_years_are_told(String time) {
        assertThatThrownBy(() -> new HandTime().convert(time))
                .isInstanceOf(TypeConversionException.class)
                .hasMessage("a time is one of the years 1 to 9999, not '" + time + "'.");
    }

    @Test
    void given_the_first_time_that_the_log_keeps_then_it_is_taken() {
        assertThat(new HandTime().convert("0001-01-01T00:00:00Z")).isEqualTo(HandSearch.FIRST_TIME);
    }
}
