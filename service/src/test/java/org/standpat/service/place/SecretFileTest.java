package org.standpat.service.place;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.standpat.db.postgres.Database;
import org.standpat.db.postgres.TestDatabase;
import org.standpat.service.Sentence;

class SecretFileTest {

    @TempDir
    private Path folder;

    @Test
    void is_made_once_and_kept_for_its_owner_alone() throws Exception {
        Database database = TestDatabase.empty();

        String key = SecretFile.dealerKey(folder).readOrMake(database, () -> "fresh");

        assertThat(key).isEqualTo("fresh");
        assertThat(SecretFile.dealerKey(folder).readOrMake(database, () -> "another"))
                .isEqualTo(key);
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder.resolve("dealer.key"))))
                .isEqualTo("rw-------");
    }

    @Test
    void is_not_made_anew_while_decks_wait_that_the_lost_one_sealed() {
        Database database = TestDatabase.fresh();
        JdbcClient.create(database.unpooled())
                .sql("insert into dealer_secret (hand, key_id, nonce, ciphertext) values (?, 'lost', ?, ?)")
                .params(UUID.randomUUID(), new byte[12], new byte[48])
                .update();

        assertThatThrownBy(() -> SecretFile.dealerKey(folder).readOrMake(database, () -> "fresh"))
                .isInstanceOf(Sentence.class)
                .hasMessageContaining("Put the file back");
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void keys_of_a_log_that_was_signed_are_not_made_anew() {
        Database database = TestDatabase.fresh();
        JdbcClient.create(database.unpooled())
                .sql("insert into checkpoint (size, at, note) values (1, now(), 'signed with the lost key')")
                .update();

        assertThatThrownBy(() -> SecretFile.logKey(folder).readOrMake(database, () -> "fresh"))
                .isInstanceOf(Sentence.class)
                .hasMessageContaining("STANDPAT_LOG_KEY");
        assertThatThrownBy(() -> SecretFile.logSalts(folder).readOrMake(database, () -> "fresh"))
                .isInstanceOf(Sentence.class)
                .hasMessageContaining("STANDPAT_LOG_SALTS");
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void given_a_file_that_is_empty_or_far_too_long_then_it_is_named_and_nothing_new_is_proposed() throws IOException {
        SecretFile salts = SecretFile.logSalts(folder);
        for (String spoilt : List.of("", "\n", "A".repeat(5_000))) {
            Files.writeString(salts.file(), spoilt);
            assertThatThrownBy(salts::read)
                    .isInstanceOf(Sentence.class)
                    .hasMessageContaining(salts.file().toString())
                    .hasMessageContaining("from your backup")
                    .hasMessageNotContaining("log-keys");
        }
    }

    @Test
    void given_half_a_secret_then_the_files_are_named() throws IOException {
        Files.writeString(SecretFile.logKey(folder).file(), "room.example/log+7f18");
        Files.writeString(SecretFile.logSalts(folder).file(), "AAAA");
        assertThatThrownBy(() ->
                        Secrets.existing(new Settings(Map.of("STANDPAT_DEALER_KEY", "A".repeat(43) + "=")), folder))
                .isInstanceOf(Sentence.class)
                .hasMessageContaining("log.key")
                .hasMessageContaining("from your backup");
    }
}
