package org.standpat.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.standpat.db.access.AccessKey;
import org.standpat.db.access.KeyEntry;
import org.standpat.db.access.KeyRole;
import org.standpat.db.postgres.TestDatabase;

/** Once there is a key of the backend, only who holds it writes. */
class BackendKeyTest {

    private static final String AUTHORIZATION = "Authorization";

    private final AccessKey backend = AccessKey.make(new SecureRandom());
    private final AccessKey staff = AccessKey.make(new SecureRandom());

    @TempDir
    private Path folder;

    private RunningCommandSide side() {
        return RunningCommandSide.on(TestDatabase.fresh(), "--standpat.keys.file=" + folder.resolve("keys"));
    }

    private void write(String... lines) throws IOException {
        Files.writeString(folder.resolve("keys"), String.join("\n", lines));
    }

    private static String line(KeyRole role, AccessKey key) {
        return new KeyEntry(role, role.word(), key.hash()).line();
    }

    private static String bearer(AccessKey key) {
        return "Bearer " + key.text();
    }

    @Test
    void givenAKeyOfTheBackendThenNobodyElseWrites() throws IOException {
        write(line(KeyRole.BACKEND, backend), line(KeyRole.STAFF, staff));
        try (RunningCommandSide side = side()) {
            Reply started = side.start(Bodies.start("house", 3), AUTHORIZATION, bearer(backend));
            assertThat(started.status()).as(started.text()).isEqualTo(201);

            Reply none = side.start(Bodies.start("house", 3));
            assertThat(none.status()).isEqualTo(401);
            assertThat(none.contentType()).isEqualTo("application/problem+json");
            assertThat(none.field("kind")).isEqualTo("unknown-caller");
            assertThat(none.text()).doesNotContain("cards\":");
            Reply other = side.act(started.hand(), Bodies.wager(1, "raise", 200), AUTHORIZATION, bearer(staff));
            assertThat(other.status()).isEqualTo(403);
            assertThat(other.field("kind")).isEqualTo("not-allowed");
            Reply unknown = side.rule(started.hand(), "{}", AUTHORIZATION, bearer(AccessKey.make(new SecureRandom())));
            assertThat(unknown.status()).isEqualTo(401);
            assertThat(side.act(started.hand(), "{}", AUTHORIZATION, "Basic " + backend.text())
                            .status())
                    .isEqualTo(401);
            assertThat(side.act(started.hand(), Bodies.wager(1, "raise", 200), AUTHORIZATION, bearer(backend))
                            .status())
                    .isEqualTo(200);
        }
    }

    @Test
    void givenNoKeyOfTheBackendThenWritingIsOpenAsLongAsThereIsNone() throws IOException {
        write(line(KeyRole.STAFF, staff));
        try (RunningCommandSide side = side()) {
            assertThat(side.start(Bodies.start("house", 3)).status()).isEqualTo(201);
            assertThat(side.start(Bodies.start("house", 3), AUTHORIZATION, "Bearer standpat_x")
                            .status())
                    .as("a key that nobody knows")
                    .isEqualTo(401);

            write(line(KeyRole.STAFF, staff), line(KeyRole.BACKEND, backend));

            await().atMost(Duration.ofSeconds(60))
                    .until(() -> side.start(Bodies.start("house", 3)).status() == 401);
        }
    }

    /** An editor empties a file before it writes it, and who takes back a key that others know wants no more of them to write. */
    @Test
    void givenTheKeyOfTheBackendIsTakenBackThenWritingIsNotOpenAgain() throws IOException {
        write(line(KeyRole.STAFF, staff), line(KeyRole.BACKEND, backend));
        try (RunningCommandSide side = side()) {
            write("");

            await().atMost(Duration.ofSeconds(60))
                    .until(() -> side.start(Bodies.start("house", 3), AUTHORIZATION, bearer(backend))
                            .text()
                            .contains("taken back"));
            assertThat(side.start(Bodies.start("house", 3)).status()).isEqualTo(401);

            write(line(KeyRole.STAFF, staff));
            await().atMost(Duration.ofSeconds(60))
                    .until(() -> side.start(Bodies.start("house", 3), AUTHORIZATION, bearer(staff))
                                    .status()
                            == 403);
        }
    }

    @Test
    void givenAFileThatIsBrokenOrGoneThenNobodyWritesAndHealthSaysSo() throws IOException {
        write(line(KeyRole.BACKEND, backend));
        try (RunningCommandSide side = side()) {
            assertThat(side.start(Bodies.start("house", 3), AUTHORIZATION, bearer(backend))
                            .status())
                    .isEqualTo(201);

            Files.delete(folder.resolve("keys"));

            await().atMost(Duration.ofSeconds(60))
                    .until(() -> side.start(Bodies.start("house", 3)).status() == 503);
            assertThat(side.start(Bodies.start("house", 3), AUTHORIZATION, bearer(backend))
                            .status())
                    .isEqualTo(503);
            assertThat(side.get("/actuator/health").text()).contains("it was there and is gone");
        }
    }
}
