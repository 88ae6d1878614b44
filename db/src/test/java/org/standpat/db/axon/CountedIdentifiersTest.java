package org.standpat.db.axon;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.UUID;
import java.util.stream.IntStream;
import org.axonframework.common.IdentifierFactory;
import org.junit.jupiter.api.Test;

class CountedIdentifiersTest {

    @Test
    void axon_finds_it() {
        assertThat(IdentifierFactory.getInstance()).isInstanceOf(CountedIdentifiers.class);
    }

    @Test
    void identifiers_differ_and_are_uuids_of_our_own_layout() {
        var identifiers = new CountedIdentifiers();

        var drawn = IntStream.range(0, 10_000)
                .parallel()
                .mapToObj(i -> identifiers.generateIdentifier())
                .toList();

        assertThat(drawn).doesNotHaveDuplicates();
        assertThat(drawn).map(UUID::fromString).allMatch(id -> id.version() == 8 && id.variant() == 2);
    }

    @Test
    void two_processes_never_draw_the_same() {
        UUID one = UUID.fromString(new CountedIdentifiers().generateIdentifier());
        UUID other = UUID.fromString(new CountedIdentifiers().generateIdentifier());

        assertThat(one.getMostSignificantBits()).isNotEqualTo(other.getMostSignificantBits());
    }
}
