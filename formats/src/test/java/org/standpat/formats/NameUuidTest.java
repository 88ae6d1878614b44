package org.standpat.formats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.UUID;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class NameUuidTest {

    /** The space of domain names of RFC 9562; Python's uuid5 gives the same identity for the name in the test. */
    private static final UUID DOMAIN_NAMES = UUID.fromString("6ba7b810-9dad-11d1-80b4-00c04fd430c8");

    @Test
    @DisplayName("a domain name has the identity that other programs give it")
    void example() {
        assertThat(NameUuid.of(DOMAIN_NAMES, "www.example.com"))
                .isEqualTo(UUID.fromString("2ed6657d-e927-568b-95e1-2665a8aea6a2"));
    }

    @Test
    @DisplayName("another name or another space is another identity")
    void differs() {
        UUID identity = NameUuid.of(DOMAIN_NAMES, "a");

        assertThat(NameUuid.of(DOMAIN_NAMES, "b")).isNotEqualTo(identity);
        assertThat(NameUuid.of(identity, "a")).isNotEqualTo(identity);
        assertThat(identity.version()).isEqualTo(5);
        assertThat(identity.variant()).isEqualTo(2);
    }
}
