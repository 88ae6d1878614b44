package org.standpat.service.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

/** A file unpacks to so much and no more. */
class AllowanceTest {

    @Test
    void given_all_that_is_allowed_over_several_streams_then_one_byte_more_fails_and_so_does_every_later_one()
            throws Exception {
        long packed = 1_000;
        Allowance allowance = new Allowance(packed);
        long allowed = Allowance.FREE_BYTES + packed * Allowance.MOST_EXPANSION;

        allowance.counted(new EndlessBytes((byte) 0)).skipNBytes(allowed - 10);
        assertThat(allowance.counted(new EndlessBytes((byte) 0)).readNBytes(10)).hasSize(10);
        assertThat(allowance.isUsedUp()).isFalse();

        for (int attempt = 0; attempt < 2; attempt++) {
            assertThatThrownBy(
                            () -> allowance.counted(new EndlessBytes((byte) 0)).read())
                    .isInstanceOf(ArchiveFault.class)
                    .hasMessage("expected 1000 bytes to unpack to at most " + allowed
                            + " (67108864, and 200 for each), got more");
        }
        assertThat(allowance.isUsedUp()).isTrue();
    }

    @Test
    void given_more_entries_than_are_allowed_then_it_fails() throws Exception {
        Allowance allowance = new Allowance(1, 2);

        assertThatCode(() -> {
                    allowance.entry();
                    allowance.entry();
                })
                .doesNotThrowAnyException();
        assertThatThrownBy(allowance::entry).hasMessage("expected at most 2 entries, got more");
        assertThat(allowance.isUsedUp()).isTrue();
    }
}
