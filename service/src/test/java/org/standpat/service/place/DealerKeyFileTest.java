package org.standpat.service.place;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Base64;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.standpat.db.postgres.Database;
import org.standpat.db.postgres.TestDatabase;
import org.standpat.service.Sentence;

class DealerKeyFileTest {

    @TempDir
    private Path folder;

    @Test
    void is_made_once_and_kept_for_its_owner_alone() throws Exception {
        Database database = TestDatabase.empty();

        String key = DealerKeyFile.in(folder).readOrMake(database);

        assertThat(Base64.getDecoder().decode(key)).hasSize(32);
        assertThat(DealerKeyFile.in(folder).readOrMake(database)).isEqualTo(key);
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

        assertThatThrownBy(() -> DealerKeyFile.in(folder).readOrMake(database))
                .isInstanceOf(Sentence.class)
                .hasMessageContaining("Put the file back");
        assertThat(folder).isEmptyDirectory();
    }
}
