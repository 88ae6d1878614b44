package org.standpat.notary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.time.Instant;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.standpat.notary.checkpoint.KeptCheckpoint;

/** What is not what was signed before is not signed on. */
class NotaryRefusesTest extends NotaryOnALog {

    @Test
    void whenTheTreeIsNotWhatWasSignedItSignsNothingMore() {
        start().close();
        Notary first = start();
        log.handWith(300);
        first.close();
        log.sql.update(
                "update log_edge set hashes = overlay(hashes placing decode('00', 'hex') from 40) where level = 0 and number = 1");
        Notary second = start();
        await().atMost(PATIENCE).until(() -> second.state() instanceof NotaryState.Refusing);
        log.handWith(1);
        assertThat(((NotaryState.Refusing) second.state()).finding())
                .contains("300")
                .contains("audit");
        assertThat(signed()).isEqualTo(300);
    }

    @Test
    void whenTheLogHasAHoleItSignsNothingMore() {
        Notary first = start();
        UUID hand = log.handWith(10);
        first.close();
        log.handWith(10);
        tamper("delete from event where feed_position = 15");
        Notary second = start();
        await().atMost(PATIENCE).until(() -> second.state() instanceof NotaryState.Refusing);
        assertThat(((NotaryState.Refusing) second.state()).finding()).contains("Place 15");
        assertThat(signed()).isEqualTo(10);
        assertThat(hand).isNotNull();
    }

    @Test
    void whenAnOlderDatabaseTookItsPlaceItSignsNothingMore() {
        Notary first = start();
        log.handWith(10);
        awaitSigned(10);
        log.handWith(10);
        first.close();
        // What an older backup had: ten events, and the checkpoint over them.
        KeptCheckpoint tenth = outlet.taken.stream()
                .filter(signed -> signed.checkpoint().size() == 10)
                .map(signed ->
                        new KeptCheckpoint(10, Instant.now(), signed.note().toString()))
                .findFirst()
                .orElseThrow();
        tamper("delete from event where feed_position > 10");
        log.sql.update("delete from checkpoint");
        log.sql.update("insert into checkpoint (size, at, note) values (10, now(), ?)", tenth.text());
        log.sql.update("update log_edge set hashes = substr(hashes, 1, 320)");
        Notary second = start();
        await().atMost(PATIENCE).until(() -> second.state() instanceof NotaryState.Refusing);
        assertThat(((NotaryState.Refusing) second.state()).finding())
                .contains("speaks for 20 events")
                .contains("ends at 10");
        second.close();
        // Going on with other events until there are as many does not help.
        log.handWith(12);
        Notary third = start();
        await().atMost(PATIENCE)
                .untilAsserted(() -> assertThat(third.state())
                        .isInstanceOf(NotaryState.Refusing.class)
                        .asString()
                        .contains("The first 20 events"));
        assertThat(signed()).isEqualTo(10);
    }

    @Test
    void whenTheEndOfTheLogIsCutItSignsNothingMore() {
        Notary first = start();
        log.handWith(20);
        awaitSigned(20);
        tamper("delete from event where feed_position > 10");
        // New events take the places of those that are gone.
        log.handWith(15);
        await().atMost(PATIENCE)
                .untilAsserted(() -> assertThat(first.state())
                        .isInstanceOf(NotaryState.Refusing.class)
                        .asString()
                        .contains("place 20"));
        assertThat(signed()).isEqualTo(20);
    }

    @Test
    void anotherKeyDoesNotGoOnWithTheLogOfTheFirst() {
        Notary first = start();
        log.handWith(5);
        first.close();
        Notary second = start(keys());
        await().atMost(PATIENCE).until(() -> second.state() instanceof NotaryState.Refusing);
        log.handWith(1);
        assertThat(signed()).isEqualTo(5);
    }
}
