package org.standpat.db.quarantine;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.standpat.db.log.LogFixture.AT;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.UUID;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.standpat.db.log.LogFixture;
import org.standpat.db.log.Payload;
import org.standpat.db.quarantine.QuarantineEntry.Resolution;

/** Refused hands are kept once, read in pages, and marked when they are recorded after all. */
class QuarantineTest {

    @AutoClose
    private final LogFixture db = new LogFixture();

    private final Quarantine quarantine = new Quarantine(db.dataSource);

    private static RefusedHand refused(String text) {
        return new RefusedHand(
                "pokerstars",
                "UTF-8",
                "evening \u001b[31m\u202e.txt",
                17,
                "42",
                9,
                3,
                "",
                "AGAINST_THE_RULES",
                "4.6",
                "Rule 4.6: expected no more bets.",
                null,
                digest(text));
    }

    private static String digest(String text) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(text.getBytes(UTF_8)));
        } catch (NoSuchAlgorithmException fault) {
            throw new IllegalStateException(fault);
        }
    }

    private static Payload bytes(String text) {
        return Payload.of(text.getBytes(UTF_8));
    }

    private long keep(String text) {
        return quarantine.keep(refused(text), bytes(text), AT).number();
    }

    @Test
    void given_a_refused_hand_when_it_is_refused_again_then_it_is_one_entry_with_its_first_reason() {
        long entry = keep("a hand");
        RefusedHand later = new RefusedHand(
                "phh",
                "UTF-8",
                "later.phh",
                0,
                "",
                0,
                0,
                "",
                "UNREADABLE",
                "",
                "otherwise",
                "source-a",
                digest("a hand"));

        assertThat(quarantine.keep(later, bytes("a hand"), AT.plusSeconds(60)))
                .isEqualTo(new QuarantineEntry(entry, AT, refused("a hand"), null));

        assertThat(quarantine.page(0, 10, true))
                .containsExactly(new QuarantineEntry(entry, AT, refused("a hand"), null));
        assertThat(quarantine.entry(entry)).contains(new QuarantineEntry(entry, AT, refused("a hand"), null));
        assertThat(quarantine.bytes(entry)).contains(bytes("a hand"));
        assertThat(keep("another hand")).as("no number was used up").isEqualTo(entry + 1);
    }

    @Test
    void given_five_entries_when_read_in_pages_of_two_then_each_comes_once_in_order() {
        for (int i = 1; i <= 5; i++) {
            keep("hand " + i);
        }

        assertThat(quarantine.page(0, 2, false))
                .extracting(QuarantineEntry::number)
                .containsExactly(1L, 2L);
        assertThat(quarantine.page(2, 2, false))
                .extracting(QuarantineEntry::number)
                .containsExactly(3L, 4L);
        assertThat(quarantine.page(4, 2, false))
                .extracting(QuarantineEntry::number)
                .containsExactly(5L);
        assertThat(quarantine.page(5, 2, false)).isEmpty();
        assertThatThrownBy(() -> quarantine.page(0, Quarantine.MOST_OF_A_PAGE + 1, false))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void given_an_entry_when_its_hand_is_recorded_then_it_leaves_the_list_and_is_there_still() {
        long entry = keep("a hand");
        keep("another hand");
        Resolution resolution = new Resolution(AT.plusSeconds(5), UUID.randomUUID(), "wsop-live");

        assertThat(quarantine.resolve(digest("a hand"), resolution)).isTrue();
        assertThat(quarantine.resolve(digest("a hand"), new Resolution(AT, UUID.randomUUID(), null)))
                .as("marked once")
                .isFalse();
        assertThat(quarantine.resolve(digest("never seen"), resolution)).isFalse();

        assertThat(quarantine.page(0, 10, false))
                .extracting(QuarantineEntry::number)
                .containsExactly(entry + 1);
        assertThat(quarantine.countOpen()).isEqualTo(1);
        assertThat(quarantine.page(0, 10, true).getFirst().resolution()).isEqualTo(resolution);
        assertThat(quarantine.bytes(entry)).contains(bytes("a hand"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "update quarantined_hand set why = ''",
                "delete from quarantined_hand",
                "truncate quarantined_hand cascade",
                "update quarantine_resolution set profile = null",
                "delete from quarantine_resolution",
                "truncate quarantine_resolution"
            })
    void changes_are_refused(String statement) {
        long entry = keep("a hand");
        quarantine.resolve(digest("a hand"), new Resolution(AT, UUID.randomUUID(), null));

        assertThatThrownBy(() -> db.sql.execute(statement)).rootCause().hasMessageContaining("is refused");

        assertThat(quarantine.entry(entry))
                .get()
                .extracting(QuarantineEntry::isOpen)
                .isEqualTo(false);
    }

    @Test
    void a_text_that_is_not_what_its_digest_says_is_not_kept() {
        assertThatThrownBy(() -> quarantine.keep(refused("a hand"), bytes("another hand"), AT))
                .rootCause()
                .hasMessageContaining("quarantined_hand_is_what_was_read");
        assertThat(quarantine.countOpen()).isZero();
    }
}
